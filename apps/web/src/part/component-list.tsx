import { say } from "@tabletown/ui";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { LoadedGame } from "../library.ts";
import { settings } from "../settings.ts";
import { drawingSetting } from "./drawing-setting.ts";
import { plainLetters } from "./plain-letters.ts";

interface ComponentListProps {
  readonly loaded: LoadedGame;
  readonly title?: string;
  /** Those that are shown; without it all are. */
  readonly shown?: ReadonlySet<string>;
}

/** Every component of a game, drawn; nothing at all for a game that draws none. */
export function ComponentList({ loaded, title, shown }: ComponentListProps): JSX.Element | null {
  const { language } = settings.value;
  const sections = loaded.board.componentSections(loaded.title.components.standard);
  // However often others are sought, each is drawn once.
  const pictures = useMemo(() => picturesOf(loaded), [loaded, language]);
  const isHidden = (component: string): boolean => shown?.has(component) === false;
  if (sections.every(({ components }) => components.every(isHidden))) return null;
  return (
    <>
      {title !== undefined && <h2>{title}</h2>}
      {sections.map((section) => (
        <section key={section.title.en} hidden={section.components.every(isHidden)}>
          <h3 class="component-section-title">{say(language, section.title)}</h3>
          <ul class="component-list">
            {section.components.map((component) => (
              <li key={component} class="as-drawn" hidden={isHidden(component)}>
                {pictures.get(component)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** The components whose names, or what is said of them, hold a text in plain letters. */
export function componentsWith(loaded: LoadedGame, sought: string): ReadonlySet<string> {
  const { standard } = loaded.title.components;
  const { names, effect } = loaded.title.words(settings.value.language, standard);
  const texts = (component: string): readonly string[] => [names[component] ?? component, effect(component)];
  const all = loaded.board.componentSections(standard).flatMap(({ components }) => components);
  return new Set(all.filter((component) => texts(component).some((text) => plainLetters(text).includes(sought))));
}

function picturesOf(loaded: LoadedGame): ReadonlyMap<string, JSX.Element> {
  const { board, title } = loaded;
  const { standard } = title.components;
  const setting = drawingSetting(loaded, standard);
  const all = board.componentSections(standard).flatMap(({ components }) => components);
  return new Map(all.map((component) => [component, <board.Picture component={component} setting={setting} />]));
}
