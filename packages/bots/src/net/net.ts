/** One dense layer. Weights lie input by input, so that inputs that are 0, most of them, cost nothing. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

/** A small dense net: rectified layers, then a softmax. */
export interface Net {
  readonly layers: readonly Layer[];
}

/** The values of every layer for one input, kept for the next question and for learning. */
export type Activations = readonly Float32Array[];

export function activationsFor(net: Net): Activations {
  const [first] = net.layers;
  return [new Float32Array(first?.inputs ?? 0), ...net.layers.map(({ outputs }) => new Float32Array(outputs))];
}

/** Fills `activations` from its first array on; the last one becomes probabilities. */
export function forward(net: Net, activations: Activations): Float32Array {
  const last = net.layers.length;
  for (let l = 0; l < last; l++) {
    const layer = net.layers[l] as Layer;
    const output = activations[l + 1] as Float32Array;
    dense(layer, activations[l] as Float32Array, output);
    if (l + 1 < last) rectify(output);
    else softmax(output);
  }
  return activations[last] as Float32Array;
}

function dense({ inputs, outputs, weights, biases }: Layer, input: Float32Array, output: Float32Array): void {
  output.set(biases);
  for (let i = 0; i < inputs; i++) {
    const x = input[i] as number;
    if (x === 0) continue;
    const row = i * outputs;
    for (let o = 0; o < outputs; o++) output[o] = (output[o] as number) + x * (weights[row + o] as number);
  }
}

function rectify(values: Float32Array): void {
  for (let i = 0; i < values.length; i++) if ((values[i] as number) < 0) values[i] = 0;
}

function softmax(values: Float32Array): void {
  let most = values[0] as number;
  for (let i = 1; i < values.length; i++) if ((values[i] as number) > most) most = values[i] as number;
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    const each = Math.exp((values[i] as number) - most);
    values[i] = each;
    sum += each;
  }
  for (let i = 0; i < values.length; i++) values[i] = (values[i] as number) / sum;
}
