import type { Chance } from "@tabletown/kernel";
import type { Cluster } from "./cluster.ts";

/**
 * kill: a process is gone, and started again. stop: it is frozen and goes on. silence: nothing gets through to its
 * database. forget: what was open to it is dead, and nobody says so. reset: it is all cut. delay: it is slow.
 * database: PostgreSQL loses its power. rolling: one process after the other is replaced.
 */
const FAULTS = ["kill", "stop", "silence", "database", "forget", "reset", "delay", "rolling"] as const;
export type Fault = (typeof FAULTS)[number];

/** Milliseconds that a slow link takes longer, in each direction. */
const SLOW = 80;

/** Every fault once before any comes again, in an order that follows from the dice. */
export function* faultsInDisorder(dice: Chance): Generator<Fault, never> {
  for (;;) {
    const left = [...FAULTS];
    while (left.length > 0) yield* left.splice(dice.int(left.length), 1);
  }
}

/** One fault from its beginning to its end; `lasting` resolves when it has lasted long enough. */
export async function strike(
  cluster: Cluster,
  fault: Fault,
  node: number,
  lasting: (goesOn: boolean) => Promise<void>,
): Promise<void> {
  const proxy = cluster.proxy(node);
  switch (fault) {
    case "kill":
      await cluster.end(node, "SIGKILL");
      await lasting(true);
      return cluster.start(node);
    case "stop":
      cluster.freeze(node);
      await lasting(true);
      return cluster.thaw(node);
    case "silence":
      proxy.silence();
      await lasting(true);
      return proxy.heal();
    case "forget":
      proxy.forget();
      return lasting(true);
    case "reset":
      proxy.reset();
      return lasting(true);
    case "delay":
      proxy.delay(SLOW);
      await lasting(true);
      return proxy.heal();
    case "database":
      return cluster.withoutDatabase(() => lasting(false));
    case "rolling":
      for (let each = 0; each < cluster.size; each++) {
        await cluster.end(each, "SIGTERM");
        await cluster.start(each);
      }
  }
}
