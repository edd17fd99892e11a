export { type Advice, type Advised, advise, advising } from "./advise.ts";
export {
  type Contestant,
  contest,
  type Forfeit,
  type GameResult,
  type MatchListener,
  type OnMove,
} from "./arena/contest.ts";
export { type ArrangePiles, pilesBySeat, withArrangedPiles } from "./arena/piles-by-seat.ts";
export { randomContest } from "./arena/random-contest.ts";
export { ordinal, rate, type SkillRating, UNRATED } from "./arena/rating.ts";
export { type Schedule, type ScheduledGame, scheduleOf } from "./arena/schedule.ts";
export { addGame, addTallies, type Tally, tallyOf } from "./arena/tally.ts";
export type { AsyncBot, Bot, Decision, Question, Weighed } from "./bot.ts";
export type { Budget, Clock } from "./budget.ts";
export { fallbackMind } from "./fallback-mind.ts";
export { type GreedySettings, greedyBot } from "./greedy.ts";
export { guarded, guardedAsync } from "./guarded.ts";
export { type Judge, judgeOf } from "./judge.ts";
export { BOTS, type BotName, BUDGETS, botFor, isBotName, LEVELS, type Level, planFor } from "./levels.ts";
export { expectedValue, lookaheadContext } from "./lookahead.ts";
export type { RolloutPolicy } from "./lookahead-policy.ts";
export type { Mind, MindSource, Plan, RolloutSettings, TriedMove } from "./mind.ts";
export { crossEntropies, type Sample } from "./net/cross-entropy.ts";
export type { Features } from "./net/features.ts";
export { activationsFor, forward, type Net, type NetRunner } from "./net/net.ts";
export { decodeNet, encodeNet, type NetData } from "./net/net-data.ts";
export { judgeOfNet, netJudge } from "./net/net-judge.ts";
export { runnerOf } from "./net/net-runner.ts";
export {
  DEFAULT_TRAINING,
  type Example,
  type SelfPlay,
  type SelfPlaySettings,
  selfPlayOf,
  type Training,
} from "./net/self-play.ts";
export { type Trainer, trainerOf } from "./net/trainer.ts";
export { trainingPolicy } from "./net/training-policy.ts";
export { allOutcomes } from "./outcomes.ts";
export { type Policy, policyOf, policyWithWeights } from "./policy/policy.ts";
export type { FeatureWriter, PolicyFeatures } from "./policy/policy-features.ts";
export {
  DEFAULT_POLICY_TRAINING,
  type PolicyTrainer,
  type PolicyTraining,
  policyTrainerOf,
} from "./policy/policy-trainer.ts";
export { BOT_PROTOCOL, type FromBot, readFromBot, readToBot, type ToBot } from "./protocol.ts";
export { type Comparison, reasonsFor, withReasons } from "./reasons.ts";
export { actionShape } from "./research/action-shape.ts";
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
  type EpisodeSetting,
  matchOf,
  NO_REWARDS,
  restored,
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
export { finalRewards, REWARDS, type Rewards } from "./research/rewards.ts";
export { type Supposition, suppose, supposeFrom } from "./research/what-if.ts";
export { endOfRollout, type RolloutLength, rolloutPolicy } from "./search/rollout.ts";
export { type SearchBotSettings, searchBot } from "./search-bot.ts";
export { settledValues } from "./settled-values.ts";
export { mapped, type Thinking } from "./thinking.ts";
