import {
  Apple,
  Basket,
  Block,
  Bread,
  Bush,
  Chair,
  Cheese,
  Cow,
  Cup,
  Factory,
  Flag,
  Furrows,
  GROUND,
  Hills,
  House,
  Lines,
  Mast,
  Person,
  Pick,
  Pine,
  Print,
  Put,
  Scene,
  Screen,
  Shop,
  Sun,
  Swap,
  Tree,
  Wheat,
} from "@tabletown/ui";
import type { JSX } from "preact";

/** The establishments of the base game, by id. */
export const baseDrawings: Readonly<Record<string, () => JSX.Element>> = {
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
      <House x={92} y={GROUND - 4} s={0.9} fill="brick" roof="soil" />
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
      <Shop x={60} y={GROUND + 4} awning="mustard">
        <Bread s={1.1} />
      </Shop>
      <Bush x={14} y={70} />
    </Scene>
  ),
  "convenience-store": () => (
    <Scene>
      <Shop x={60} y={GROUND + 4} w={66} awning="leaf" fill="snow">
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
      <Factory x={60} y={GROUND + 2} w={74} fill="rose" />
      <Cheese x={26} y={76} s={1.1} />
    </Scene>
  ),
  "furniture-factory": () => (
    <Scene>
      <Factory x={62} y={GROUND + 2} w={74} fill="river" />
      <Chair x={20} y={77} s={1.1} />
    </Scene>
  ),
  "produce-market": () => (
    <Scene ground="sand">
      <Shop x={60} y={GROUND + 4} w={76} h={32} awning="brick" fill="soil" />
      <Basket x={24} y={78} />
      <Basket x={52} y={79} fill="brick" />
      <Basket x={80} y={79} fill="mustard" />
      <Apple x={102} y={76} s={0.8} fill="leaf" />
    </Scene>
  ),
  cafe: () => (
    <Scene ground="stone">
      <Shop x={60} y={GROUND + 4} fill="rose" awning="brick">
        <Cup s={0.9} />
      </Shop>
      <Lines d="M8 77v-10M2 67h14M110 77v-10M104 67h14" />
      <Cup x={9} y={67} s={0.45} />
    </Scene>
  ),
  "family-restaurant": () => (
    <Scene>
      <Shop x={60} y={GROUND + 4} w={74} h={30} fill="brick" awning="mustard">
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
      <Block x={34} y={GROUND + 2} w={34} h={40} rows={4} columns={3} fill="plum" />
      <Mast x={34} y={28} h={20} />
      <Screen x={84} y={GROUND + 2} s={1.1} />
    </Scene>
  ),
  "business-center": () => (
    <Scene ground="stone">
      <Block x={28} y={GROUND + 2} w={28} h={50} rows={6} columns={3} fill="plum" />
      <Block x={92} y={GROUND + 2} w={28} h={42} rows={5} columns={3} fill="river" />
      <Swap x={60} y={46} s={0.95} />
      <Swap x={60} y={62} s={0.95} flip />
    </Scene>
  ),
};
