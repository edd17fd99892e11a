export { type Forecast, type Reliability, reliabilityOf } from "./calibration.ts";
export {
  choiceJudge,
  type HeldAgainst,
  type IntendedMove,
  type JudgedChoice,
  roughJudge,
  secondLook,
} from "./choice-judge.ts";
export { choiceLuckOfGame } from "./choice-luck.ts";
export { choiceReviewer } from "./choice-reviewer.ts";
export { endingOf } from "./ending.ts";
export { type Findings, isReviewOf, type ReviewBasis, reviewOf } from "./findings.ts";
export { judgeNameOf } from "./fingerprint.ts";
export { isFirstLook } from "./first-look.ts";
export { type FutureQuestion, futuresOf } from "./futures.ts";
export { luckOfGame, positionJudge } from "./luck-of-game.ts";
export { THRESHOLDS } from "./marks.ts";
export { checkReview, readReview } from "./read-review.ts";
export {
  type ChoiceReview,
  type Ledger,
  type LineMove,
  type LuckReview,
  MARKS,
  type Mark,
  type MoveReview,
  type OptionReview,
  REVIEW_VERSION,
  type Review,
  type SeatReview,
  type TurningPoint,
} from "./review.ts";
export { REVIEW_FAULTS, type ReviewFault, reviewFaultText } from "./review-fault.ts";
export { type ReviewedGame, type Reviewer, type ReviewShare, reviewerOf } from "./reviewer.ts";
export { type ReviewBudget, type ReviewStep, reviewGame, reviewSteps } from "./reviews.ts";
export { sharedVictory } from "./shared-victory.ts";
export { steadied } from "./turning-points.ts";
export { reviewWords } from "./words/languages.ts";
export { reviewSummary, type SummaryContext } from "./words/summary.ts";
export { type ToldGame, tellTurningPoint } from "./words/tell-turning-point.ts";
