import type { Phrases } from "../phrases.ts";
import { pitch, title } from "../pitch.ts";
import { names } from "./names.ts";
import { rules } from "./rules.ts";

export const pl: Phrases = {
  title: title.pl,
  pitch: pitch.pl,
  names,
  rules,
  points: { one: "punkt", few: "punkty", many: "punktów", other: "punktu" },
  coins: { one: "moneta", few: "monety", many: "monet", other: "monety" },
  effects: { scores: (points) => `Daje ${points}.` },
  actions: {
    build: (building) => `Zbuduj: ${building}`,
    bid: (coins) => `Zaoferuj: ${coins}`,
  },
  events: {
    built: (player, building) => `${player.does("buduje")}: ${building}.`,
    drew: (player, building) => `${player.does("dobiera")}: ${building ?? "budynek"}.`,
    bid: (player, coins) =>
      coins === undefined ? `${player.does("składa")} tajną ofertę.` : `${player.does("oferuje")}: ${coins}.`,
    opened: (bids) => `Oferty: ${bids}.`,
    coins: (player, change, left) => `${player.name}: ${change}, zostaje ${left}.`,
    won: (player, plot) => `${player.does("bierze")}: ${plot}.`,
    unsold: (plot) => `Nikt nie bierze: ${plot}.`,
  },
  reasons: {
    height: (building, points) => `${building}: ${points}`,
    roomAbove: "wszystko inne z ręki zmieści się za nim bez straty",
    unbeatable: (coins) => `nikt inny nie może zalicytować: ${coins}`,
    keeps: (coins) => `zostaje: ${coins}`,
  },
  outline: {
    table: "Stół",
    stack: "Stos",
    street: "Ulica",
    hand: "Ręka",
    coins: "Monety",
    corners: "Działki narożne",
    bid: "Oferta",
    sealed: "tajna",
    hidden: (count) => `${count} (zakryte)`,
  },
};
