import { readFileSync } from "node:fs";
import { quickChance } from "@tabletown/kernel";
import { afterEach, expect, test, vi } from "vitest";
import wabt from "wabt";
import { newNet } from "./learn.ts";
import { fromBase64 } from "./net-data.ts";
import { plainRunner, runnerOf } from "./net-runner.ts";
import { DENSE, simdRunner } from "./simd.ts";

afterEach(() => vi.unstubAllGlobals());

test("the program that is shipped is what dense.wat says", async () => {
  const text = readFileSync(new URL("dense.wat", import.meta.url), "utf8");
  const { buffer } = (await wabt()).parseWat("dense.wat", text, { simd: true }).toBinary({});
  expect([...fromBase64(DENSE)]).toEqual([...buffer]);
});

test.each([[[5, 3, 2]], [[90, 192, 32, 3]], [[33, 17, 16, 15, 6]], [[1, 1]]])(
  "a net of %j says the same in WebAssembly as in plain arithmetic",
  (sizes) => {
    const chance = quickChance("runner");
    const net = newNet(sizes, chance);
    for (const { biases } of net.layers) for (let i = 0; i < biases.length; i++) biases[i] = chance.int(100) / 50 - 1;
    const plain = plainRunner(net);
    const simd = simdRunner(net);
    for (let n = 0; n < 50; n++) {
      for (let i = 0; i < plain.input.length; i++) {
        const value = n > 0 && chance.int(3) === 0 ? chance.int(200) / 50 - 2 : 0;
        plain.input[i] = value;
        simd.input[i] = value;
      }
      const expected = [...plain.run()];
      for (const [i, value] of simd.run().entries()) expect(value).toBeCloseTo(expected[i] as number, 5);
      expect(simd.run()).toHaveLength(expected.length);
    }
  },
);

test("where WebAssembly is forbidden a net is asked in plain arithmetic", () => {
  const net = newNet([7, 4, 2], quickChance("forbidden"));
  const simd = simdRunner(net);
  const forbidden = class {
    constructor() {
      throw new EvalError("refused by policy");
    }
  };
  vi.stubGlobal("WebAssembly", { Module: forbidden, Memory: forbidden, Instance: forbidden });
  const runner = runnerOf(net);
  for (const each of [simd, runner]) each.input.fill(1);
  expect(runner.run()[0]).toBeCloseTo(simd.run()[0] as number, 5);
});

test("a net that learns is asked with the weights that it has then", () => {
  const net = newNet([2, 2], quickChance("learning"));
  const { input, run } = plainRunner(net);
  input.set([1, 0]);
  net.layers[0]?.weights.set([0, 0]);
  expect(run()[0]).toBe(0.5);
  net.layers[0]?.weights.set([5, -5]);
  expect(run()[0]).toBeGreaterThan(0.99);
});
