import { NO_SECRETS, type Title } from "@tabletown/kernel";
import { type BoardModule, type BoardProps, Button, type Setting } from "@tabletown/ui";
import type { JSX } from "preact";
import { OutlineText } from "../part/outline-text.tsx";
import { t } from "../text/index.ts";

/** The board of a game that draws none: the position as text, and everything that may be done as a list. */
export function textBoardOf(title: Title): Omit<BoardModule, "lesson"> {
  return {
    Board: TextBoard,
    Picture: ComponentText,
    wordedPictures: true,
    componentSections: () => [],
    prompt: () => t().chooseMove,
    tracks: () => [],
    chapter: () => undefined,
    flights: () => [],
    secrets: hasSecrets(title),
  };
}

/** Whether anything of the game may be hidden from somebody. */
function hasSecrets(title: Title): boolean {
  const options = title.options({});
  return !options.ok || title.game(options.value).secrets !== NO_SECRETS.secrets;
}

function TextBoard({ words, view, name, choices, proposed, propose }: BoardProps): JSX.Element {
  return (
    <div class="text-board">
      <ul class="moves">
        {choices.map((choice) => (
          <li key={choice.notation}>
            <Button
              class={choice.notation === proposed?.notation ? "lit chosen" : "lit"}
              onClick={() => propose(choice.action)}
            >
              {choice.text}
            </Button>
          </li>
        ))}
      </ul>
      <OutlineText outline={words.outline(view, name)} />
    </div>
  );
}

/** A component in words, where there is no drawing of it. */
function ComponentText({ component, setting }: { readonly component: string; readonly setting: Setting }): JSX.Element {
  return (
    <div class="component-text">
      <b>{setting.words.names[component] ?? component}</b>
      <p class="small">{setting.words.effect(component)}</p>
    </div>
  );
}
