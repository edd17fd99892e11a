export { again } from "./again.ts";
export type {
  BoardModule,
  BoardProps,
  BoardSign,
  Choice,
  Cover,
  Flight,
  Guide,
  GuideExample,
  GuideTerm,
  Lesson,
  LessonStep,
  Moment,
  Outlook,
  Script,
  ScriptedMove,
  Setting,
  TieBreak,
  Track,
  Verdict,
} from "./board.ts";
export { BREAKPOINTS, inEm, textGrowth } from "./breakpoints.ts";
export { Button, IconButton } from "./button.tsx";
export { CardFace } from "./card.tsx";
export { choiceOf, isProposed } from "./choice.ts";
export { useSoon } from "./deferred.ts";
export { Dialog } from "./dialog.tsx";
export { Die } from "./die.tsx";
export { Block, ClockTower, Door, Factory, Hall, House, Mast, Shop, Smoke, Windows } from "./draw/buildings.tsx";
export {
  Apple,
  Bush,
  Cloud,
  Cow,
  Fish,
  Flower,
  Furrows,
  Hills,
  Pine,
  Sun,
  Tree,
  Water,
  Wheat,
} from "./draw/nature.tsx";
export {
  GROUND,
  Lines,
  Print,
  type PrintColour,
  Put,
  Scene,
  type Spot,
  Tint,
  tone,
} from "./draw/print.tsx";
export {
  Basket,
  Boat,
  Book,
  Bread,
  Burger,
  Chair,
  Cheese,
  Coin,
  Crane,
  Cup,
  Flag,
  Gear,
  Person,
  Pick,
  Pizza,
  Plane,
  Screen,
  Sushi,
  Swap,
  Train,
  Wheel,
} from "./draw/things.tsx";
export { eventTitle } from "./event-title.ts";
export { afterFrame, LeapsContext, Part, type PartQueue, PartsContext, partQueue } from "./gradual.tsx";
export { Icon, type IconName } from "./icon.tsx";
export { keyed } from "./keyed.ts";
export { movesOfStep } from "./lesson-moves.ts";
export { MatchContext, type MatchContextValue, useMatchContext } from "./match-context.ts";
export { isDialogOpen, onceUncovered } from "./modal.ts";
export { PictureButton } from "./picture-button.tsx";
export { reached } from "./reached.ts";
export { say } from "./say.ts";
export { SeatMark, seatColour } from "./seat-mark.tsx";
export { seatTitle, spoken } from "./seat-title.ts";
export { SOURCE_SIGNS, SourceMark, unsureSource } from "./source-mark.tsx";
export { changeOf, RuleLink, Tally, type TallyProps } from "./tally.tsx";
export { SignDrawing, TextSign } from "./text-sign.tsx";
export { tieBreakAt } from "./tie-break.ts";
export { SourceSign, ValueSources } from "./value-sources.tsx";
export { Why } from "./why.tsx";
export { longestWord, type WordBreak, withBreaks, wordBreaks } from "./word-breaks.ts";
