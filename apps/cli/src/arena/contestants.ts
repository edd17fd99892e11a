import { type Budget, type Clock, type Contestant, fallbackMind, guardedAsync } from "@tabletown/bots";
import type { ChosenGame } from "../chosen-game.ts";
import { EXIT, Fault } from "../fault.ts";
import { opponentNamed } from "../opponents.ts";
import { type ProgramLimits, USUAL_LIMITS } from "./bot-process.ts";
import { MultiSeatExecBot } from "./multi-seat-exec-bot.ts";
import { RunningPrograms } from "./running-programs.ts";

/** A bot as the command line names it: "expert", "expert@50ms", "strong@400i", "plan:…", "exec:./mybot@100ms". */
export interface BotEntry {
  readonly text: string;
  readonly name: string;
  readonly budget: Budget | undefined;
}

const EXEC = "exec:";
const EXEC_BUDGET: Budget = { milliseconds: 1_000 };

/** Entries are separated by commas; a comma between quotation marks belongs to a command. */
export function entriesOf(list: string): BotEntry[] {
  const parts = list.match(/("[^"]*"|'[^']*'|[^,])+/g) ?? [""];
  return parts.map((part) => entryOf(part.trim()));
}

function entryOf(text: string): BotEntry {
  const [, name = text, amount, unit] = /^(.*)@(\d+)(ms|i)$/s.exec(text) ?? [];
  if (Number(amount) === 0 || (unit === undefined && text.includes("@") && !text.startsWith(EXEC))) {
    const [bot] = text.split("@");
    throw new Fault(
      `"${text}" has a budget that cannot be read. Write ${bot}@50ms for milliseconds or ${bot}@400i for iterations, in whole numbers from 1 on.`,
    );
  }
  if (unit === undefined) return { text, name, budget: undefined };
  return { text, name, budget: unit === "ms" ? { milliseconds: Number(amount) } : { iterations: Number(amount) } };
}

export interface SeatedContestants {
  readonly contestants: readonly Contestant[];
  /** Refuses programs that cannot play at all. */
  probe(): Promise<void>;
  /** Ends the programs that were started. */
  close(): void;
}

/** How contestants are seated. */
export interface Seating {
  /** Programs that are started are noted here. */
  readonly running?: RunningPrograms;
  /** What budgets of time go by; a program has its own. */
  readonly clock?: Clock | undefined;
  /** How often bots are asked again before each move. A program never is: it may remember that it was. */
  readonly again?: number | undefined;
}

/** Makes players of entries. */
export async function seat(
  chosen: ChosenGame,
  entries: readonly BotEntry[],
  limits: Partial<ProgramLimits>,
  { running = new RunningPrograms(), clock, again }: Seating = {},
): Promise<SeatedContestants> {
  const mind = (await chosen.entry.mind?.())?.mind(chosen.game.options, chosen.table) ?? fallbackMind(chosen.game);
  const programs: MultiSeatExecBot[] = [];
  const contestants = await Promise.all(
    entries.map(async ({ name, budget }): Promise<Contestant> => {
      if (!name.startsWith(EXEC)) {
        const known = await opponentNamed(chosen, name, [`${EXEC}<command>`], clock);
        return { bot: known.bot, budget: budget ?? known.budget, ...(again !== undefined && { again }) };
      }
      const command = name.slice(EXEC.length);
      if (command === "") throw new Fault(`"${EXEC}" needs the command of a program, such as ${EXEC}./mybot.`);
      const program = new MultiSeatExecBot(chosen, command, { ...USUAL_LIMITS, ...limits }, running);
      programs.push(program);
      const { decide } = guardedAsync(chosen.game, mind, program);
      const bot = {
        name,
        decide,
        enter: program.enter.bind(program),
        leave: program.leave.bind(program),
      };
      return { bot, budget: budget ?? EXEC_BUDGET };
    }),
  );
  return {
    contestants,
    probe: async () => {
      await Promise.all(programs.map(probe));
    },
    close: () => {
      for (const program of programs) program.close();
    },
  };
}

async function probe(program: MultiSeatExecBot): Promise<void> {
  try {
    await program.probe();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Fault(`${program.name} cannot play: ${reason}. Run its command by itself to see more.`, EXIT.refused);
  }
}
