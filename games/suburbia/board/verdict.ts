import { begun, peopleIn, type Standing } from "@tabletown/kernel";
import type { Verdict } from "@tabletown/ui";
import { phrasesIn } from "../text/words.ts";
import { type BoardSetting, nameOf } from "./context.ts";

/** What so many points are called where somebody plays alone. SPEC 11.5 */
export function titleAt(points: number, setting: BoardSetting): string | undefined {
  if (setting.options.variant === "table") return undefined;
  const title = setting.table.titles.filter(({ from }) => from <= points).sort((a, b) => b.from - a.from)[0];
  return title && nameOf(setting, title.id);
}

const CONTEST = ["beat-dale", "lost-to-dale"] as const;

/** What a player alone has achieved: against Dale, and as a title. SPEC 11.5, 12.11 */
export function verdict([place]: Standing, setting: BoardSetting): Verdict | undefined {
  const { options, language, table, name, you } = setting;
  if (options.variant === "table" || place === undefined) return undefined;
  const earned = (id: string): boolean => place.parts.some(({ what }) => what === id);
  const contest = CONTEST.filter(earned);
  const titles = table.titles.map(({ id }) => id).filter(earned);
  const won = !earned("lost-to-dale");
  const who = peopleIn(language, name, you)(place.seat);
  const headline = [
    ...contest.map(() => begun(phrasesIn(language).events.dale(who, won), who)),
    ...titles.map((title) => nameOf(setting, title)),
  ];
  return { headline: headline.join(" "), won, said: [...contest, ...titles] };
}
