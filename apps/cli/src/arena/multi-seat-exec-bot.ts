import type { AsyncBot, Decision, MatchListener, Question } from "@tabletown/bots";
import type { RecordedPlace, Seat } from "@tabletown/kernel";
import type { ChosenGame } from "../chosen-game.ts";
import type { ProgramLimits } from "./bot-process.ts";
import { ExecBot } from "./exec-bot.ts";
import type { RunningPrograms } from "./running-programs.ts";

/** A program that may hold several seats. Each has a process of its own and sees what that seat sees. */
export class MultiSeatExecBot implements AsyncBot, MatchListener {
  readonly name: string;
  private readonly another: () => ExecBot;
  private readonly seated = new Map<Seat, ExecBot>();
  private readonly idle: ExecBot[] = [];

  constructor(chosen: ChosenGame, command: string, limits: ProgramLimits, programs: RunningPrograms) {
    this.name = `exec:${command}`;
    this.another = () => new ExecBot(chosen, command, limits, programs);
  }

  /** Rejects with the reason where the program does not start and say hello. */
  async probe(): Promise<void> {
    const program = this.another();
    this.idle.push(program);
    await program.ready();
  }

  async enter(seat: Seat, seats: number, match: string): Promise<void> {
    const program = this.idle.shift() ?? this.another();
    this.seated.set(seat, program);
    await program.enter(seat, seats, match);
  }

  leave(seat: Seat, standing: readonly RecordedPlace[]): void {
    const program = this.seated.get(seat);
    if (program === undefined) return;
    this.seated.delete(seat);
    program.leave(standing);
    this.idle.push(program);
  }

  async decide(question: Question): Promise<Decision> {
    const program = this.seated.get(question.seat);
    if (program === undefined) throw new Error(`nobody has entered at seat ${question.seat}`);
    return await program.decide(question);
  }

  close(): void {
    for (const program of [...this.seated.values(), ...this.idle]) program.close();
  }
}
