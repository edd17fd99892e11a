import { parentPort } from "node:worker_threads";
import { LANGUAGES } from "@tabletown/kernel";
import { render } from "preact";
import { App } from "../src/app.tsx";
import { loadCovers } from "../src/library.ts";
import { change } from "../src/settings.ts";
import { loadLanguage } from "../src/text/index.ts";
import { typesetPage } from "../src/text/typeset-page.ts";
import { PlainElement } from "./plain-document.ts";

/** The first screen as somebody sees it who has never been here, before any picture. */
export interface FirstScreen {
  readonly language: string;
  readonly theme: string;
  readonly html: string;
}

parentPort?.postMessage(await firstScreens());

async function firstScreens(): Promise<readonly FirstScreen[]> {
  typesetPage();
  await loadCovers();
  const screens: FirstScreen[] = [];
  for (const language of LANGUAGES) {
    change({ language });
    await loadLanguage();
    for (const theme of ["light", "dark"]) {
      document.documentElement.dataset.theme = theme;
      screens.push({ language, theme, html: drawn() });
    }
  }
  return screens;
}

function drawn(): string {
  const root = new PlainElement("http://www.w3.org/1999/xhtml", "div");
  render(<App />, root);
  const html = root.innerHTML;
  // Before anything happens that would come after the first drawing.
  render(null, root);
  return html;
}
