import type { BotLevel } from "@tabletown/protocol";
import { SeatMark } from "@tabletown/ui";
import type { JSX } from "preact";
import { t } from "../text/index.ts";
import { LevelSelect } from "./level-select.tsx";

export interface BotRow {
  readonly seat: number;
  readonly name: string;
  readonly level: BotLevel;
}

/** Who is a bot, and how well each of them plays. */
export function BotRows(props: {
  readonly bots: readonly BotRow[];
  onChange(seat: number, level: BotLevel): void;
}): JSX.Element {
  return (
    <ul class="bot-rows">
      {props.bots.map(({ seat, name, level }) => (
        <li key={seat}>
          <SeatMark seat={seat} size={20} />
          <span>
            <b>{name}</b> <span class="small soft">{t().levelDescriptions[level]}</span>
          </span>
          <LevelSelect label={t().levelOf(name)} level={level} onChange={(chosen) => props.onChange(seat, chosen)} />
        </li>
      ))}
    </ul>
  );
}
