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
  /** Paths in the table, and what is wrong there. */
  readonly problems: readonly (readonly [path: string, said: string])[];
}

/** Why a pack cannot be played yet; each leads to where it can be put right. */
export function ProblemList({ draft, problems }: ProblemListProps): JSX.Element | null {
  const { language } = settings.value;
  if (problems.length === 0) return null;
  return (
    <div class="form-notice" role="status">
      {texts.notPlayable[language]}
      <ul>
        {problems.map(([path, said]) => {
          const { component, text } = placeIn(draft, path);
          return (
            <li key={path}>
              <a href={href("workshop", draft.loaded.id, component)}>{text}</a>: {said}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The component that a path leads into, and the path in words: "Salters, activation cost". */
function placeIn({ loaded, pack }: PackDraft, path: string): { readonly component: string; readonly text: string } {
  const { table } = pack.value;
  const inside = componentParts(table).filter((part) => part.path !== "" && `${path}.`.startsWith(`${part.path}.`));
  const part = inside[0] ?? { component: WHOLE_GAME, path: "" };
  const keys = path
    .slice(part.path.length)
    .split(".")
    .filter((key) => key !== "");
  const labels = labelsOf(loaded.board, drawingSetting(loaded, table));
  const words = keys.map((key, i) => (/^\d+$/.test(key) ? `${Number(key) + 1}` : labels.field(key, keys[i - 1])));
  return { component: part.component, text: [nameOf(loaded, table, part.component), ...words].join(", ") };
}
