import { catalog, loadAll } from "@tabletown/catalog";
import { type Language, seatsOf } from "@tabletown/kernel";
import { Fault } from "../fault.ts";
import { calledAs } from "../terminal/called-as.ts";
import { question, say } from "../terminal/wrap.ts";
import type { Lines } from "./lines.ts";
import { phrases } from "./phrases.ts";

/** Asks which game to play, by number or name, until there is an answer; nothing where whoever is asked leaves. */
export async function askForGame(lines: Lines, language: Language): Promise<string | undefined> {
  const titles = (await loadAll(catalog)).flatMap(({ title }) => (title.ok ? [title.value] : []));
  const { whichGame, notAGame } = phrases[language];
  for (const [index, title] of titles.entries()) {
    const words = title.words(language);
    console.log(`  ${index + 1}) ${words.title} (${seatsOf(title).join("–")})`);
    say(words.pitch, "     ");
  }
  for (;;) {
    const answer = (await lines.ask(question(whichGame(titles.length))))?.trim().toLowerCase();
    if (answer === undefined) {
      const called = calledAs();
      throw new Fault(`Which game? \`${called} games\` lists them; then for example: ${called} play metropolia`);
    }
    if (answer === "q" || answer === "quit") return undefined;
    const named = titles.findIndex(
      (title) => title.id === answer || title.words(language).title.toLowerCase() === answer,
    );
    const found = titles[named === -1 ? Number(answer) - 1 : named];
    if (found !== undefined) return found.id;
    say(notAGame(titles.length));
  }
}
