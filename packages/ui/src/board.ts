/**
 * The contract between the table and a game's board.
 *
 * A game that can be seen exports two things:
 *
 *   games/<id>/board/index.ts   `export const board: BoardModule<Action, View, Options, Table, Event>`
 *   games/<id>/board/cover.tsx  `export const cover: Cover`  (tiny: it is on the first screen)
 *
 * and names both in its package.json (`"./board"`, `"./cover"`) and in the catalog. A game without them is on the
 * page all the same: its board is then the position as text and a list of what may be done.
 *
 * How a board works:
 * - It is a pure picture of its props. It holds no rules: whatever may be done comes in as `choices`,
 *   whatever was done goes out through `choose` or `propose`. A choice is lit by being in `choices`:
 *   `<PictureButton lit>` (and `chosen` while proposed), or the class `lit`; tests look for it.
 * - Two ways to act. `choose(action)` acts at once: for plain buttons whose label says it all ("Roll").
 *   `propose(action)` lays the move on the table: the shell shows every certain consequence with its
 *   cause, and one button confirms it. Use it for everything with a price or a place. While a proposal
 *   waits it is in `proposed`: draw it as if half done.
 * - A move in two taps (a tile, then a place) keeps its first half in `picked`, any text of yours;
 *   the shell clears it after each move and on Escape.
 * - What cannot be done is still tappable: call `refuse(reason)` with a sentence; the shell says it
 *   aloud and on screen. Draw it `barred`, never `disabled`.
 * - Every number that changes is a `<Tally>`: it answers "why?" from the history by itself.
 * - Give places a `data-anchor="…"` and return `flights` for events: the shell lets coins and cards
 *   travel between anchors, honours speed and reduced motion, and does nothing where an anchor is missing.
 * - `last` is the move just shown: use its `seq` as a key to run a one-time animation (dice).
 * - Name the component that something shows with `data-component="…"` (`<PictureButton component>`): it can then be seen
 *   large and be held beside another one.
 * - Use `<PictureButton>` around drawings that can be tapped, so keyboard and screen readers work; its
 *   `label` says everything the picture says. Beyond that, the shell itself offers every
 *   choice as a list and the position as text (`words.outline`), so nobody depends on the picture.
 * - Draw with `@tabletown/ui`'s drawing kit (`Scene`, `Print`, motifs) and colour only with its
 *   tokens (`var(--accent)` …): both themes then come for free, and all games look like one hand.
 * - Width: from 328 px (a phone of 360 px) up. Never scroll the page sideways; scroll or pan inside.
 *   Touch targets are at least 44 px.
 * - Own texts of the board stand in `board/text.ts` as `Texts` of the kernel and are read with `say(language, texts)`.
 */
import type { GameEvent, Language, Place, Preview, Seat, Standing, Texts, Words } from "@tabletown/kernel";
import type { ComponentChildren, VNode } from "preact";

/** Something the viewer may do now. */
export interface Choice<A = unknown> {
  readonly action: A;
  /** The game's own notation; unique among the choices, good as a key. */
  readonly notation: string;
  /** `words.action` for it. */
  readonly text: string;
}

/** A move as one viewer saw it. */
export interface Moment<E extends GameEvent = GameEvent> {
  /** Counted from 1; 0 is the setup. */
  readonly seq: number;
  readonly seat: Seat;
  readonly events: readonly E[];
}

/** What everything drawn for a game knows. */
export interface Setting<A = unknown, V = unknown, O = unknown, T = unknown, E extends GameEvent = GameEvent> {
  readonly options: O;
  /** The component table in play. */
  readonly table: T;
  readonly language: Language;
  readonly words: Words<A, V, E>;
  /** A player's name. */
  name(seat: Seat): string;
  /** Who plays alone at this screen: sentences speak to them. */
  readonly you?: Seat | undefined;
}

export interface BoardProps<A = unknown, V = unknown, O = unknown, T = unknown, E extends GameEvent = GameEvent>
  extends Setting<A, V, O, T, E> {
  readonly view: V;
  /** Through whose eyes; undefined for spectators. */
  readonly viewer: Seat | undefined;
  readonly seats: number;
  readonly toAct: readonly Seat[];
  /** Everything the viewer may do now; empty while others decide, in replays and after the end. */
  readonly choices: readonly Choice<A>[];
  /** The move whose consequences are on show. */
  readonly proposed: Choice<A> | undefined;
  /** The first half of a move in two taps. */
  readonly picked: string | undefined;
  /** The move just shown, for animation. */
  readonly last: Moment<E> | undefined;
  choose(action: A): void;
  propose(action: A): void;
  pick(what: string | undefined): void;
  /** Says why something cannot be done. */
  refuse(reason: string): void;
  /** Every certain consequence of a choice. */
  preview(action: A): Preview<E>;
  /** Opens the large drawing, text and rules of a component. */
  inspect(component: string): void;
}

/** A thing that travels over the board when an event happens. */
export interface Flight {
  readonly token: "coin" | "card" | "person";
  /** Anchors: values of `data-anchor` on the board. */
  readonly from: string;
  readonly to: string;
  /** How many to draw; more than five are drawn as five. */
  readonly count?: number;
}

/** A quantity worth a line in a chart: one value for each seat at each moment. */
export interface Track<V = unknown> {
  readonly id: string;
  readonly name: Texts;
  of(view: V, seat: Seat): number;
}

export interface Verdict {
  readonly headline: string;
  readonly won: boolean;
  /** Parts of the score that the headline says and that count nothing. */
  readonly said: readonly string[];
}

/** What probably follows a move beyond what is certain, before anybody makes it. */
export interface Outlook {
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly good?: boolean; readonly bad?: boolean }[];
}

/** A sign of the board, and what it means. */
export interface BoardSign {
  readonly sign: ComponentChildren;
  readonly means: string;
}

interface ComponentSection {
  readonly title: Texts;
  readonly components: readonly string[];
}

/** Learning by doing: a short game in which everybody's moves are known beforehand. */
export interface Lesson {
  readonly seats: number;
  readonly options: unknown;
  /** Shuffles the setup. */
  readonly seed: string;
  readonly steps: readonly LessonStep[];
}

export type LessonStep =
  /** A few sentences; `point` is an anchor to light up. */
  | { readonly kind: "tell"; readonly text: Texts; readonly point?: string }
  /** The learner (seat 0) makes this move, given in notation. */
  | {
      readonly kind: "do";
      readonly text: Texts;
      readonly point?: string;
      readonly move: string;
      readonly draws?: readonly number[];
    }
  /** The learner opens something that explains itself. */
  | { readonly kind: "tap"; readonly text: Texts; readonly point: string }
  /** Somebody else moves while the learner watches; what need not be explained is made at once. */
  | {
      readonly kind: "watch";
      readonly text: Texts;
      readonly point?: string;
      readonly seat: Seat;
      readonly move: string;
      readonly also?: readonly string[];
      readonly draws?: readonly number[];
    };

/** A move that is known beforehand, in notation, with what luck decides in it. */
export interface ScriptedMove {
  readonly seat: Seat;
  readonly move: string;
  readonly draws?: readonly number[];
}

/** A short game whose moves are known. */
export interface Script extends Pick<Lesson, "seats" | "options" | "seed"> {
  readonly moves: readonly ScriptedMove[];
}

/** A word of the game in the rules: the one that explains it, and a pattern for how its forms begin in each language. */
export interface GuideTerm {
  readonly term: Texts;
  readonly rule: string;
  readonly stems: Texts;
}

/** A rule at work: the moves from one to another, of a script or of the lesson, counted from 0. */
export interface GuideExample {
  readonly rule: string;
  readonly title: Texts;
  readonly from: number;
  readonly to: number;
  readonly script?: Script;
}

/** What helps reading the rules. */
export interface Guide {
  /** The rules without which nobody can play: together they fit on one printed page. */
  readonly essentials: readonly string[];
  readonly terms: readonly GuideTerm[];
  readonly examples: readonly GuideExample[];
}

export interface BoardModule<A = unknown, V = unknown, O = unknown, T = unknown, E extends GameEvent = GameEvent> {
  Board(props: BoardProps<A, V, O, T, E>): VNode;
  /** The drawing of one component, about a playing card in size, scaling with its width. */
  Picture(props: { readonly component: string; readonly setting: Setting<A, V, O, T, E> }): VNode;
  /** Whether pictures say in words what their components do: then nothing beside them says it again. */
  readonly wordedPictures?: true;
  /** Every component of the table once, for the design page and the rules reader. */
  componentSections(table: T): readonly ComponentSection[];
  /** The names of values in the component table, and of what they can be, where `words.names` has none. */
  readonly formTexts?: Readonly<Record<string, Texts>>;
  /** The component that a move brings into play: what it does is said where the move is proposed. */
  played?(action: A, view: V, setting: Setting<A, V, O, T, E>): string | undefined;
  /** What a turn is remembered by when the game is over, the most telling event first; otherwise what was built or taken. */
  readonly deeds?: readonly E["what"][];
  /** What makes money of what one had, and so is no success however much it brings. */
  readonly sales?: readonly E["what"][];
  /** What only prepares something that is told when it is done, as choosing a card does before its place: no line of the log. */
  readonly preparations?: readonly E["what"][];
  /** When a component does what it does, where its effect does not say it: "On a roll of 8." */
  trigger?(component: string, setting: Setting<A, V, O, T, E>): string | undefined;
  /** What a proposed move leads to, where what it brings at once does not say it. */
  outlook?(action: A, view: V, setting: Setting<A, V, O, T, E>): Outlook | undefined;
  /** What the button that confirms a move must name, so that nobody overlooks it. */
  confirmation?(events: readonly E[], setting: Setting<A, V, O, T, E>): string | undefined;
  /** What the table waits for, said to the one who decides: "Roll the dice." */
  prompt(view: V, setting: Setting<A, V, O, T, E>): string;
  /** What is drawn as charts: after the end, and under a replay. */
  tracks(setting: Setting<A, V, O, T, E>): readonly Track<V>[];
  /** Names of those who play without a seat; tracks know them as the seats after the last. */
  guests?(setting: Setting<A, V, O, T, E>): readonly string[];
  /** What decides between equal scores; of two places, where it is not the same for all. */
  readonly tieBreak?: TieBreak | ((place: Place, equal: Place) => TieBreak);
  /** How it went, where places alone do not say it: somebody played alone. */
  verdict?(standing: Standing, setting: Setting<A, V, O, T, E>): Verdict | undefined;
  /** What so many points are called, where somebody plays alone. */
  titleAt?(points: number, setting: Setting<A, V, O, T, E>): string | undefined;
  /** The name of the chapter a move opens in a replay, if it opens one: "Round 3", "Anna builds the harbour". */
  chapter(moment: Moment<E>, after: V, setting: Setting<A, V, O, T, E>): string | undefined;
  flights(event: E): readonly Flight[];
  /** The anchors of where something happened, the best first, where its flights do not say it. */
  places?(event: E): readonly string[];
  /** Whether seats hold secrets: around one screen the device is then handed over. */
  readonly secrets: boolean;
  readonly lesson: Lesson;
  readonly guide?: Guide;
  /** Every sign on the board that is no word, for the list of signs. */
  signs?(setting: Setting<A, V, O, T, E>): readonly BoardSign[];
}

/** What decides between equal scores, and the rule that says so: "reputation, then income". */
export interface TieBreak {
  readonly rule: string;
  readonly by: Texts;
}

/** A game on the first screen, before anything of it is loaded. */
export interface Cover {
  /** A drawing in a 240 × 160 view box. */
  Picture(props: Record<string, never>): VNode;
  readonly title: Texts;
  readonly pitch: Texts;
  readonly seats: readonly [min: number, max: number];
  readonly minutes: readonly [min: number, max: number];
  /** 1 easy, 2 some thought, 3 heavy. */
  readonly weight: 1 | 2 | 3;
}
