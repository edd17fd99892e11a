/** What a card counts: own cards only while they show (face up, on top), boroughs also when covered (SPEC 10.1). */
export const COUNTS = [
  "cards",
  "brownCards",
  "blueCards",
  "pinkCards",
  "boroughs",
  "northBoroughs",
  "southBoroughs",
  "riversideBoroughs",
  "inlandBoroughs",
] as const;
export type Count = (typeof COUNTS)[number];

/** The plain gains and losses, allowed anywhere. */
export type Gain =
  | { readonly type: "gainMoney"; readonly n: number }
  | { readonly type: "gainPrestige"; readonly n: number }
  | { readonly type: "removePoverty"; readonly n: number }
  | { readonly type: "gainPoverty"; readonly n: number };

/** What happens when a card is activated, an action card is played or a city with this borough is run; in the order listed. */
export type Effect =
  | Gain
  | { readonly type: "gainMoneyPer"; readonly n: number; readonly per: Count }
  | { readonly type: "gainPrestigePer"; readonly n: number; readonly per: Count }
  /** Draw n cards, each from the deck or the board. */
  | { readonly type: "drawCards"; readonly n: number }
  /** Discard hand cards, as many as wanted up to `max`; without `max` there is no limit. Each brings the gains in `each`. */
  | {
      readonly type: "discardUpTo";
      readonly max?: number;
      readonly filter: "any" | "paupers";
      readonly each: readonly Gain[];
    }
  /** Every other player pays n to this one. */
  | { readonly type: "takeFromEach"; readonly n: number }
  /** Every other player pays the supply n for each borough of theirs. */
  | { readonly type: "eachPaysPerBorough"; readonly n: number }
  /** Up to n own poverty goes to a player of one's choice. */
  | { readonly type: "givePoverty"; readonly n: number }
  /** A player of one's choice takes n poverty from the supply. */
  | { readonly type: "causePoverty"; readonly n: number }
  /** Cards in hand bring no poverty in this run. */
  | { readonly type: "spareHand" }
  /** Take the money that lies on this card. */
  | { readonly type: "collectStored" }
  /** This card turns over in place of another (SPEC 10.5). */
  | { readonly type: "turnThisInstead" }
  /** A card from the development board goes on top of this one (SPEC 10.4). */
  | { readonly type: "placeFromBoard" }
  /** A card activated in this run is activated once more, free of charge (SPEC 10.6). */
  | { readonly type: "repeatCard" };

/** What an action card does; besides effects, placing up to n cards without discarding. */
export type ActionEffect = Effect | { readonly type: "placeCards"; readonly n: number };

/** What an ability does as long as it lasts: a borough's while it is the newest. */
export type Ability =
  /** The card discarded to place another may have any colour, for this price; paupers too where `paupers` says so. */
  | { readonly type: "anyColourDiscard"; readonly price: number; readonly paupers: boolean }
  | { readonly type: "loanPays"; readonly n: number }
  | { readonly type: "loanRepay"; readonly n: number }
  /** Exchange a hand card with one on the development board, so many times a turn. */
  | { readonly type: "swap"; readonly times: number }
  /** Look at the top n cards of the deck before the draw at the start of the turn. */
  | { readonly type: "look"; readonly n: number }
  /** Draw from `min` to `max` cards at the start of the turn. */
  | { readonly type: "drawRange"; readonly min: number; readonly max: number }
  /** Cards cost n less to place while developing, never below `min`. */
  | { readonly type: "discount"; readonly n: number; readonly min: number };

/** A city card's permanent effect, working while the card shows. */
export type Permanent =
  | Ability
  /** n from the supply is put on this card for each later card its owner places. */
  | { readonly type: "storeMoney"; readonly n: number }
  /** This card is placed without discarding. */
  | { readonly type: "noDiscard" };
