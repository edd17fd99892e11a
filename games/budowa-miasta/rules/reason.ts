import type { ReasonOf, Seat } from "@tabletown/kernel";
import type { ObjectId } from "../data/table.ts";

/** What can speak for a move. Amounts are millions. */
export type Reason =
  /** Shares in an object pay at once. */
  | ReasonOf<"pays-now", { about: ObjectId; by: number }>
  /** The street `about` lacks one building more, and then pays that much. */
  | ReasonOf<"one-missing", { about: string; by: number }>
  | ReasonOf<"two-missing", { about: string; by: number }>
  /** The first building of the street `about`, which will pay that much. */
  | ReasonOf<"first", { about: string; by: number }>
  /** What the building or share costs. */
  | ReasonOf<"cheap", { by: number }>
  /** The free share of an object may be taken. */
  | ReasonOf<"free-share", { about: ObjectId }>
  /** The bonus for the last building. */
  | ReasonOf<"bonus", { by: number }>
  | ReasonOf<"wins">
  /** By so much more an object pays each time. */
  | ReasonOf<"pays-more", { about: ObjectId; by: number }>
  /** So many streets of an object are still to be finished. */
  | ReasonOf<"streets-left", { about: ObjectId; by: number }>
  /** A street of it lacks one building. */
  | ReasonOf<"soon", { about: ObjectId }>
  | ReasonOf<"costs-nothing">
  /** `with` has most of it, and does not get this share. */
  | ReasonOf<"denies", { about: ObjectId; with: Seat }>
  /** So much stays with the seat. */
  | ReasonOf<"keeps-money", { by: number }>
  /** What the bank pays for a share. */
  | ReasonOf<"raises", { by: number }>
  /** An object of which a share goes has few streets left to pay for. */
  | ReasonOf<"nearly-spent", { about: ObjectId }>;
