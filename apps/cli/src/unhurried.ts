import { setTimeout } from "node:timers/promises";

/** Asks a server, and again where it says that this was too fast: as soon as it has said. */
export async function unhurried(...asked: Parameters<typeof fetch>): Promise<Response> {
  for (;;) {
    const response = await fetch(...asked);
    const seconds = Number(response.headers.get("retry-after"));
    if (response.status !== 429 || !(seconds > 0) || !(await isTooFast(response.clone()))) return response;
    await setTimeout(1_000 * seconds);
  }
}

/** What else is refused so is not worth asking again: a token that was guessed too often. */
async function isTooFast(response: Response): Promise<boolean> {
  const problem: unknown = await response.json().catch(() => undefined);
  return problem instanceof Object && "code" in problem && problem.code === "too-fast";
}
