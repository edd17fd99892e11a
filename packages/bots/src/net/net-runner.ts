import { activationsFor, forward, type Net, type NetRunner } from "./net.ts";
import { simdRunner } from "./simd.ts";

const runners = new WeakMap<Net, NetRunner>();

/** In WebAssembly where the platform allows it, otherwise in plain arithmetic, which says the same up to rounding. */
export function runnerOf(net: Net): NetRunner {
  let runner = runners.get(net);
  if (runner === undefined) {
    runner = newRunner(net);
    runners.set(net, runner);
  }
  return runner;
}

function newRunner(net: Net): NetRunner {
  try {
    return simdRunner(net);
  } catch {
    return plainRunner(net);
  }
}

export function plainRunner(net: Net): NetRunner {
  const activations = activationsFor(net);
  return { input: activations.values[0] as Float32Array, run: () => forward(net, activations) };
}
