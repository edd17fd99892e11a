import { type Layer, type Net, type NetRunner, softmax } from "./net.ts";
import { fromBase64 } from "./net-data.ts";

/** `dense.wat`, translated; simd.test.ts translates it again. */
export const DENSE =
  "AGFzbQEAAAABDAFgCH9/f39/f399AAIPAQNuZXQGbWVtb3J5AgABAwIBAAcJAQVkZW5zZQAACs0CAcoCAwV/AX0GeyAAIAFBAnRqIQggBiEJIAIhCwNAIAAqAgAhDSAJIA04AgAgCSALNgIEIAkgDUMAAAAAXEEDdGohCSALIAVqIQsgAEEEaiEAIAAgCEkNAAsgB/0TIQ8DQCADIAxqIQsgC/0ABAAhECAL/QAEECERIAv9AAQgIRIgC/0ABDAhEyAGIQoCQCAKIAlGDQADQCAK/QkCACEOIAooAgQgDGohCyAQIA4gC/0ABAD95gH95AEhECARIA4gC/0ABBD95gH95AEhESASIA4gC/0ABCD95gH95AEhEiATIA4gC/0ABDD95gH95AEhEyAKQQhqIQogCiAJSQ0ACwsgBCAMaiELIAsgECAP/ekB/QsEACALIBEgD/3pAf0LBBAgCyASIA/96QH9CwQgIAsgEyAP/ekB/QsEMCAMQcAAaiEMIAwgBUkNAAsL";

/** Numbers that the program adds up at once. */
const AT_ONCE = 16;
const BYTES = 4;
const PAGE = 65_536;

type Dense = (
  input: number,
  inputs: number,
  weights: number,
  biases: number,
  output: number,
  rowBytes: number,
  live: number,
  least: number,
) => void;

/** Where a layer lies in memory, in bytes. */
interface Place {
  readonly inputs: number;
  readonly rowBytes: number;
  readonly weights: number;
  readonly biases: number;
  readonly output: number;
}

/** Translated once. */
let program: WebAssembly.Module | undefined;

/** The net in WebAssembly, four numbers with each instruction; throws where that is not to be had. */
export function simdRunner(net: Net): NetRunner {
  program ??= new WebAssembly.Module(fromBase64(DENSE));
  const first = net.layers[0] as Layer;
  let end = BYTES * whole(first.inputs);
  const take = (numbers: number): number => {
    end += BYTES * numbers;
    return end - BYTES * numbers;
  };
  const places = net.layers.map(({ inputs, outputs }): Place => {
    const row = whole(outputs);
    return { inputs, rowBytes: BYTES * row, weights: take(inputs * row), biases: take(row), output: take(row) };
  });
  const live = take(2 * Math.max(...net.layers.map(({ inputs }) => inputs + 1)));
  const memory = new WebAssembly.Memory({ initial: Math.ceil(end / PAGE) });
  const numbers = new Float32Array(memory.buffer);
  for (const [l, { inputs, outputs, weights, biases }] of net.layers.entries()) {
    const place = places[l] as Place;
    for (let i = 0; i < inputs; i++) {
      numbers.set(weights.subarray(i * outputs, (i + 1) * outputs), (place.weights + i * place.rowBytes) / BYTES);
    }
    numbers.set(biases, place.biases / BYTES);
  }
  const dense = new WebAssembly.Instance(program, { net: { memory } }).exports.dense as Dense;
  const last = net.layers.length - 1;
  const output = numbers.subarray((places[last] as Place).output / BYTES).subarray(0, net.layers[last]?.outputs);
  return {
    input: numbers.subarray(0, first.inputs),
    run() {
      let input = 0;
      for (let l = 0; l <= last; l++) {
        const { inputs, weights, biases, output, rowBytes } = places[l] as Place;
        dense(input, inputs, weights, biases, output, rowBytes, live, l < last ? 0 : Number.NEGATIVE_INFINITY);
        input = output;
      }
      softmax(output);
      return output;
    },
  };
}

function whole(count: number): number {
  return Math.ceil(count / AT_ONCE) * AT_ONCE;
}
