import { say } from "@tabletown/ui";
import type { JSX } from "preact";
import type { LoadedGame } from "../library.ts";
import { settings } from "../settings.ts";
import { drawingSetting } from "./drawing-setting.ts";

/** Every component of a game, drawn; nothing at all for a game that draws none. */
export function ComponentList(props: { readonly loaded: LoadedGame; readonly title?: string }): JSX.Element | null {
  const { board, title } = props.loaded;
  const { language } = settings.value;
  const { standard } = title.components;
  const setting = drawingSetting(props.loaded, standard);
  const sections = board.componentSections(standard);
  if (sections.length === 0) return null;
  return (
    <>
      {props.title !== undefined && <h2>{props.title}</h2>}
      {sections.map((section) => (
        <section key={section.title.en}>
          <h3 class="component-section-title">{say(language, section.title)}</h3>
          <ul class="component-list">
            {section.components.map((component) => (
              <li key={component}>
                <board.Picture component={component} setting={setting} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
