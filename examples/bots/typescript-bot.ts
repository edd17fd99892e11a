/**
 * A bot for any Tabletown game, in TypeScript and without libraries:
 *
 *     npx tabletown arena metropolia --bots "exec:node examples/bots/typescript-bot.ts,random" --games 20
 *
 * It takes Node.js 24. On Linux npx finds the one among the project's packages where the machine's is older.
 *
 * It saves for landmarks once it owns eight cards and until then builds the cheapest card.
 * In every other game it takes one option after the other: always the last would borrow money for ever in London.
 * The protocol is described in docs/bots.md.
 */
import { createInterface } from "node:readline";

interface Ask {
  readonly id: number;
  readonly seat: number;
  readonly view: { readonly players?: readonly { readonly owned?: Readonly<Record<string, number>> }[] };
  readonly options: readonly string[];
}

let game = "";

function choose({ id, seat, view, options }: Ask): string {
  if (game !== "metropolia") return options[id % options.length] as string;
  const owned = Object.values(view.players?.[seat]?.owned ?? {}).reduce((sum, copies) => sum + copies, 0);
  const build = options.filter((option) => option.startsWith("build "));
  const wish = owned < 8 ? build[0] : build.at(-2);
  return wish ?? (options.at(-1) as string);
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    game = message.game;
    say({ type: "hello", protocol: 1, name: "typescript example" });
  }
  if (message.type === "ask") say({ type: "answer", id: message.id, option: choose(message) });
  if (message.type === "bye") break;
}

function say(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
