import type { BotLevel } from "@tabletown/protocol";
import type { JSX } from "preact";
import { t } from "../text/index.ts";
import { LEVELS } from "./levels.ts";

/** How strong a bot is. One that came here in another way may have a level that is not on offer. */
export function LevelSelect(props: {
  readonly label: string;
  readonly level: BotLevel;
  readonly disabled?: boolean;
  onChange(level: BotLevel): void;
}): JSX.Element {
  const { label, level, disabled = false, onChange } = props;
  const offered = [...new Set<BotLevel>([...LEVELS, level])];
  return (
    <select
      class="level-select"
      aria-label={label}
      value={level}
      disabled={disabled}
      onChange={({ currentTarget }) => {
        const chosen = offered[currentTarget.selectedIndex];
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {offered.map((each) => (
        <option key={each} value={each} title={t().levelDescriptions[each]}>
          {t().levelNames[each]}
        </option>
      ))}
    </select>
  );
}
