export { again, keyed } from "./again.ts";
export type {
  BoardModule,
  BoardProps,
  Choice,
  ComponentSection,
  Cover,
  Flight,
  Lesson,
  LessonStep,
  Moment,
  Setting,
  Track,
  Verdict,
} from "./board.ts";
export { Button, type ButtonProps, IconButton } from "./button.tsx";
export { CardFace, type CardProps } from "./card.tsx";
export { choiceOf, isProposed } from "./choice.ts";
export { type Desk, DeskContext, useDesk } from "./desk.ts";
export { Dialog, type DialogProps } from "./dialog.tsx";
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
  type Colour,
  GROUND,
  Lines,
  Print,
  Put,
  Scene,
  type SceneProps,
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
export { Icon, type IconName } from "./icon.tsx";
export { PictureButton, type PictureButtonProps } from "./picture-button.tsx";
export { SeatMark, seatColour } from "./seat-mark.tsx";
export { useSoon } from "./soon.ts";
export { changeOf, RuleLink, Tally, type TallyProps } from "./tally.tsx";
export { longestWord, say, type Texts } from "./texts.ts";
