import { type Layer, type Net, type NetRunner, softmax } from "./net.ts";
import { fromBase64 } from "./net-data.ts";

/** `dense.wat`, translated; net-runner.test.ts translates it again. */
export const DENSE =
  "AGFzbQEAAAABBQFgAX8AAg8BA25ldAZtZW1vcnkCAAEDAgEABwkBBWRlbnNlAAAK8gIB7wIDCn8BfQZ7IAAoAgAhASAAKAIEIQIgACgCCCEJIAAoAgwhAyAAKAIQIQQgACgCFCEFIAAoAhghBiAGIQcDQCABKgIAIQsgByALOAIAIAcgCTYCBCAHIAtDAAAAAFxBA3RqIQcgCSAFaiEJIAFBBGohASABIAJJDQALIAD9CQIcIQ0DQCADIApqIQkgCf0ABAAhDiAJ/QAEECEPIAn9AAQgIRAgCf0ABDAhESAGIQgCQCAIIAdGDQADQCAI/QkCACEMIAgoAgQgCmohCSAOIAwgCf0ABAD95gH95AEhDiAPIAwgCf0ABBD95gH95AEhDyAQIAwgCf0ABCD95gH95AEhECARIAwgCf0ABDD95gH95AEhESAIQQhqIQggCCAHSQ0ACwsgBCAKaiEJIAkgDiAN/ekB/QsEACAJIA8gDf3pAf0LBBAgCSAQIA396QH9CwQgIAkgESAN/ekB/QsEMCAKQcAAaiEKIAogBUkNAAsL";

/** Numbers that the program adds up at once. */
const AT_ONCE = 16;
/** Numbers that describe a layer to it. */
const DESCRIPTION = 8;
const BYTES = 4;
const PAGE = 65_536;

/** There in browsers and in Node.js, though not in the language. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (pages: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Instance: new (module: object, imports: object) => { readonly exports: { readonly dense: Dense } };
};

/** Works out the layer that is described there, which is a place in memory. */
type Dense = (layer: number) => void;

/** The net in WebAssembly, four numbers with each instruction; throws where that is not to be had. */
export function simdRunner({ layers }: Net): NetRunner {
  const program = new WebAssembly.Module(fromBase64(DENSE));
  const memory = new WebAssembly.Memory({ initial: Math.ceil((BYTES * numbersOf(layers)) / PAGE) });
  const numbers = new Float32Array(memory.buffer);
  const words = new Uint32Array(memory.buffer);
  let taken = 0;
  const take = (count: number): number => {
    taken += count;
    return taken - count;
  };
  const descriptions = take(layers.length * DESCRIPTION);
  const live = take(liveNumbers(layers));
  const first = take(filled(layers[0]?.inputs ?? 0));
  let from = first;
  for (const [l, { inputs, outputs, weights, biases }] of layers.entries()) {
    const row = filled(outputs);
    const rows = take(inputs * row);
    for (let i = 0; i < inputs; i++) numbers.set(weights.subarray(i * outputs, (i + 1) * outputs), rows + i * row);
    const sums = take(row);
    numbers.set(biases, sums);
    const output = take(row);
    const about = descriptions + l * DESCRIPTION;
    words.set(
      [from, from + inputs, rows, sums, output, row, live].map((place) => BYTES * place),
      about,
    );
    numbers[about + DESCRIPTION - 1] = l + 1 < layers.length ? 0 : Number.NEGATIVE_INFINITY;
    from = output;
  }
  const { dense } = new WebAssembly.Instance(program, { net: { memory } }).exports;
  const output = numbers.subarray(from, from + (layers.at(-1)?.outputs ?? 0));
  return {
    input: numbers.subarray(first, first + (layers[0]?.inputs ?? 0)),
    run() {
      for (let l = 0; l < layers.length; l++) dense(BYTES * (descriptions + l * DESCRIPTION));
      softmax(output);
      return output;
    },
  };
}

function numbersOf(layers: readonly Layer[]): number {
  const ofLayers = layers.reduce((sum, { inputs, outputs }) => sum + DESCRIPTION + (inputs + 2) * filled(outputs), 0);
  return ofLayers + liveNumbers(layers) + filled(layers[0]?.inputs ?? 0);
}

/** For every input that is not 0 itself and the place of its weights. */
function liveNumbers(layers: readonly Layer[]): number {
  return filled(2 * Math.max(...layers.map(({ inputs }) => inputs + 1)));
}

function filled(count: number): number {
  return Math.ceil(count / AT_ONCE) * AT_ONCE;
}
