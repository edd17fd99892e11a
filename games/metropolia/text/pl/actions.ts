import type { Action } from "../../rules/action.ts";
import type { NameOf } from "../phrases.ts";
import { called, taken } from "./nouns.ts";

/** A choice, as the person choosing reads it. */
export function action(chosen: Action, name: NameOf, figure: number): string {
  switch (chosen.type) {
    case "roll":
      return chosen.dice === 1 ? "Rzuć jedną kostką" : "Rzuć dwiema kostkami";
    case "keep":
      return "Zostaw ten rzut";
    case "add":
      return `Podnieś wynik do ${figure}`;
    case "leave":
      return "Zostaw wynik bez zmian";
    case "charge":
      return `Niech zapłaci ${name(chosen.seat)}`;
    case "decline":
      return "Niczego nie wymieniaj";
    case "take":
      return `Weź: ${called(chosen.card)} (${name(chosen.from)})`;
    case "give":
      return `Oddaj: ${called(chosen.card)}`;
    case "build":
      return `Zbuduj: ${called(chosen.card)} za ${taken(figure)}`;
    case "build-landmark":
      return `Zbuduj: ${called(chosen.landmark)} za ${taken(figure)}`;
    case "pass":
      return "Niczego nie buduj";
  }
}
