import type { Action } from "../../rules/action.ts";
import type { NameOf } from "../phrases.ts";
import { object, taken } from "./nouns.ts";

/** A choice, as the person choosing reads it. */
export function action(chosen: Action, name: NameOf, figure: number): string {
  switch (chosen.type) {
    case "roll":
      return chosen.dice === 1 ? "Rzuć jedną kostką" : "Rzuć dwiema kostkami";
    case "keep":
      return `Zostaw rzut: ${figure}`;
    case "add":
      return `Podnieś wynik do ${figure}`;
    case "leave":
      return `Zostaw wynik ${figure}`;
    case "charge":
      return `Niech zapłaci ${name(chosen.seat)}`;
    case "decline":
      return "Niczego nie wymieniaj";
    case "take":
      return `Weź ${object(chosen.card)} od gracza ${name(chosen.from)}`;
    case "give":
      return `Oddaj ${object(chosen.card)}`;
    case "build":
      return `Zbuduj ${object(chosen.card)} za ${taken(figure)}`;
    case "build-landmark":
      return `Zbuduj ${object(chosen.landmark)} za ${taken(figure)}`;
    case "pass":
      return "Niczego nie buduj";
  }
}
