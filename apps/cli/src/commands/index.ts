import type { AddCommand } from "./add-command.ts";
import { adminCommand } from "./admin.ts";
import { arenaCommand } from "./arena.ts";
import { backupCommand } from "./backup.ts";
import { benchCommand } from "./bench.ts";
import { benchEnvCommand } from "./bench-env.ts";
import { benchReviewCommand } from "./bench-review.ts";
import { benchSearchCommand } from "./bench-search/index.ts";
import { botCommand } from "./bot.ts";
import { componentsCommand } from "./components.ts";
import { datasetCommand } from "./dataset.ts";
import { doctorCommand } from "./doctor.ts";
import { envCommand } from "./env.ts";
import { gamesCommand } from "./games.ts";
import { hintCommand } from "./hint.ts";
import { ladderCommand } from "./ladder.ts";
import { mergeCommand } from "./merge.ts";
import { playCommand } from "./play.ts";
import { replayCommand } from "./replay.ts";
import { restoreCommand } from "./restore.ts";
import { reviewCommand } from "./review.ts";
import { schemaCommand } from "./schema.ts";
import { serveCommand } from "./serve.ts";
import { simulateCommand } from "./simulate.ts";
import { traceCommand } from "./trace.ts";
import { trainCommand } from "./train.ts";
import { verifyCommand } from "./verify.ts";

/** What everybody who installed the program has. */
export const commands: readonly AddCommand[] = [
  gamesCommand,
  playCommand,
  simulateCommand,
  traceCommand,
  replayCommand,
  verifyCommand,
  componentsCommand,
  benchCommand,
  benchEnvCommand,
  benchReviewCommand,
  benchSearchCommand,
  arenaCommand,
  ladderCommand,
  mergeCommand,
  hintCommand,
  reviewCommand,
  botCommand,
  trainCommand,
  schemaCommand,
  envCommand,
  datasetCommand,
  adminCommand,
  doctorCommand,
  backupCommand,
  restoreCommand,
  serveCommand,
];
