export { THRESHOLDS } from "./marks.ts";
export {
  type ChoiceReview,
  type Ledger,
  type LineMove,
  type LuckReview,
  MARKS,
  type Mark,
  type Moment,
  type MoveReview,
  type OptionReview,
  REVIEW_VERSION,
  type Review,
  type SeatReview,
} from "./review.ts";
export { type ReviewedGame, type Reviewer, reviewerOf } from "./reviewer.ts";
export { type ReviewBudget, type ReviewStep, reviewGame, reviewSteps } from "./reviews.ts";
