import { Button, type Guide, type Setting } from "@tabletown/ui";
import type { JSX } from "preact";
import { href } from "../route.ts";
import { rulesTexts } from "./text.ts";

interface PrintSheetProps {
  readonly game: string;
  readonly setting: Setting;
  readonly guide: Guide;
}

/** The rules one needs at the table, on one printed page. */
export function PrintSheet({ game, setting, guide }: PrintSheetProps): JSX.Element {
  const { rules, title } = setting.words;
  const wanted = new Set(guide.essentials);
  const chapters = rules
    .filter(({ number }) => !number.includes("."))
    .map((chapter) => ({
      chapter,
      rules: rules.filter(({ number }) => wanted.has(number) && number.startsWith(`${chapter.number}.`)),
    }))
    .filter((each) => each.rules.length > 0);
  return (
    <article class="print-sheet">
      <h1>{title}</h1>
      <div class="button-row no-print">
        <Button kind="main" icon="download" onClick={() => print()}>
          {rulesTexts().print}
        </Button>
        <Button icon="book" href={href("rules", game)}>
          {rulesTexts().allRules}
        </Button>
      </div>
      <p class="soft no-print">{rulesTexts().pageNote}</p>
      <div class="print-columns">
        {chapters.map(({ chapter, rules: essential }) => (
          <section key={chapter.number}>
            <h2>{chapter.text}</h2>
            <ul>
              {essential.map(({ number, text }) => (
                <li key={number}>
                  <b>{number}</b> {text}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  );
}
