import type { CommandInput, MatchInfo, Position, ServerMessage } from "@tabletown/protocol";
import type { Guest } from "./guest.ts";

type Wish = { who: "me"; name?: string } | { who: "bot"; bot: "random" | "greedy" | "casual" } | { who: "open" };

/** A match with the given people on its first seats, started and watched by each of them. */
export async function seated(
  people: readonly Guest[],
  settings: Record<string, unknown> & { game: string },
  others: readonly Wish[] = [],
): Promise<MatchInfo> {
  const [host, ...guests] = people as [Guest, ...Guest[]];
  const table = await host.ask("createMatch", {
    body: { ...settings, seats: [{ who: "me" }, ...guests.map(() => ({ who: "open" as const })), ...others] },
  });
  for (const guest of people) if (guest.socket === undefined) await guest.connect();
  await must(host, table.id, undefined);
  for (const [index, guest] of guests.entries()) {
    await guest.ask("join", { body: { code: table.code ?? "" } });
    await must(guest, table.id, undefined);
    await doing(guest, table.id, { do: "sit", seat: index + 1 });
  }
  const begun = Promise.all(people.map((guest) => guest.next("sync", (sync) => sync.position !== undefined)));
  await doing(host, table.id, { do: "start" });
  await begun;
  return table;
}

async function must(guest: Guest, match: string, as: number | undefined): Promise<void> {
  const told = await guest.socket?.watch(match, as);
  if (!told?.ok) throw new Error(`could not watch: ${JSON.stringify(told)}`);
}

/** A command that must work. */
export async function doing(guest: Guest, match: string, command: CommandInput): Promise<number> {
  const told = await guest.do(match, command);
  if (!told.ok) throw new Error(`${command.do} was refused: ${JSON.stringify(told)}`);
  return told.seq ?? 0;
}

/** What somebody who asked for something was answered. */
export type Answer = { readonly ok: true } | { readonly ok: false; readonly problem: { readonly code: string } };

/** Why it was refused, if it was. */
export function why(answer: Answer | undefined): string {
  return answer === undefined ? "nothing" : answer.ok ? "done" : answer.problem.code;
}

/** The newest position a guest has been told, with the number it stands at. */
export function standing(guest: Guest, match: string): { seq: number; position: Position } {
  const shown = guest.heard.findLast(
    (message): message is Extract<ServerMessage, { t: "sync" | "step" }> =>
      (message.t === "sync" || message.t === "step") && message.match === match && message.position !== undefined,
  );
  if (shown?.position === undefined) throw new Error("nothing has been shown yet");
  const last = guest.heard.findLast((message) => "seq" in message && "match" in message && message.match === match);
  return { seq: (last as { seq: number }).seq, position: shown.position };
}

/** Makes a move and waits until everybody named has heard of it. */
export async function move(
  mover: Guest,
  match: string,
  others: readonly Guest[],
  pick: (options: readonly string[]) => string = (options) => options[0] as string,
): Promise<number> {
  const { seq, position } = standing(mover, match);
  const options = position.options ?? [];
  const made = await doing(mover, match, { do: "act", seq, move: pick(options) });
  await Promise.all([mover, ...others].map((guest) => guest.reaches(match, made)));
  return made;
}

/** A public match of the first two, which the third watches, after so many moves of this and that; `since` is where it began. */
export async function watchedMatch(
  people: readonly [Guest, Guest, Guest],
  game: string,
  moves: number,
): Promise<{ readonly id: string; readonly since: number }> {
  const [first, second, watcher] = people;
  const { id } = await seated([first, second], { game, visibility: "public" });
  await watcher.connect();
  await must(watcher, id, undefined);
  const { seq: since } = standing(first, id);
  for (let n = 0; n < moves; n++) {
    const mover = [first, second].find((guest) => (standing(guest, id).position.options ?? []).length > 0);
    if (mover === undefined) break;
    await move(mover, id, people, (options) => options[(n * 7) % options.length] as string);
  }
  return { id, since };
}

/** The end is told after the move that brings it. */
async function hearEnd(guest: Guest, match: string): Promise<void> {
  const over = (message: ServerMessage): boolean =>
    message.t === "table" && message.match === match && message.table.status === "over";
  if (!guest.heard.some(over)) await guest.next("table", over);
}

/** Plays on with whoever may act until the match is over. Only for matches of these people alone. */
export async function playOut(people: readonly Guest[], match: string, most = 2_000): Promise<void> {
  for (let n = 0; n < most; n++) {
    const mover = people.find((guest) => (standing(guest, match).position.options ?? []).length > 0);
    if (mover === undefined) return void (await Promise.all(people.map((guest) => hearEnd(guest, match))));
    await move(
      mover,
      match,
      people.filter((guest) => guest !== mover),
      (options) => options[(n * 7) % options.length] as string,
    );
  }
  throw new Error("the match does not end");
}
