import {
  Block,
  Boat,
  Book,
  Burger,
  Cloud,
  Coin,
  Cup,
  Fish,
  Flower,
  Furrows,
  GROUND,
  Hall,
  Lines,
  Person,
  Pizza,
  Print,
  Scene,
  Shop,
  Sun,
  Sushi,
  Water,
} from "@tabletown/ui";
import type { JSX } from "preact";

/** The establishments of PLUS, by id. */
export const plusDrawings: Readonly<Record<string, () => JSX.Element>> = {
  "flower-field": () => (
    <Scene>
      <Sun x={98} y={16} />
      <Furrows fill="leaf" y={44} />
      {[10, 30, 50, 70, 90, 110].map((x, i) => (
        <Flower key={x} x={x} y={76 - (i % 2) * 10} fill={(["rose", "mustard", "plum"] as const)[i % 3] ?? "rose"} />
      ))}
    </Scene>
  ),
  "mackerel-boat": () => (
    <Scene horizon={0}>
      <Cloud x={92} y={20} />
      <Water y={52} />
      <Boat x={56} y={58} fill="brick" />
      <Fish x={96} y={74} s={0.8} fill="snow" />
    </Scene>
  ),
  "tuna-boat": () => (
    <Scene horizon={0}>
      <Sun x={18} y={18} />
      <Water y={50} />
      <Boat x={46} y={56} s={1.1} fill="river" />
      <Fish x={88} y={74} s={1.5} fill="stone" />
    </Scene>
  ),
  "flower-shop": () => (
    <Scene>
      <Shop x={60} y={GROUND + 4} fill="snow" awning="rose">
        <Flower y={2} s={1.1} />
      </Shop>
      <Flower x={12} y={76} fill="mustard" />
      <Flower x={22} y={78} fill="plum" s={0.8} />
      <Flower x={106} y={77} />
    </Scene>
  ),
  "food-warehouse": () => (
    <Scene ground="stone">
      <Print d="M14 68v-34l46 -16l46 16v34z" fill="mustard" />
      <Print d="M34 68v-26h52v26z" fill="soil" />
      <Lines d="M34 50h52M34 58h52" />
      <Print d="M40 70v-12h14v12zM58 70v-12h14v12zM48 58v-11h14v11z" fill="sand" />
      <Cup x={60} y={38} s={0.7} />
    </Scene>
  ),
  "sushi-bar": () => (
    <Scene ground="stone">
      <Print d="M22 68v-34h76v34z" fill="sand" />
      <Print d="M12 36c18 -2 30 -8 48 -18c18 10 30 16 48 18l-4 5h-88z" fill="brick" />
      <path d="M30 66v-18h60v18z" class="d-window" />
      <Sushi x={44} y={62} s={0.8} />
      <Sushi x={74} y={62} s={0.8} />
    </Scene>
  ),
  "pizza-joint": () => (
    <Scene ground="stone">
      <Shop x={56} y={GROUND + 4} fill="sand" awning="leaf">
        <Pizza s={1.1} />
      </Shop>
      <Print d="M94 70v-18h20v18z" fill="brick" />
      <path d="M98 70v-8a6 6 0 0 1 12 0v8z" class="d-lamp" />
    </Scene>
  ),
  "hamburger-stand": () => (
    <Scene ground="sand">
      <Print d="M26 70v-26h68v26z" fill="snow" />
      <path d="M34 62v-14h52v14z" class="d-window" />
      <Print d="M20 44l10 -12h60l10 12z" fill="brick" />
      <Burger x={60} y={31} s={1.15} />
      <Person x={60} y={62} s={0.6} fill="mustard" />
    </Scene>
  ),
  publisher: () => (
    <Scene ground="stone">
      <Block x={40} y={GROUND + 2} w={44} h={42} rows={4} columns={4} fill="plum" roof="soil" />
      <Book x={90} y={74} s={1.35} fill="mustard" />
    </Scene>
  ),
  "tax-office": () => (
    <Scene ground="stone">
      <Hall x={56} y={GROUND + 2} s={1.15} fill="sand" roof="plum" />
      <Coin x={98} y={76} s={0.9} />
      <Coin x={98} y={70} s={0.9} />
      <Coin x={110} y={77} s={0.8} />
    </Scene>
  ),
};
