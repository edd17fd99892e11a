import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { activationsFor, decodeNet, forward } from "@tabletown/bots";
import { expect, test } from "vitest";

/** Made-up nets and inputs, as train.py writes the former, with what plain arithmetic says of the latter. */
const PROGRAM = `
import json, random, sys, tempfile
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
module = weights.module(cases[1]["net"], "python3 training/train.py")
with tempfile.NamedTemporaryFile("w", suffix=".ts") as file:
    file.write(module)
    file.flush()
    again = weights.encoded(weights.read(file.name))
print(json.dumps({"cases": cases, "module": module, "again": again}))
`;

interface Made {
  readonly cases: readonly {
    readonly net: { readonly sizes: number[]; readonly scales: number[]; readonly weights: string };
    readonly input: readonly number[];
    readonly answer: readonly number[];
  }[];
  readonly module: string;
  readonly again: { readonly sizes: number[]; readonly weights: string };
}

const made: Made = JSON.parse(execFileSync("python3", ["-c", PROGRAM], { encoding: "utf8" }));

test.each(made.cases)("a net that Python wrote answers the same here, but for rounding", ({ net, input, answer }) => {
  const read = decodeNet(net);
  const activations = activationsFor(read);
  (activations.values[0] as Float32Array).set(input);
  for (const [i, value] of forward(read, activations).entries()) expect(value).toBeCloseTo(answer[i] as number, 3);
});

test("the file it writes holds the same numbers", () => {
  const [, second] = made.cases;
  expect(made.module).toContain(`"${second?.net.weights}"`);
  expect(made.module).toContain("/** Trained with: python3 training/train.py */");
  expect(made.module).toMatch(/^import type \{ NetData \} from "@tabletown\/bots";\n/);
});

test("training goes on from the numbers in such a file", () => {
  const [, second] = made.cases;
  expect(made.again.sizes).toEqual(second?.net.sizes);
  expect(made.again.weights).toBe(second?.net.weights);
});

/** The settings of each program that trains, as it declares them, and those that it cannot do without. */
const SETTINGS = {
  "python3 training/train.py": declared("training/train.py", /add_argument\("(--[\w-]+)"(.*)\)/g),
  "tabletown train": declared("apps/cli/src/commands/train.ts", /\.option\(\s*"(--[\w-]+)()/g),
};

function declared(file: string, pattern: RegExp): { readonly known: string[]; readonly required: string[] } {
  const found = [...readFileSync(file, "utf8").matchAll(pattern)];
  const names = (all: readonly RegExpExecArray[]): string[] => all.map(([, name = ""]) => name);
  return { known: names(found), required: names(found.filter(([, , rest]) => rest?.includes("required=True"))) };
}

test.each(globSync("games/*/bot/weights/*.ts"))("%s tells by which commands it came about", (file) => {
  const [, told = ""] = /^\/\*\* Trained with: (.+) \*\/$/m.exec(readFileSync(file, "utf8")) ?? [];
  for (const command of told.split(", then ")) {
    const [, settings] = Object.entries(SETTINGS).find(([program]) => command.startsWith(`${program} `)) ?? [];
    const given = command.match(/--[\w-]+/g) ?? [];
    expect(settings?.known).toEqual(expect.arrayContaining(given));
    expect(given).toEqual(expect.arrayContaining(settings?.required ?? []));
  }
});
