import { advise, type Mind, withReasons } from "@tabletown/bots";
import {
  eventsFor,
  figure,
  freeTakebacks,
  type Language,
  type Match,
  type Outline,
  percentage,
  play,
  quickChance,
  type RecordedSeat,
  recordOf,
  type Seat,
  takeBack,
  type Words,
} from "@tabletown/kernel";
import { type ChosenGame, tableOf } from "../chosen-game.ts";
import { EXIT, Fault } from "../fault.ts";
import { chosenBy, type Opponent } from "../opponents.ts";
import { asWord, calledAs } from "../terminal/called-as.ts";
import { outlineLines, printOutline } from "../terminal/outline.ts";
import { CLEAR, height, paint, watched, width } from "../terminal/paint.ts";
import { question, say, sayBeside, wrap } from "../terminal/wrap.ts";
import { changedRows } from "./changed-rows.ts";
import { choiceLines, choicesOf, explain, type OfferedChoice } from "./choices.ts";
import type { Lines } from "./lines.ts";
import { effectsIn, type Lookup, lookupIn, printCard, printFound } from "./lookup.ts";
import { phrases as allPhrases, type Phrases } from "./phrases.ts";
import { saveAs } from "./saving.ts";

export interface SessionSeat {
  readonly name: string;
  /** The bot that plays here; a person when absent. */
  readonly opponent?: Opponent;
}

export interface SessionPlan {
  readonly chosen: ChosenGame;
  readonly mind: Mind | undefined;
  readonly match: Match;
  readonly seated: readonly SessionSeat[];
  readonly language: Language;
  readonly savePath: string;
  readonly lines: Lines;
}

const LOG_LINES = 12;
const HINT_MS = 700;
/** Lines on the screen beside the table and the choices: whose turn it is, and the question. */
const BESIDE = 2;

/** A game at the terminal, from wherever it stands to its end or until the player leaves. */
export class Session {
  readonly #plan: SessionPlan;
  readonly #words: Words;
  readonly #say: Phrases;
  readonly #log: string[] = [];
  #match: Match;
  #lastPerson: Seat | undefined;
  readonly #lookup: Lookup;
  /** What each seat was shown when it last had to decide. */
  readonly #shown = new Map<Seat, Outline>();
  /** How the game stood when it was last saved, and where that is. */
  #saved: { readonly match: Match; readonly path: string } | undefined;

  constructor(plan: SessionPlan) {
    this.#plan = plan;
    this.#match = plan.match;
    this.#words = plan.chosen.title.words(plan.language, plan.chosen.table);
    this.#say = allPhrases[plan.language];
    this.#lookup = lookupIn(plan.chosen.title, tableOf(plan.chosen), plan.language, this.#say);
  }

  async run(): Promise<void> {
    for (;;) {
      const waiting = this.#match.game.toAct(this.#match.state);
      const seat = waiting.find((candidate) => this.#seated(candidate).opponent !== undefined) ?? waiting[0];
      if (seat === undefined) break;
      const { opponent } = this.#seated(seat);
      if (opponent !== undefined) this.#botMove(seat, opponent);
      else if (!(await this.#personMove(seat))) return this.#leave();
    }
    this.#end();
  }

  #seated(seat: Seat): SessionSeat {
    return this.#plan.seated[seat] as SessionSeat;
  }

  readonly #name = (seat: Seat): string => this.#seated(seat).name;

  /** The one person at the screen sees what they may; several people share what everybody may see. */
  get #viewer(): Seat | undefined {
    const people = this.#plan.seated.flatMap(({ opponent }, seat) => (opponent === undefined ? [seat] : []));
    return people.length === 1 ? people[0] : undefined;
  }

  #botMove(seat: Seat, opponent: Opponent): void {
    const luck = quickChance(`${this.#match.seed}/bot/${this.#match.moves.length}`);
    const decision = chosenBy(opponent, this.#match.game, this.#match.state, seat, luck);
    if (decision.forfeit !== undefined) say(this.#say.forfeit(this.#name(seat), decision.forfeit), "", "red");
    this.#apply(seat, decision.action);
  }

  #apply(seat: Seat, action: unknown): void {
    const next = play(this.#match, seat, action);
    if (!next.ok) throw new Error(`a listed action was refused: ${next.problem}`);
    this.#match = next.value;
    for (const event of eventsFor(this.#match.moves.at(-1)?.events ?? [], this.#viewer)) {
      const sentence = this.#words.event(event, this.#name, this.#viewer);
      this.#log.push(sentence);
      for (const [n, line] of wrap(sentence, width() - 4).entries()) {
        console.log(paint("dim", `  ${n === 0 ? "·" : " "} ${line}`));
      }
    }
  }

  /** Asks a person until a move is made; false when they leave. */
  async #personMove(seat: Seat): Promise<boolean> {
    if (!(await this.#handOver(seat))) return false;
    const choices = choicesOf(this.#match, seat, this.#words, this.#name);
    this.#show(seat, choices);
    for (;;) {
      const line = await this.#plan.lines.ask(question(this.#say.choose(choices.length), "bold"));
      if (line === undefined) return false;
      const done = await this.#obey(line.trim(), seat, choices);
      if (done !== "ask-again") return done === "moved";
    }
  }

  /** The table and the choices; where they do not fit on the screen, only what has changed since this seat last decided. */
  #show(seat: Seat, choices: readonly OfferedChoice[], whole = false): void {
    const outline = this.#words.outline(this.#match.game.view(this.#match.state, seat), this.#name);
    const before = this.#shown.get(seat);
    this.#shown.set(seat, outline);
    const offered = choiceLines(choices, this.#words, seat, effectsIn(this.#lookup));
    const all = outlineLines(outline);
    const fits = all.length + offered.length + BESIDE <= height();
    const shorter = !whole && !fits && before !== undefined;
    for (const line of shorter ? outlineLines(changedRows(before, outline, seat)) : all) console.log(line);
    if (shorter) say(this.#say.onlyChanges, "", "dim");
    say(this.#say.turnOf(this.#name(seat)), "", ["bold", "green"]);
    for (const line of offered) console.log(line);
  }

  /** With several people at one screen nobody sees the next player's secrets. */
  async #handOver(seat: Seat): Promise<boolean> {
    const changed = this.#viewer === undefined && this.#lastPerson !== seat;
    this.#lastPerson = seat;
    if (!changed) return true;
    if (watched) process.stdout.write(CLEAR);
    return (await this.#plan.lines.ask(question(this.#say.handOver(this.#name(seat))))) !== undefined;
  }

  async #obey(line: string, seat: Seat, choices: readonly OfferedChoice[]): Promise<"moved" | "left" | "ask-again"> {
    const [word = "", ...rest] = line.split(/\s+/);
    const argument = rest.join(" ");
    switch (word.toLowerCase()) {
      case "?":
      case "help":
        this.#help();
        return "ask-again";
      case "w": {
        const choice = choices[Number(argument) - 1];
        if (choice === undefined) say(this.#say.notAChoice(choices.length));
        else explain(choice, this.#words, this.#name, this.#say, this.#viewer);
        return "ask-again";
      }
      case "hint":
        this.#hint(seat, choices);
        return "ask-again";
      case "board":
      case "look":
      case "all":
        this.#show(seat, choices, true);
        return "ask-again";
      case "log":
        for (const text of this.#log.slice(-LOG_LINES)) say(text, "  ");
        return "ask-again";
      case "rules":
        printFound(this.#lookup, argument);
        return "ask-again";
      case "card":
        printCard(this.#lookup, argument);
        return "ask-again";
      case "save":
        await this.#trySaving(argument || this.#plan.savePath);
        return "ask-again";
      case "undo":
      case "u":
        return this.#undo(seat);
      case "quit":
      case "q":
        return this.#isSaved || (await this.#trySaving(this.#plan.savePath)) ? "left" : "ask-again";
    }
    const number = line === "" && choices.length === 1 ? 1 : Number(line);
    const choice = Number.isInteger(number) ? choices[number - 1] : undefined;
    if (choice === undefined) {
      say(this.#say.notAChoice(choices.length));
      return "ask-again";
    }
    this.#apply(seat, choice.action);
    return "moved";
  }

  #help(): void {
    const column = Math.max(...this.#say.help.map(([typed]) => typed.length)) + 2;
    for (const [typed, means] of this.#say.help) sayBeside(`  ${typed}`.padEnd(2 + column), means);
  }

  #undo(seat: Seat): "moved" | "ask-again" {
    if (freeTakebacks(this.#match.moves, seat) === 0) {
      const moved = this.#match.moves.some((move) => move.seat === seat);
      say(moved ? this.#say.nothingToUndo : this.#say.notMovedYet);
      return "ask-again";
    }
    this.#match = takeBack(this.#match, 1);
    say(this.#say.undone);
    return "moved";
  }

  #hint(seat: Seat, choices: readonly OfferedChoice[]): void {
    const { game, state } = this.#match;
    console.log(paint("dim", this.#say.thinking));
    const { mind } = this.#plan;
    const view = game.view(state, seat);
    const { options } = advise(game, mind, view, seat, { milliseconds: HINT_MS });
    const { leadsTo, thinks } = this.#say;
    for (const { action, value, points, reasons = [] } of withReasons(game, mind, { view, seat }, options).slice(
      0,
      3,
    )) {
      const text =
        choices.find((choice) => game.format(choice.action) === game.format(action))?.text ?? game.format(action);
      const { language } = this.#plan;
      const worth =
        points === undefined ? thinks(percentage(language, value)) : leadsTo(figure(language, Math.round(points)));
      say(`${text} (${worth})`, "  ");
      for (const reason of reasons) say(`· ${this.#words.reason?.(reason, this.#name) ?? reason.what}`, "      ");
    }
  }

  get #isSaved(): boolean {
    return this.#saved?.match === this.#match;
  }

  /** Whoever cannot save here goes on playing, and may name another file. */
  async #trySaving(path: string): Promise<boolean> {
    try {
      await this.#save(path);
      return true;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      say(error.message);
      return false;
    }
  }

  async #save(path: string): Promise<void> {
    const seats = this.#plan.seated.map(
      ({ name, opponent }): RecordedSeat => ({ name, ...(opponent && { bot: opponent.name }) }),
    );
    const record = recordOf(this.#match, { seats, table: tableOf(this.#plan.chosen) });
    const reason = await saveAs(path, `${JSON.stringify(record)}\n`);
    if (reason !== undefined) throw new Fault(this.#say.cannotSave(path, reason), EXIT.refused);
    this.#saved = { match: this.#match, path };
    say(this.#say.saved(path));
  }

  async #leave(): Promise<void> {
    if (!this.#isSaved) await this.#save(this.#plan.savePath);
    // In one piece, however long: it is there to be copied.
    const path = this.#saved?.path ?? this.#plan.savePath;
    const { language } = this.#plan;
    const again = `${calledAs()} play --resume ${asWord(path)}${language === "en" ? "" : ` --language ${language}`}`;
    console.log(this.#say.resumeWith(again));
  }

  #end(): void {
    const { game, state } = this.#match;
    printOutline(this.#words.outline(game.view(state, this.#viewer), this.#name));
    console.log(paint("bold", this.#say.theEnd));
    for (const { seat, rank, score, parts } of game.score(state)) {
      console.log(`${paint(rank === 1 ? ["bold", "green"] : "bold", `  ${rank}. ${this.#name(seat)}`)}  ${score}`);
      for (const { what, by } of parts)
        sayBeside(`       ${String(by).padStart(4)}  `, this.#words.names[what] ?? what, "dim");
    }
  }
}
