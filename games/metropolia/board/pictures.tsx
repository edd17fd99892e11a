import {
  Apple,
  Basket,
  Block,
  Boat,
  Book,
  Bread,
  Burger,
  Bush,
  Chair,
  Cheese,
  ClockTower,
  Cloud,
  Coin,
  Cow,
  Cup,
  Factory,
  Fish,
  Flag,
  Flower,
  Furrows,
  Gear,
  GROUND,
  Hall,
  Hills,
  House,
  Lines,
  Mast,
  Person,
  Pick,
  Pine,
  Pizza,
  Plane,
  Print,
  Put,
  Scene,
  Screen,
  Shop,
  Sun,
  Sushi,
  Swap,
  Train,
  Tree,
  Water,
  Wheat,
  Wheel,
} from "@tabletown/ui";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";

const ground = GROUND;

/** Every card's drawing by id. */
const drawings: Readonly<Record<string, () => JSX.Element>> = {
  "wheat-field": () => (
    <Scene>
      <Sun x={96} y={18} />
      <Furrows fill="mustard" y={46} />
      {[16, 34, 58, 82, 104].map((x, i) => (
        <Wheat key={x} x={x} y={78 - (i % 2) * 4} s={0.95} />
      ))}
    </Scene>
  ),
  ranch: () => (
    <Scene>
      <Hills y={58} />
      <House x={92} y={ground - 4} s={0.9} fill="brick" roof="soil" />
      <Lines d="M0 62h120M0 56h120M12 52v18M42 52v18M72 52v18M104 52v18" />
      <Cow x={44} y={74} s={1.15} />
    </Scene>
  ),
  forest: () => (
    <Scene>
      <Hills y={60} />
      {[14, 38, 66, 92, 110].map((x, i) => (
        <Pine key={x} x={x} y={70 + (i % 2) * 5} s={1.15 + (i % 2) * 0.25} />
      ))}
      <Print d="M50 76h22v-5h-22z" fill="soil" />
      <Print d="M54 71h22v-5h-22z" fill="soil" />
    </Scene>
  ),
  mine: () => (
    <Scene ground="soil">
      <Print d="M4 68L38 20L56 38L74 14L118 68z" fill="stone" />
      <Print d="M44 70v-16a15 15 0 0 1 30 0v16z" fill="line" />
      <Lines d="M44 70v-16a15 15 0 0 1 30 0v16" />
      <Print d="M50 72h20v-9h-20z" fill="mustard" />
      <Pick x={96} y={76} s={0.95} />
    </Scene>
  ),
  "apple-orchard": () => (
    <Scene>
      <Sun x={18} y={16} />
      <Hills y={62} />
      <Tree x={36} y={74} s={1.8} />
      <Tree x={84} y={74} s={1.8} />
      {[28, 40, 46, 78, 90, 94].map((x, i) => (
        <Apple key={x} x={x} y={38 + (i % 3) * 8} s={0.42} />
      ))}
      <Basket x={60} y={77} fill="brick" s={0.9} />
    </Scene>
  ),
  bakery: () => (
    <Scene>
      <Shop x={60} y={ground + 4} awning="mustard">
        <Bread s={1.1} />
      </Shop>
      <Bush x={14} y={70} />
    </Scene>
  ),
  "convenience-store": () => (
    <Scene>
      <Shop x={60} y={ground + 4} w={66} awning="leaf" fill="snow">
        <Put>
          <Print d="M-14 0v-13h28v13z" fill="leaf" />
          <text y="-3" text-anchor="middle" class="d-digit" style={{ fontSize: "10px" }}>
            24
          </text>
        </Put>
      </Shop>
      <Person x={106} y={72} s={0.9} fill="river" />
    </Scene>
  ),
  "cheese-factory": () => (
    <Scene>
      <Factory x={60} y={ground + 2} w={74} fill="rose" />
      <Cheese x={26} y={76} s={1.1} />
    </Scene>
  ),
  "furniture-factory": () => (
    <Scene>
      <Factory x={62} y={ground + 2} w={74} fill="river" />
      <Chair x={20} y={77} s={1.1} />
    </Scene>
  ),
  "produce-market": () => (
    <Scene ground="sand">
      <Shop x={60} y={ground + 4} w={76} h={32} awning="brick" fill="soil" />
      <Basket x={24} y={78} />
      <Basket x={52} y={79} fill="brick" />
      <Basket x={80} y={79} fill="mustard" />
      <Apple x={102} y={76} s={0.8} fill="leaf" />
    </Scene>
  ),
  cafe: () => (
    <Scene ground="stone">
      <Shop x={60} y={ground + 4} fill="rose" awning="brick">
        <Cup s={0.9} />
      </Shop>
      <Lines d="M8 77v-10M2 67h14M110 77v-10M104 67h14" />
      <Cup x={9} y={67} s={0.45} />
    </Scene>
  ),
  "family-restaurant": () => (
    <Scene>
      <Shop x={60} y={ground + 4} w={74} h={30} fill="brick" awning="mustard">
        <Put>
          <Lines d="M-8 0v-14M-11 -14v5h6v-5M8 0v-14c5 2 5 8 0 8" />
        </Put>
      </Shop>
      <Person x={10} y={72} s={0.9} fill="leaf" />
      <Person x={20} y={75} s={0.7} fill="mustard" />
    </Scene>
  ),
  stadium: () => (
    <Scene>
      <Print d="M10 66c-4 -22 6 -34 50 -34s54 12 50 34z" fill="plum" />
      <Print d="M20 52c8 -14 72 -14 80 0c-8 12 -72 12 -80 0z" fill="leaf" />
      <Lines d="M60 42v20M16 60l6 6M104 60l-6 6M34 62v6M86 62v6" />
      <Flag x={22} y={38} s={0.8} />
      <Flag x={60} y={32} s={0.8} fill="mustard" />
      <Flag x={98} y={38} s={0.8} fill="river" />
    </Scene>
  ),
  "tv-station": () => (
    <Scene>
      <Block x={34} y={ground + 2} w={34} h={40} rows={4} columns={3} fill="plum" />
      <Mast x={34} y={28} h={20} />
      <Screen x={84} y={ground + 2} s={1.1} />
    </Scene>
  ),
  "business-center": () => (
    <Scene ground="stone">
      <Block x={28} y={ground + 2} w={28} h={50} rows={6} columns={3} fill="plum" />
      <Block x={92} y={ground + 2} w={28} h={42} rows={5} columns={3} fill="river" />
      <Swap x={60} y={46} s={0.95} />
      <Swap x={60} y={62} s={0.95} flip />
    </Scene>
  ),
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
      <Shop x={60} y={ground + 4} fill="snow" awning="rose">
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
      <Shop x={56} y={ground + 4} fill="sand" awning="leaf">
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
      <Block x={40} y={ground + 2} w={44} h={42} rows={4} columns={4} fill="plum" roof="soil" />
      <Book x={90} y={74} s={1.35} fill="mustard" />
    </Scene>
  ),
  "tax-office": () => (
    <Scene ground="stone">
      <Hall x={56} y={ground + 2} s={1.15} fill="sand" roof="plum" />
      <Coin x={98} y={76} s={0.9} />
      <Coin x={98} y={70} s={0.9} />
      <Coin x={110} y={77} s={0.8} />
    </Scene>
  ),
  "train-station": () => (
    <Scene ground="stone">
      <Print d="M8 66v-24h104v24z" fill="sand" />
      <Print d="M4 42c16 -16 96 -16 112 0z" fill="brick" />
      <ClockTower x={60} y={48} s={0.62} />
      <Train x={58} y={74} s={1.15} fill="river" />
    </Scene>
  ),
  "shopping-mall": () => (
    <Scene ground="stone">
      <Print d="M8 68v-32h104v32z" fill="rose" />
      <path d="M14 66v-20h26v20zM80 66v-20h26v20z" class="d-window" />
      <Print d="M42 68v-44h36v44z" fill="plum" />
      <path d="M48 68v-22a12 12 0 0 1 24 0v22z" class="d-window" />
      <Flag x={46} y={24} s={0.7} />
      <Flag x={76} y={24} s={0.7} fill="mustard" />
    </Scene>
  ),
  "amusement-park": () => (
    <Scene>
      <Wheel x={44} y={ground + 4} s={0.98} />
      <Print d="M80 70l16 -26l16 26z" fill="mustard" />
      <Print d="M88 70l8 -26l8 26z" fill="brick" />
      <Flag x={96} y={44} s={0.6} fill="plum" />
    </Scene>
  ),
  "radio-tower": () => (
    <Scene>
      <Hills y={60} />
      <Mast x={60} y={ground + 6} h={56} />
      <House x={92} y={ground + 6} s={0.7} />
      <Tree x={22} y={ground + 6} />
    </Scene>
  ),
  harbor: () => (
    <Scene horizon={0}>
      <Water y={54} />
      <Print d="M0 56h50v8h-50z" fill="soil" />
      <Lines d="M8 64v14M24 64v14M40 64v14" />
      <Print d="M14 56l4 -36h10l4 36z" fill="snow" />
      <Print d="M16 40h14l1 8h-16z" fill="brick" />
      <path d="M17 20v-7h12v7z" class="d-lamp" />
      <Print d="M15 13l8 -6l8 6z" fill="brick" />
      <Boat x={84} y={64} s={0.95} fill="mustard" flip />
    </Scene>
  ),
  airport: () => (
    <Scene ground="stone">
      <Cloud x={22} y={22} />
      <Print d="M86 68v-26h12v26z" fill="sand" />
      <path d="M80 42l4 -10h16l4 10z" class="d-window" />
      <Plane x={48} y={52} s={1.15} />
      <Lines d="M0 74h16M26 74h16M52 74h16M78 74h16M104 74h16" />
    </Scene>
  ),
  "town-hall": () => (
    <Scene>
      <Hall x={60} y={ground + 4} s={1.1} fill="sand" roof="brick" />
      <Flag x={60} y={26} fill="mustard" />
      <Bush x={14} y={72} />
      <Bush x={106} y={72} />
    </Scene>
  ),
};

/** A drawing never changes, so it is made once for each place it stands in. */
export function Drawing({ id }: { readonly id: string }): JSX.Element {
  return useMemo(() => (drawings[id] ?? unknown)(), [id]);
}

function unknown(): JSX.Element {
  return (
    <Scene>
      <Gear x={60} y={56} />
    </Scene>
  );
}
