import { execFileSync } from "node:child_process";
import { activationsFor, decodeNet, forward } from "@tabletown/bots";
import { expect, test } from "vitest";

/** Made-up nets and inputs, as train.py writes the former, with what plain arithmetic says of the latter. */
const PROGRAM = `
import json, random, sys
sys.path.insert(0, "training")
import weights
random.seed(4)
def net(sizes):
    numbers = lambda n: [random.uniform(-1, 1) for _ in range(n)]
    return [([numbers(b) for _ in range(a)], numbers(b)) for a, b in zip(sizes, sizes[1:])]
cases = []
for sizes in [[5, 3, 2], [40, 16, 8, 4], [7, 6]]:
    layers = net(sizes)
    input = [random.choice([0.0, random.uniform(-2, 2)]) for _ in range(sizes[0])]
    cases.append({"net": weights.encoded(layers), "input": input, "answer": weights.forward(layers, input)})
print(json.dumps({"cases": cases, "module": weights.module(cases[0]["net"], "python3 training/train.py")}))
`;

interface Made {
  readonly cases: readonly {
    readonly net: { readonly sizes: number[]; readonly scales: number[]; readonly weights: string };
    readonly input: readonly number[];
    readonly answer: readonly number[];
  }[];
  readonly module: string;
}

const made: Made = JSON.parse(execFileSync("python3", ["-c", PROGRAM], { encoding: "utf8" }));

test.each(made.cases)("a net that Python wrote answers the same here, but for rounding", ({ net, input, answer }) => {
  const read = decodeNet(net);
  const activations = activationsFor(read);
  (activations.values[0] as Float32Array).set(input);
  for (const [i, value] of forward(read, activations).entries()) expect(value).toBeCloseTo(answer[i] as number, 3);
});

test("the file it writes holds the same numbers", () => {
  const [first] = made.cases;
  expect(made.module).toContain(`"${first?.net.weights}"`);
  expect(made.module).toContain("/** Trained with: python3 training/train.py */");
  expect(made.module).toMatch(/^import type \{ NetData \} from "@tabletown\/bots";\n/);
});
