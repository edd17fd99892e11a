import type { Phrases } from "./words.ts";

export const en: Phrases = {
  language: "en",
  title: "High Street",
  pitch: "Extend your street from a secret hand, and never build lower than before.",
  names: {
    cottage: "cottage",
    townhouse: "town house",
    tenement: "tenement",
    tower: "tower",
    height: "Height of houses",
    slump: "Lower than the one before",
  },
  points: { one: "point", other: "points" },
  street: "Street",
  hand: "Hand",
  stack: "Stack",
  hidden: "hidden",
  effect: (points) => `Scores ${points}.`,
  build: (house) => `Build a ${house}`,
  built: (player, house) => `${player} built a ${house}.`,
  drew: (player, house) => (house === undefined ? `${player} drew a house.` : `${player} drew a ${house}.`),
  rules: [
    { number: "2.1", text: "Build one house from your hand at the end of your street." },
    { number: "2.2", text: "Then draw a house from the stack, if there is one." },
    { number: "3.2", text: "Each house scores its height." },
    { number: "3.3", text: "A house lower than the one before it costs 2 points." },
  ],
};
