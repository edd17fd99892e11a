import {
  Basket,
  Block,
  Book,
  Bush,
  Chair,
  Cloud,
  Coin,
  Crane,
  Factory,
  Flag,
  Flower,
  Hall,
  House,
  Lines,
  Person,
  Print,
  Scene,
  Shop,
  Smoke,
  Tree,
  Water,
} from "@tabletown/ui";
import {
  Barrel,
  Bars,
  Bridge,
  Clock,
  Column,
  Flame,
  Glasshouse,
  Gravestones,
  Helmet,
  Lamp,
  Newspaper,
  Ship,
  Steamer,
  Wheelbase,
  Wickets,
} from "./motifs.tsx";
import { Dock, type Drawing, trade } from "./scenes.tsx";

/** What the city cards of set B show that are in no earlier one. */
export const setBDrawings: Readonly<Record<string, Drawing>> = {
  shops: trade(<Basket s={1.2} fill="brick" />, "mustard"),
  "town-houses": () => (
    <Scene ground="stone">
      <Block x={24} y={70} w={28} h={46} rows={4} columns={2} fill="sand" roof="river" />
      <Block x={54} y={70} w={28} h={50} rows={4} columns={2} fill="snow" roof="brick" />
      <Block x={84} y={70} w={28} h={46} rows={4} columns={2} fill="rose" roof="river" />
      <Tree x={110} y={74} s={0.8} />
    </Scene>
  ),
  "street-lights": () => (
    <Scene sky="river" ground="stone">
      <Lamp x={24} y={74} s={1.3} />
      <Lamp x={60} y={70} s={1.05} />
      <Lamp x={92} y={68} s={0.85} />
    </Scene>
  ),
  "university-of-london": () => (
    <Scene>
      <Hall x={60} y={62} w={88} />
      <Book x={60} y={78} s={1} fill="river" />
    </Scene>
  ),
  "buckingham-palace": () => (
    <Scene ground="sand">
      <Block x={60} y={70} w={96} h={34} rows={3} columns={10} fill="snow" roof="stone" />
      <Hall x={60} y={70} w={30} />
      <Flag x={60} y={32} s={0.9} />
    </Scene>
  ),
  "nelsons-column": () => (
    <Scene ground="stone">
      <Column x={60} y={76} s={1}>
        <Person s={0.7} fill="river" />
      </Column>
      <Bush x={26} y={72} />
      <Bush x={96} y={72} />
    </Scene>
  ),
  "kew-gardens": () => (
    <Scene>
      <Glasshouse x={60} y={70} />
      <Flower x={12} y={76} />
      <Flower x={108} y={76} fill="mustard" />
    </Scene>
  ),
  "british-museum": () => (
    <Scene ground="stone">
      <Hall x={60} y={70} w={100} fill="sand" />
    </Scene>
  ),
  lords: () => (
    <Scene>
      <Cloud x={30} y={22} />
      <House x={92} y={56} s={0.9} fill="brick" />
      <Wickets x={52} y={74} s={1.3} />
    </Scene>
  ),
  "stock-exchange": () => (
    <Scene ground="stone">
      <Hall x={50} y={68} w={76} roof="soil" />
      <Coin x={98} y={74} s={1.2} label="£" />
      <Coin x={106} y={60} s={1} label="£" />
    </Scene>
  ),
  omnibus: () => (
    <Scene ground="stone">
      <Wheelbase x={44} y={74} s={1.1} />
    </Scene>
  ),
  "bank-of-england": () => (
    <Scene ground="stone">
      <Hall x={60} y={64} w={92} fill="sand" />
      <Coin x={40} y={80} s={1.1} label="£" />
      <Coin x={60} y={80} s={1.1} label="£" />
      <Coin x={80} y={80} s={1.1} label="£" />
    </Scene>
  ),
  "albert-dock": () => <Dock side="left" />,
  "royal-victoria-dock": () => <Dock side="right" />,
  "west-india-docks": () => (
    <Scene horizon={0}>
      <Block x={20} y={58} w={34} h={32} rows={3} columns={3} fill="brick" />
      <Ship x={76} y={66} s={0.95} />
      <Water y={60} />
    </Scene>
  ),
  "furniture-makers": () => (
    <Scene ground="soil" sky="sand">
      <Chair x={36} y={72} s={1.7} />
      <Print d="M60 72v-30h44v30h-5v-24h-34v24z" fill="soil" />
    </Scene>
  ),
  "watch-makers": () => (
    <Scene sky="sand" ground="soil">
      <Clock x={60} y={66} s={1.25} />
    </Scene>
  ),
  "workers-houses": () => (
    <Scene sky="stone" ground="stone">
      {[16, 44, 72, 100].map((x) => (
        <House key={x} x={x} y={70} w={26} h={22} fill="brick" roof="soil" />
      ))}
      <Smoke x={44} y={34} s={0.8} />
    </Scene>
  ),
  "oxford-street": () => (
    <Scene ground="stone">
      <Shop x={32} y={70} s={1} awning="brick" fill="rose" />
      <Shop x={90} y={70} s={1} awning="leaf" />
    </Scene>
  ),
  "regent-street": () => (
    <Scene ground="stone">
      <Block x={24} y={70} w={36} h={52} rows={5} columns={3} fill="snow" roof="stone" />
      <Block x={62} y={66} w={32} h={42} rows={4} columns={3} fill="snow" roof="stone" />
      <Block x={96} y={62} w={28} h={32} rows={3} columns={3} fill="snow" roof="stone" />
      <Lamp x={44} y={78} s={0.7} />
    </Scene>
  ),
  "leather-industry": () => (
    <Scene ground="soil">
      <Factory x={40} y={68} w={56} fill="soil" />
      <Print
        d="M82 30c4 4 20 4 24 0l4 8l-5 6c2 10 4 16 -1 22c-4 -3 -16 -3 -20 0c-5 -6 -3 -12 -1 -22l-5 -6z"
        fill="mustard"
      />
    </Scene>
  ),
  "lloyds-of-london": () => (
    <Scene horizon={0} sky="sand">
      <Ship x={40} y={64} s={0.9} />
      <Print d="M82 56c6 -6 4 -26 14 -26s8 20 14 26z" fill="mustard" />
      <Lines d="M96 30v-8M96 56v5" />
      <Water y={62} />
    </Scene>
  ),
  "silk-weaving": () => (
    <Scene sky="sand" ground="soil">
      <Print d="M26 72V22h6v50zM88 72V22h6v50z" fill="soil" />
      <Print d="M32 34h56v20c-18 6 -38 6 -56 0z" fill="rose" />
      <Lines d="M32 28h56M40 28v28M48 28v30M56 28v31M64 28v31M72 28v30M80 28v28" />
    </Scene>
  ),
  brewing: () => (
    <Scene ground="soil">
      <Factory x={42} y={64} w={60} />
      <Barrel x={86} y={76} s={1.1} />
      <Barrel x={106} y={76} s={1.1} />
      <Barrel x={96} y={56} s={0.9} />
    </Scene>
  ),
  "ship-building": () => (
    <Scene horizon={0}>
      <Crane x={98} y={68} s={0.82} flip />
      <Print d="M14 40c20 6 44 6 66 0c-4 14 -10 22 -18 24h-36c-6 -4 -10 -12 -12 -24z" fill="soil" />
      <Lines d="M26 43l4 20M38 45l2 19M50 45v19M62 44l-4 20M20 66h52" />
      <Water y={66} />
    </Scene>
  ),
  steamboats: () => (
    <Scene horizon={0}>
      <Steamer x={56} y={66} s={1.2} />
      <Water y={62} />
    </Scene>
  ),
  "police-force": () => (
    <Scene ground="stone">
      <Block x={26} y={68} w={32} h={40} rows={4} columns={3} fill="brick" />
      <Helmet x={62} y={76} s={1.6} />
      <Helmet x={94} y={76} s={1.6} />
    </Scene>
  ),
  bridge: () => (
    <Scene horizon={0}>
      <House x={14} y={50} s={0.7} />
      <House x={104} y={50} s={0.7} roof="river" />
      <Water y={60} />
      <Bridge />
    </Scene>
  ),
  "fleet-street": () => (
    <Scene sky="sand" ground="stone">
      <Newspaper x={42} y={70} s={1.2} />
      <Newspaper x={92} y={72} s={0.9} />
    </Scene>
  ),
  "fire-brigade": () => (
    <Scene ground="stone">
      <Block x={34} y={70} w={44} h={46} rows={4} columns={3} fill="rose" />
      <Flame x={26} y={30} s={1.1} />
      <Flame x={42} y={46} s={0.9} />
      <Lines d="M62 72L92 18M70 74L100 20M66 66l7 3M72 55l7 3M78 44l7 3M84 33l7 3" />
      <Person x={92} y={76} s={1.4} fill="brick" />
    </Scene>
  ),
  "brixton-prison": () => (
    <Scene sky="stone" ground="soil">
      <Bars x={60} y={72} />
    </Scene>
  ),
  "millbank-prison": () => (
    <Scene sky="stone" horizon={0}>
      <Bars x={60} y={60} />
      <Water y={60} />
    </Scene>
  ),
  "highgate-cemetery": () => (
    <Scene>
      <Tree x={16} y={66} s={1.5} />
      <Gravestones x={62} y={72} s={1.3} />
      <Tree x={106} y={68} s={1.3} />
    </Scene>
  ),
};
