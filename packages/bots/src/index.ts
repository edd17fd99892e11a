export { type Advice, type Advised, advise } from "./advise.ts";
export { type Attendant, type Contestant, contest, type Forfeit, type GameResult } from "./arena/contest.ts";
export { type Fixture, type Schedule, scheduleOf } from "./arena/schedule.ts";
export { type Tally, tallyOf } from "./arena/tally.ts";
export type { Bot, Decision, DistantBot, Question, Weighed } from "./bot.ts";
export { type Budget, type Meter, meterOf } from "./budget.ts";
export { fallbackMind } from "./fallback-mind.ts";
export { guarded, guardedDistant } from "./forfeit.ts";
export { type GreedyTaste, greedyBot } from "./greedy.ts";
export type { Clues, Sheet } from "./instinct/clues.ts";
export { type Instinct, instinctBy, instinctOf } from "./instinct/instinct.ts";
export { type Apprentice, apprenticeOf, type Practice, USUAL_PRACTICE } from "./instinct/practice.ts";
export { type Judge, judgeOf, probabilities } from "./judge.ts";
export { BOTS, type BotName, BUDGETS, botFor, isBotName, LEVELS, type Level, planFor } from "./levels.ts";
export type { Mind, MindSource, Plan } from "./mind.ts";
export type { Features } from "./net/features.ts";
export { surprises } from "./net/foresight.ts";
export type { Net } from "./net/net.ts";
export { decodeNet, encodeNet, type NetData } from "./net/net-data.ts";
export { judgeOfNet, netJudge } from "./net/net-judge.ts";
export { type Trainer, type Training, trainerOf, USUAL_TRAINING } from "./net/self-play.ts";
export { planBot } from "./plan-bot.ts";
export { type FromBot, PROTOCOL, readFromBot, readToBot, type ToBot } from "./protocol.ts";
export { randomBot } from "./random.ts";
export {
  ANY_ACTION,
  type Batch,
  batchOf,
  type Frame,
  maskBytes,
  resetBatch,
  stepBatch,
  writeFrame,
} from "./research/batch.ts";
export { actionAt, type Encoding, type Field, type ResearchSource } from "./research/encoding.ts";
export {
  advance,
  beginEpisode,
  cloneOf,
  type Episode,
  matchOf,
  NO_REWARDS,
  restored,
  type Setting,
  type Snapshot,
  snapshotOf,
} from "./research/episode.ts";
export {
  type ActionField,
  type ActionLayout,
  actionLayoutOf,
  eachPlayer,
  indexById,
  type Layout,
  layoutOf,
  mark,
  placesAfter,
} from "./research/layout.ts";
export { finalRewards, REWARDS, type Rewards, scoresOf } from "./research/rewards.ts";
export { type Supposition, suppose } from "./research/what-if.ts";
export { type SearchSettings, search, USUAL as USUAL_SEARCH } from "./search/search.ts";
export { type SearchTaste, searchBot } from "./search-bot.ts";
