import type { Layer, Net } from "./net.ts";

/** A net as it is written down: sizes of its layers, and per layer a scale and its weights and biases as 16-bit whole numbers, in base64. */
export interface NetData {
  readonly sizes: readonly number[];
  readonly scales: readonly number[];
  readonly weights: string;
}

const FULL = 32_767;

export function encodeNet(net: Net): NetData {
  const bytes: number[] = [];
  const scales = net.layers.map((layer) => {
    const numbers = [...layer.weights, ...layer.biases];
    const scale = numbers.reduce((most, each) => Math.max(most, Math.abs(each)), 1e-6) / FULL;
    for (const each of numbers) {
      const whole = Math.round(each / scale) & 0xffff;
      bytes.push(whole & 0xff, whole >> 8);
    }
    return scale;
  });
  const sizes = [net.layers[0]?.inputs ?? 0, ...net.layers.map(({ outputs }) => outputs)];
  return { sizes, scales, weights: toBase64(bytes) };
}

export function decodeNet({ sizes, scales, weights }: NetData): Net {
  const bytes = fromBase64(weights);
  let offset = 0;
  const take = (count: number, scale: number): Float32Array => {
    const taken = new Float32Array(count);
    for (let i = 0; i < count; i++, offset += 2) {
      const whole = (bytes[offset] as number) | ((bytes[offset + 1] as number) << 8);
      taken[i] = ((whole << 16) >> 16) * scale;
    }
    return taken;
  };
  const layers = scales.map((scale, l): Layer => {
    const inputs = sizes[l] as number;
    const outputs = sizes[l + 1] as number;
    return { inputs, outputs, weights: take(inputs * outputs, scale), biases: take(outputs, scale) };
  });
  if (offset !== bytes.length) throw new RangeError(`a net of ${offset} bytes, not ${bytes.length}`);
  return { layers };
}

// Neither `btoa` nor `Buffer` is promised everywhere this runs.
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

function toBase64(bytes: readonly number[]): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const word = ((bytes[i] as number) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const digits = Math.min(4, bytes.length - i + 1);
    for (let d = 0; d < 4; d++) text += d < digits ? DIGITS[(word >> (18 - 6 * d)) & 63] : "=";
  }
  return text;
}

export function fromBase64(text: string): Uint8Array {
  const digits = text.replace(/=+$/, "");
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let word = 0;
  let bits = 0;
  let length = 0;
  for (const digit of digits) {
    word = (word << 6) | DIGITS.indexOf(digit);
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[length++] = (word >> bits) & 0xff;
    }
    word &= 0xff;
  }
  return bytes;
}
