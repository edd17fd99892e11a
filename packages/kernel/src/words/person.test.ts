import { expect, test } from "vitest";
import { begun, peopleIn } from "./person.ts";

const name = (seat: number): string => ["Ola", "brzoza"][seat] as string;

test("who reads is spoken to, everybody else is called by name", () => {
  const english = peopleIn("en", name, 0);
  expect(english(0).does("pays")).toBe("you pay");
  expect(english(1).does("pays")).toBe("brzoza pays");
  expect(peopleIn("en", name)(0).does("pays")).toBe("Ola pays");
});

test("verbs follow the person in each language", () => {
  const said = (language: "en" | "pl" | "ru", ...verbs: string[]) =>
    verbs.map((verb) => peopleIn(language, name, 0)(0).does(verb));
  expect(said("en", "is", "has chosen", "does not build", "passes", "loses", "exchanges", "must")).toEqual([
    "you are",
    "you have chosen",
    "you do not build",
    "you pass",
    "you lose",
    "you exchange",
    "you must",
  ]);
  expect(said("pl", "płaci", "bierze", "nie ma", "może")).toEqual(["płacisz", "bierzesz", "nie masz", "możesz"]);
  expect(said("ru", "платит", "берёт", "не может", "становится")).toEqual([
    "вы платите",
    "вы берёте",
    "вы не можете",
    "вы становитесь",
  ]);
});

test("a sentence to who reads it begins with a capital letter; a name stays as it was chosen", () => {
  const people = peopleIn("pl", name, 0);
  expect(begun(`${people(0).does("płaci")} £3, teraz ${people(0).verb("ma")} £2.`, people(0))).toBe(
    "Płacisz £3, teraz masz £2.",
  );
  expect(begun(`${people(1).does("płaci")} £3.`, people(1))).toBe("brzoza płaci £3.");
});
