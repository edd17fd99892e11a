import { existsSync } from "node:fs";
import { type CatalogFault, catalog, loadPart } from "@tabletown/catalog";
import { LANGUAGES, type Language, type Result, seatsOf, type Title, typeset } from "@tabletown/kernel";
import { type BoardModule, say } from "@tabletown/ui";
import type { Page } from "./page.ts";

interface Phrases {
  readonly name: string;
  readonly rulesOf: (title: string) => string;
  readonly players: (seats: string) => string;
  readonly table: string;
  readonly components: string;
  readonly component: string;
  readonly effect: string;
  readonly options: string;
  readonly note: string;
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    name: "English",
    rulesOf: (title) => `${title}: the rules`,
    players: (seats) => `Players: ${seats}.`,
    table: "A table in the middle of a game",
    components: "Components",
    component: "name",
    effect: "what it does",
    options: "Options",
    note: "The same numbers stand in the log, in “why this number?” and in the tests.",
  },
  pl: {
    name: "polski",
    rulesOf: (title) => `${title}: zasady`,
    players: (seats) => `Liczba graczy: ${seats}.`,
    table: "Stół w trakcie gry",
    components: "Elementy gry",
    component: "nazwa",
    effect: "działanie",
    options: "Opcje",
    note: "Te same numery widać w przebiegu gry, w „skąd ta liczba?” i w testach.",
  },
  ru: {
    name: "русский",
    rulesOf: (title) => `${title}: правила`,
    players: (seats) => `Игроков: ${seats}.`,
    table: "Стол в середине партии",
    components: "Компоненты",
    component: "название",
    effect: "действие",
    options: "Параметры",
    note: "Те же номера стоят в журнале, в ответах на «откуда это число?» и в тестах.",
  },
};

/** The rules of every game in every language, with its components and pictures of both. */
async function rulesPages(): Promise<Page[]> {
  const games = await Promise.all(
    catalog.map(async (entry) => ({ title: await entry.load(), board: await loadPart(entry, "board") })),
  );
  return games.flatMap(({ title, board }) =>
    LANGUAGES.map((language): Page => {
      const markdown = rulesPage(title, boardIn(board), language);
      const page = { path: pathOf(title.id, language), title: title.words(language).title, language, markdown };
      return language === "en" ? { ...page, group: "The games" } : page;
    }),
  );
}

/** A game without a board has no pictures; one whose board is broken must not be published as if it had none. */
function boardIn(loaded: Result<BoardModule | undefined, CatalogFault>): BoardModule | undefined {
  if (!loaded.ok) throw new Error(`${loaded.problem.game}: ${loaded.problem.detail}`);
  return loaded.value;
}

function pathOf(id: string, language: Language): string {
  return `games/${id}/rules${language === "en" ? "" : `.${language}`}.html`;
}

function rulesPage(title: Title, board: BoardModule | undefined, language: Language): string {
  const words = title.words(language);
  const said = phrases[language];
  const others = LANGUAGES.filter((each) => each !== language).map(
    (each) => `[${phrases[each].name}](/${pathOf(title.id, each)})`,
  );
  return [
    `# ${said.rulesOf(words.title)}`,
    [...others, `[SPEC](/games/${title.id}/spec.html)`].join(" · "),
    `${words.pitch} ${said.players(seatsOf(title).join("–"))}`,
    ...pictureOf(title.id, "table", said.table),
    ...rules(title, language),
    said.note,
    ...options(title, language),
    ...components(title, board, language),
  ].join("\n\n");
}

/** Rules in chapters: what has a number without a point is the name of one. */
function rules(title: Title, language: Language): string[] {
  return title
    .words(language)
    .rules.map(({ number, text }) =>
      number.includes(".")
        ? `<div class="rule">\n\n**${number}** ${language === "en" ? text : typeset(text)}\n\n</div>`
        : `## ${number} ${text}`,
    );
}

function options(title: Title, language: Language): string[] {
  const { names } = title.words(language);
  const rows = title.optionSpecs.flatMap(({ name, values }) =>
    values.map(
      (value) =>
        `- ${names[`option.${name}`]}: ${names[`option.${name}.${value}`]} (\`${name}: ${JSON.stringify(value)}\`)`,
    ),
  );
  return rows.length === 0 ? [] : [`## ${phrases[language].options}`, rows.join("\n")];
}

function components(title: Title, board: BoardModule | undefined, language: Language): string[] {
  if (board === undefined) return [];
  const words = title.words(language);
  const said = phrases[language];
  const sections = board.componentSections(title.components.standard);
  return [
    `## ${said.components}`,
    ...sections.flatMap((section, index) => [
      `### ${say(language, section.title)}`,
      ...pictureOf(title.id, `components-${index + 1}`, say(language, section.title)),
      [
        `| ${said.component} | ${said.effect} |`,
        "| --- | --- |",
        ...section.components.map((id) => `| ${cell(words.names[id] ?? id)} | ${cell(words.effect(id))} |`),
      ].join("\n"),
    ]),
  ];
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}

function pictureOf(id: string, name: string, says: string): string[] {
  const file = `${id}-${name}.webp`;
  return existsSync(`docs/pictures/${file}`) ? [`![${says}](/pictures/${file})`] : [];
}

export const pages: readonly Page[] = await rulesPages();
