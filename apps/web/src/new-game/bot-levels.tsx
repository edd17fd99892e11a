import type { Level } from "@tabletown/bots";
import { capital } from "@tabletown/kernel";
import type { JSX } from "preact";
import { type BotRow, BotRows } from "../part/bot-rows.tsx";
import { Choose } from "../part/choose.tsx";
import { isLevel, LEVELS } from "../part/levels.ts";
import { t } from "../text/index.ts";

/** How well the bots play: all alike, or each as one likes. */
export function BotLevels(props: {
  readonly bots: readonly (BotRow & { readonly level: Level })[];
  readonly mixed: boolean;
  onMix(): void;
  onAll(level: Level): void;
  onOne(seat: number, level: Level): void;
}): JSX.Element {
  const { bots, onMix, onAll, onOne } = props;
  const level = bots[0]?.level ?? "casual";
  const mixed = props.mixed && bots.length > 1;
  const values: (readonly [Level | "mixed", string])[] = LEVELS.map((each) => [each, t().levelNames[each] ?? each]);
  if (bots.length > 1) values.push(["mixed", t().mixed]);
  return (
    <div class="bot-levels">
      <Choose
        label={t().level}
        values={values}
        value={mixed ? "mixed" : level}
        onChange={(value) => {
          if (value === "mixed") onMix();
          else onAll(value);
        }}
      />
      {mixed ? (
        <BotRows
          bots={bots}
          onChange={(seat, chosen) => {
            if (isLevel(chosen)) onOne(seat, chosen);
          }}
        />
      ) : (
        <p class="small soft">{capital(t().levelDescriptions[level] ?? "")}</p>
      )}
    </div>
  );
}
