import { type BoardSign, Icon, say, TextSign } from "@tabletown/ui";
import type { JSX } from "preact";
import { ICONS, STATS, TYPES } from "../data/table.ts";
import { rulesetOf } from "../rules/ruleset.ts";
import { type BoardSetting, nameOf } from "./context.ts";
import { EffectSign } from "./effect-rows.tsx";
import { Glyph, type GlyphName } from "./glyph.tsx";
import { redLine, signs as texts } from "./legend-text.ts";

const GLYPHS = ["marker", "adjacent", "own", "every", "others", "later"] as const satisfies GlyphName[];

function Triangle({ most }: { readonly most: boolean }): JSX.Element {
  return (
    <svg viewBox="44 14 16 20" width="16" height="20" aria-hidden="true" focusable="false">
      <path d={most ? "M45 31l7 -14l7 14z" : "M45 17l7 14l7 -14z"} class={most ? "s-most" : "s-fewest"} />
    </svg>
  );
}

/** What the signs on tiles, goals and boroughs mean. */
export function signs(setting: BoardSetting): readonly BoardSign[] {
  const { language, options, table } = setting;
  const { loss } = rulesetOf(options, table).redLine;
  const told = (name: keyof typeof texts): string => say(language, texts[name]);
  return [
    ...STATS.map((stat) => ({ sign: <Glyph name={stat} />, means: `${nameOf(setting, stat)}: ${told(stat)}` })),
    { sign: <Glyph name="red-line" />, means: redLine[language](loss) },
    ...GLYPHS.map((name) => ({ sign: <Glyph name={name} />, means: told(name) })),
    { sign: "/", means: told("each") },
    ...[...TYPES, ...ICONS].map((sign) => ({ sign: <EffectSign sign={sign} />, means: nameOf(setting, sign) })),
    { sign: <EffectSign sign="building" />, means: told("building") },
    { sign: <EffectSign sign="lake" />, means: nameOf(setting, "lake") },
    { sign: "×2", means: told("invested") },
    { sign: "×4", means: told("left") },
    { sign: "+10", means: told("surcharge") },
    { sign: <s>$9</s>, means: told("dear") },
    { sign: <Triangle most />, means: told("most") },
    { sign: <Triangle most={false} />, means: told("fewest") },
    { sign: <TextSign name="star" />, means: told("leads") },
    { sign: <Icon name="lock" size={18} />, means: told("private") },
    { sign: <span class="s-first">1</span>, means: told("first") },
    { sign: "A", means: told("stack") },
  ];
}
