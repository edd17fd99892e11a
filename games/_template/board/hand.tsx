import { choiceOf, isProposed, PictureButton, say } from "@tabletown/ui";
import type { JSX } from "preact";
import type { BoardContext } from "./context.ts";
import { Picture } from "./picture.tsx";
import { text } from "./text.ts";

/** The viewer's own hand; a building that can be built is lit. */
export function Hand({ context }: { readonly context: BoardContext }): JSX.Element {
  const { view, viewer, words, language, propose, refuse } = context;
  const hand = viewer === undefined ? undefined : view.players[viewer]?.hand;
  const buildings = hand === undefined || typeof hand === "number" ? [] : [...hand].sort();
  return (
    <section class="hs-row" aria-label={say(language, text.hand)}>
      {buildings.map((building, i) => {
        const choice = choiceOf(context, "build", (action) => action.building === building);
        return (
          <PictureButton
            key={`${building}.${i}`}
            class="hs-building"
            label={choice?.text ?? words.names[building] ?? building}
            lit={choice !== undefined}
            barred={choice === undefined}
            chosen={isProposed(context, choice)}
            onClick={() => (choice === undefined ? refuse(say(language, text.notNow)) : propose(choice.action))}
          >
            <Picture component={building} setting={context} />
          </PictureButton>
        );
      })}
    </section>
  );
}
