import { Button, type Choice, type Setting } from "@tabletown/ui";
import type { JSX } from "preact";
import { t } from "../text/index.ts";
import { worthOf } from "./explanation.tsx";
import type { MatchModel } from "./match-model.ts";
import { ReasonList } from "./reason-list.tsx";
import type { Selection } from "./selection.ts";

interface MoveListProps {
  readonly model: MatchModel;
  readonly setting: Setting;
  readonly selection: Selection;
  onChoose(choice: Choice): void;
}

/** Everything that may be done as a list; after a hint with what each is worth, the best first, and what speaks for those. */
export function MoveList({ model, setting, selection, onChoose }: MoveListProps): JSX.Element {
  const { choices } = model.frame.value;
  const hints = selection.hints.value;
  if (choices.length === 0) return <p class="soft pad">{t().nothingToDo}</p>;
  const weighed = new Map(Array.isArray(hints) ? hints.map((move) => [move.notation, move]) : []);
  const worth = ({ notation }: Choice): number => weighed.get(notation)?.value ?? -1;
  const sorted = weighed.size === 0 ? choices : choices.toSorted((a, b) => worth(b) - worth(a));
  const highlight = (choice: Choice | undefined): void => {
    selection.highlighted.value = choice;
  };
  return (
    <div class="pad">
      <h2 class="side-title">{t().whatYouCan}</h2>
      {hints === "weighing" && <p class="soft">{t().hintThinking}</p>}
      <ul class="moves">
        {sorted.map((choice, index) => {
          const move = weighed.get(choice.notation);
          return (
            <li
              key={choice.notation}
              data-move={choice.notation}
              onMouseEnter={() => highlight(choice)}
              onMouseLeave={() => highlight(undefined)}
              onFocusCapture={() => highlight(choice)}
            >
              <Button class={move !== undefined && index === 0 ? "move-best" : ""} onClick={() => onChoose(choice)}>
                {choice.text}
                {/* What has to be done anyway is not worth more or less. */}
                {move !== undefined && weighed.size > 1 && <span class="move-value">{worthOf(move)}</span>}
              </Button>
              <ReasonList reasons={move?.reasons} setting={setting} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
