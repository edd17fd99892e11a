import { chooseGame } from "../chosen-game.ts";
import { encodingFor } from "../research.ts";
import { answer, type Environments } from "./answers.ts";

export async function environmentsOf(
  game: string,
  rewards: "win" | "rank" | "score" = "win",
  players?: number,
): Promise<Environments> {
  const chosen = await chooseGame(game, {});
  const seats = players ?? 2;
  const setting = { game: chosen.game, encoding: await encodingFor(chosen, seats), seats, rewards };
  return { setting, slots: new Map(), most: 16 };
}

export interface Position {
  readonly type: string;
  readonly agent?: number;
  readonly over: boolean;
  readonly legal: readonly number[];
  readonly rewards: readonly number[];
  readonly observation: readonly number[];
  readonly standing?: readonly { readonly seat: number; readonly rank: number; readonly score: number }[];
}

export const ask = (environments: Environments, request: Record<string, unknown>) =>
  answer(environments, request) as Readonly<Record<string, unknown>> & Position;
