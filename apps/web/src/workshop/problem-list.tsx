import { componentParts, WHOLE_GAME } from "@tabletown/kernel";
import type { JSX } from "preact";
import { drawingSetting } from "../part/drawing-setting.ts";
import { href } from "../route.ts";
import { settings } from "../settings.ts";
import { nameOf } from "./entries.ts";
import { labelsOf } from "./labels.ts";
import type { PackDraft } from "./pack-draft.ts";
import { texts } from "./text.ts";

interface ProblemListProps {
  readonly draft: PackDraft;
  /** Places in the table, and what is wrong there. */
  readonly problems: readonly (readonly [place: string, said: string])[];
}

/** Why a pack cannot be played yet; each leads to where it can be put right. */
export function ProblemList({ draft, problems }: ProblemListProps): JSX.Element | null {
  const { language } = settings.value;
  if (problems.length === 0) return null;
  return (
    <div class="form-notice" role="status">
      {texts.notPlayable[language]}
      <ul>
        {problems.map(([place, said]) => {
          const { component, text } = placeIn(draft, place);
          return (
            <li key={place}>
              <a href={href("workshop", draft.loaded.id, component)}>{text}</a>: {said}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The component that a place belongs to, and the place in words: "Salters, activation cost". */
function placeIn({ loaded, pack }: PackDraft, place: string): { readonly component: string; readonly text: string } {
  const { table } = pack.value;
  const inside = componentParts(table).filter((part) => part.place !== "" && `${place}.`.startsWith(`${part.place}.`));
  const part = inside[0] ?? { component: WHOLE_GAME, place: "" };
  const keys = place
    .slice(part.place.length)
    .split(".")
    .filter((key) => key !== "");
  const labels = labelsOf(loaded.board, drawingSetting(loaded, table));
  const words = keys.map((key, i) => (/^\d+$/.test(key) ? `${Number(key) + 1}` : labels.field(key, keys[i - 1])));
  return { component: part.component, text: [nameOf(loaded, table, part.component), ...words].join(", ") };
}
