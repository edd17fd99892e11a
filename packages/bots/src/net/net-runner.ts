import { activationsFor, forward, type Net, type NetRunner } from "./net.ts";
import { simdRunner } from "./simd.ts";

/** In WebAssembly where the platform allows it, otherwise in plain arithmetic, which says the same up to rounding. */
export function runnerOf(net: Net): NetRunner {
  try {
    return simdRunner(net);
  } catch {
    return plainRunner(net);
  }
}

/** In plain arithmetic, with the weights as they are when it is asked: a net that learns is asked this way. */
export function plainRunner(net: Net): NetRunner {
  const activations = activationsFor(net);
  return { input: activations.values[0] as Float32Array, run: () => forward(net, activations) };
}
