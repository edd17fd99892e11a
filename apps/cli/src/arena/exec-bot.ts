import { type AsyncBot, BOT_PROTOCOL, type Decision, type FromBot, type Question } from "@tabletown/bots";
import type { Json, RecordedPlace, Seat } from "@tabletown/kernel";
import type { ChosenGame } from "../chosen-game.ts";
import { BotProcess, type ProgramLimits } from "./bot-process.ts";
import { placeOfOption, whatIf } from "./program-what-if.ts";
import type { RunningPrograms } from "./running-programs.ts";

/** How often a program that died is started again in a match. */
const RESTARTS = 3;
/** Questions in a row it may leave unanswered. */
const PATIENCE = 3;
/** Choices in a match after which it is asked no more: some games last for as long as somebody wishes. */
const MOST_CHOICES = 2_000;
/** For a question without a time budget. */
const LONG_MS = 10_000;

interface Waiting {
  readonly id: number;
  answered(message: Extract<FromBot, { type: "answer" }>): void;
  /** What it may ask meanwhile. */
  asked(message: Extract<FromBot, { type: "what-if" }>): void;
  failed(reason: string): void;
}

/** A program in any language as a bot. Every failure rejects the one decision it concerns; the greedy bot then chooses. */
export class ExecBot implements AsyncBot {
  readonly name: string;
  private readonly chosen: ChosenGame;
  private readonly command: string;
  private readonly limits: ProgramLimits;
  private readonly programs: RunningPrograms;
  private process: BotProcess | undefined;
  private greeted: Promise<void> | undefined;
  private waiting: Waiting | undefined;
  private match: readonly [seat: Seat, seats: number, match: string] | undefined;
  private lives = 1 + RESTARTS;
  /** Why there is no sense in starting it ever again. */
  private hopeless: string | undefined;
  private choices = 0;
  private silent = 0;
  private asked = 0;

  constructor(chosen: ChosenGame, command: string, limits: ProgramLimits, programs: RunningPrograms) {
    this.name = `exec:${command}`;
    this.chosen = chosen;
    this.command = command;
    this.limits = limits;
    this.programs = programs;
  }

  async enter(seat: Seat, seats: number, match: string): Promise<void> {
    this.match = [seat, seats, match];
    this.lives = this.process === undefined ? 1 + RESTARTS : RESTARTS;
    this.choices = 0;
    this.silent = 0;
    if (this.process !== undefined) this.process.send({ type: "new", match, seat, seats });
    // Starting up takes none of its time to think. Whether it can start is told when it is asked.
    else await this.ready().catch(() => {});
  }

  leave(standing: readonly RecordedPlace[]): void {
    const [, , match = ""] = this.match ?? [];
    this.process?.send({ type: "end", match, standing });
    this.match = undefined;
  }

  async decide(question: Question): Promise<Decision> {
    const { seat, view, options, budget } = question;
    const started = performance.now();
    if (++this.choices > MOST_CHOICES) throw new Error(`it has made ${MOST_CHOICES} choices in this match`);
    await this.ready();
    const { format } = this.chosen.game;
    const notations = options.map((action) => format(action));
    const id = ++this.asked;
    const answer = await new Promise<Extract<FromBot, { type: "answer" }>>((resolve, reject) => {
      const own = budget.milliseconds ?? LONG_MS;
      const limit = own + this.limits.graceMs;
      const timer = setTimeout(() => this.noAnswer(limit), limit);
      const late = performance.now() + own;
      this.waiting = {
        id,
        answered: (message) => {
          clearTimeout(timer);
          resolve(message);
        },
        asked: (message) => {
          this.process?.send(whatIf(this.chosen.game, question, message, late - performance.now()));
        },
        failed: (reason) => {
          clearTimeout(timer);
          reject(new Error(reason));
        },
      };
      this.process?.send({
        type: "ask",
        id,
        seat,
        view: view as Json,
        options: notations,
        actions: options as readonly Json[],
        ...budget,
      });
    });
    this.silent = 0;
    const action = options[placeOfOption(answer.option, notations)];
    if (action === undefined) {
      const text = `there is no option ${JSON.stringify(answer.option)}`;
      this.process?.send({ type: "error", id, text });
      throw new Error(text);
    }
    const weighed = (answer.weighed ?? []).flatMap(({ option, value }) => {
      const listed = options[option];
      return listed === undefined ? [] : [{ action: listed, value }];
    });
    weighed.sort((a, b) => b.value - a.value);
    const { forfeit } = answer;
    const milliseconds = performance.now() - started;
    return { action, weighed, iterations: 0, milliseconds, ...(forfeit !== undefined && { forfeit }) };
  }

  close(): void {
    this.lives = 0;
    this.process?.dismiss();
  }

  /** Starts the program where it does not run, and waits for its greeting. */
  async ready(): Promise<void> {
    if (this.hopeless !== undefined) throw new Error(this.hopeless);
    if (this.process === undefined) {
      if (this.lives === 0) throw new Error("it has failed too often in this match");
      this.lives--;
      this.greeted = this.start();
    }
    await this.greeted;
  }

  private start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = (reason: string): void => {
        this.hopeless = `the program ${reason}`;
        process.end(reason);
      };
      const timer = setTimeout(() => giveUp("never said hello"), this.limits.helloMs);
      let greeted = false;
      const process = new BotProcess(this.command, this.limits, this.programs, {
        onMessage: (message) => {
          if (message.type === "error" && !greeted) return giveUp(`refused to play: ${message.text}`);
          if (message.type !== "hello") return this.hear(message);
          clearTimeout(timer);
          greeted = true;
          if (message.protocol === BOT_PROTOCOL) resolve();
          else giveUp(`speaks protocol ${message.protocol}, not ${BOT_PROTOCOL}`);
        },
        onEnd: (reason) => {
          clearTimeout(timer);
          this.process = undefined;
          this.fail(`the program ${reason}`);
          reject(new Error(`the program ${reason}`));
        },
      });
      this.process = process;
      const { game, table } = this.chosen;
      process.send({
        type: "hello",
        protocol: BOT_PROTOCOL,
        game: game.id,
        rules: game.rules,
        options: game.options as Json,
        ...(table !== undefined && { table }),
      });
      if (this.match !== undefined) {
        const [seat, seats, match] = this.match;
        process.send({ type: "new", match, seat, seats });
      }
    });
  }

  private hear(message: FromBot): void {
    const { waiting } = this;
    // Answers to older questions came too late; anything else is for people to read.
    if (message.type === "answer" && message.id === waiting?.id) {
      this.waiting = undefined;
      waiting.answered(message);
    } else if (message.type === "answer" && !(message.id <= this.asked)) {
      const { id } = message;
      this.process?.send({ type: "error", id, text: `question ${id} was not asked` });
      this.fail("it answered a question that was not asked: an answer needs the id of its question");
    } else if (message.type === "what-if" && message.id === waiting?.id) {
      waiting.asked(message);
    } else if (message.type === "error" && waiting !== undefined && message.id === waiting.id) {
      this.fail(`it said: ${message.text}`);
    }
  }

  private noAnswer(limit: number): void {
    this.fail(`no answer within ${limit} ms`);
    if (++this.silent >= PATIENCE) {
      this.lives = 0;
      this.process?.end(`left ${PATIENCE} questions unanswered`);
    }
  }

  private fail(reason: string): void {
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.failed(reason);
  }
}
