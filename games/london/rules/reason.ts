import type { ReasonOf } from "@tabletown/kernel";
import type { Id } from "./state.ts";

/** What can speak for a move. */
export type Reason =
  | ReasonOf<"money", { by: number }>
  | ReasonOf<"prestige", { by: number }>
  /** Poverty that goes. */
  | ReasonOf<"less-poverty", { by: number }>
  /** What the cards of the city score in the end. */
  | ReasonOf<"city-prestige", { by: number }>
  /** What a card brings when it is activated: money, prestige, poverty removed, or something else. */
  | ReasonOf<"earns", { about: Id; by: number }>
  | ReasonOf<"scores", { about: Id; by: number }>
  | ReasonOf<"relieves", { about: Id; by: number }>
  | ReasonOf<"activates", { about: Id }>
  /** A card whose effect lasts while it shows. */
  | ReasonOf<"lasts", { about: Id }>
  /** It lies on a card that brings nothing any more, and makes no new stack. */
  | ReasonOf<"covers", { about: Id }>
  /** So many cards less in hand. */
  | ReasonOf<"fewer-cards", { by: number }>
  /** So many cards come to the hand. */
  | ReasonOf<"cards", { by: number }>
  /** The deck may bring something better than what lies open. */
  | ReasonOf<"deck">
  /** One sees what there is before choosing. */
  | ReasonOf<"choice">
  /** What is left stays for later. */
  | ReasonOf<"enough">
  /** Every card that could be activated in this run has been. */
  | ReasonOf<"all-worked">
  /** A card that is played from the hand for what it does. */
  | ReasonOf<"plays", { about: Id }>
  /** Of the cards in hand it is worth least. */
  | ReasonOf<"least", { about: Id }>
  /** Another card of its colour is in hand to place it with. */
  | ReasonOf<"colour", { about: Id }>
  /** So many cards of the city can be activated. */
  | ReasonOf<"harvest", { by: number }>
  /** So few cards in hand bring poverty. */
  | ReasonOf<"small-hand", { by: number }>
  | ReasonOf<"hand-spared">
  | ReasonOf<"no-debt">
  /** What lasts with the land that was bought. */
  | ReasonOf<"ability", { about: Id }>;

export type ReasonName = Reason["what"];
