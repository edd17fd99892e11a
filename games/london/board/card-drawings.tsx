import {
  Apple,
  Basket,
  Block,
  Boat,
  Book,
  Bread,
  Bush,
  Chair,
  ClockTower,
  Cloud,
  Coin,
  Cow,
  Crane,
  Cup,
  Factory,
  Fish,
  Flag,
  Flower,
  Gear,
  Hall,
  House,
  Lines,
  Person,
  Print,
  Scene,
  Shop,
  Smoke,
  Sun,
  Train,
  Tree,
  Water,
} from "@tabletown/ui";
import type { JSX } from "preact";
import type { Colour } from "../data/table.ts";
import {
  Barrel,
  Bars,
  Bridge,
  Cannon,
  Clock,
  Cloth,
  Column,
  Dome,
  Flame,
  Glasshouse,
  Gravestones,
  Hat,
  Helmet,
  Lamp,
  Mug,
  Newspaper,
  Ship,
  Steamer,
  TowerBridge,
  Vault,
  Wheelbase,
  Wickets,
} from "./motifs.tsx";

type Drawn = () => JSX.Element;

const trade =
  (sign: JSX.Element, awning: "brick" | "river" | "leaf" | "plum" | "mustard" | "rose"): Drawn =>
  () => (
    <Scene ground="sand">
      <Shop x={60} y={75} s={1.12} awning={awning} fill="snow">
        {sign}
      </Shop>
    </Scene>
  );

const people = (
  fills: readonly ("soil" | "stone" | "plum" | "brick" | "river" | "leaf")[],
  bags: boolean,
): JSX.Element => (
  <>
    {fills.map((fill, i) => (
      <Person key={`${fill}${i * 2}`} x={24 + i * 24} y={72} s={1.7} fill={fill} />
    ))}
    {bags && <Print d="M34 72v-9h11v9zM84 72v-8h10v8z" fill="mustard" />}
  </>
);

/** What each city card shows; the same name in another set is drawn the same. */
const drawings: Readonly<Record<string, Drawn>> = {
  "school-blue": () => <School roof="river" />,
  "school-brown": () => <School roof="soil" />,
  "water-works": () => (
    <Scene horizon={0}>
      <Factory x={44} y={58} w={52} fill="sand" />
      <Gear x={94} y={62} s={1.3} fill="soil" />
      <Water y={56} />
    </Scene>
  ),
  "theatre-royal": () => (
    <Scene sky="plum" ground="soil">
      <Hall x={60} y={68} w={84} />
      <Print d="M34 64v-20c6 6 6 14 0 20zM86 64v-20c-6 6 -6 14 0 20z" fill="brick" />
    </Scene>
  ),
  "st-pauls": () => (
    <Scene ground="sand">
      <Cloud x={24} y={22} />
      <Dome x={60} y={70} s={1.2} />
    </Scene>
  ),
  hospital: () => (
    <Scene>
      <Block x={34} y={70} w={40} h={38} rows={3} columns={4} fill="snow" roof="stone" />
      <Block x={86} y={70} w={40} h={38} rows={3} columns={4} fill="snow" roof="stone" />
      <Print d="M48 70V24h24v46z" fill="snow" />
      <Print d="M57 36h6v5h5v6h-5v5h-6v-5h-5v-6h5z" fill="brick" />
    </Scene>
  ),
  wren: () => (
    <Scene ground="soil">
      <Print d="M20 66V22h52v44z" fill="snow" />
      <Lines d="M30 58V46h32v12M36 46v-4h20v4M38 42c0 -12 16 -12 16 0M46 32v-5" />
      <Person x={94} y={74} s={2} fill="plum" />
    </Scene>
  ),
  "vauxhall-gardens": () => (
    <Scene>
      <Tree x={20} y={68} s={1.4} />
      <Tree x={102} y={70} s={1.5} />
      <Lamp x={44} y={70} />
      <Lamp x={78} y={70} />
      <Flower x={58} y={74} s={1.3} />
      <Flower x={66} y={76} s={1.1} fill="mustard" />
    </Scene>
  ),
  almshouses: () => (
    <Scene>
      <House x={24} y={70} s={1.1} fill="brick" roof="soil" />
      <House x={60} y={70} s={1.1} fill="brick" roof="soil" />
      <House x={96} y={70} s={1.1} fill="brick" roof="soil" />
    </Scene>
  ),
  salters: trade(<Barrel s={0.9} fill="snow" />, "river"),
  vintners: trade(<Barrel s={0.9} fill="plum" />, "plum"),
  haberdashers: trade(<Hat s={1.3} />, "brick"),
  mercers: trade(<Cloth s={1.1} />, "rose"),
  grocers: trade(<Basket s={1.2} />, "leaf"),
  fishmongers: trade(<Fish s={1.1} />, "river"),
  shops: trade(<Basket s={1.2} fill="brick" />, "mustard"),
  "coffee-house": trade(<Cup s={0.8} />, "brick"),
  "public-houses": trade(<Mug s={1.2} />, "leaf"),
  "covent-garden": () => (
    <Scene ground="sand">
      <Hall x={60} y={54} w={94} />
      <Basket x={26} y={76} s={1.4} />
      <Apple x={58} y={76} s={1.3} />
      <Apple x={74} y={76} s={1.1} fill="leaf" />
      <Basket x={98} y={76} s={1.3} fill="mustard" />
    </Scene>
  ),
  "east-india-company": () => (
    <Scene horizon={0}>
      <Sun x={100} y={18} />
      <Ship x={56} y={66} s={1.1} />
      <Water y={62} />
    </Scene>
  ),
  huguenots: () => (
    <Scene ground="sand">
      <Cloth x={96} y={74} s={1.3} fill="plum" />
      {people(["river", "brick", "plum"], false)}
    </Scene>
  ),
  "jewish-refugees": () => <Scene ground="stone">{people(["soil", "plum", "stone", "brick"], true)}</Scene>,
  "woolwich-arsenal": () => (
    <Scene ground="sand">
      <Block x={26} y={66} w={36} h={26} rows={2} columns={3} fill="brick" />
      <Cannon x={74} y={76} s={1.2} />
    </Scene>
  ),
  "great-fire-monument": () => (
    <Scene ground="sand">
      <House x={22} y={70} />
      <Column x={62} y={74} s={0.95}>
        <Flame s={0.9} />
      </Column>
      <House x={100} y={70} roof="soil" />
    </Scene>
  ),
  paupers: () => (
    <Scene sky="stone" ground="soil">
      <Print d="M6 66V34h26v32zM86 66V28h28v38z" fill="stone" />
      {people(["stone", "soil", "stone", "soil"], false)}
    </Scene>
  ),
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
  "natural-history-museum": () => (
    <Scene ground="stone">
      <Block x={60} y={70} w={92} h={30} rows={2} columns={9} fill="sand" roof="river" />
      <ClockTower x={48} y={70} h={38} s={0.9} />
      <ClockTower x={72} y={70} h={38} s={0.9} />
    </Scene>
  ),
  "albert-hall": () => (
    <Scene>
      <Dome x={60} y={72} s={1.35} base="brick" fill="sand" />
    </Scene>
  ),
  sewers: () => (
    <Scene horizon={0}>
      <Vault />
    </Scene>
  ),
  "north-train-station": () => <Station roof="river" />,
  "south-train-station": () => <Station roof="leaf" />,
  "grand-hotel": () => (
    <Scene ground="stone">
      <Block x={60} y={70} w={78} h={52} rows={5} columns={8} fill="rose" roof="brick" />
      <Flag x={60} y={14} s={0.7} />
    </Scene>
  ),
  "billingsgate-market": () => (
    <Scene horizon={0}>
      <Hall x={60} y={52} w={80} roof="river" />
      <Water y={54} />
      <Fish x={38} y={76} s={1.3} fill="stone" />
      <Fish x={82} y={74} s={1.2} fill="brick" />
    </Scene>
  ),
  "smithfield-market": () => (
    <Scene ground="sand">
      <Hall x={60} y={50} w={96} fill="brick" roof="leaf" />
      <Cow x={36} y={76} />
      <Cow x={88} y={76} flip />
    </Scene>
  ),
  whitehall: () => (
    <Scene ground="stone">
      <Block x={60} y={70} w={104} h={36} rows={3} columns={11} fill="sand" roof="stone" />
      <Flag x={24} y={32} s={0.8} />
      <Flag x={92} y={32} s={0.8} fill="river" />
    </Scene>
  ),
  "tower-bridge": () => (
    <Scene horizon={0}>
      <TowerBridge />
      <Water y={64} />
    </Scene>
  ),
  "great-exhibition": () => (
    <Scene>
      <Glasshouse x={60} y={72} s={1.1} />
      <Flag x={60} y={28} s={0.8} />
    </Scene>
  ),
  "thames-embankment": () => (
    <Scene horizon={0}>
      <Tree x={20} y={50} s={0.9} />
      <Tree x={100} y={50} s={0.9} />
      <Print d="M-2 66V50h124v16z" fill="stone" />
      <Lamp x={44} y={52} s={0.9} />
      <Lamp x={80} y={52} s={0.9} />
      <Water y={64} />
    </Scene>
  ),
  workhouse: () => (
    <Scene sky="stone" ground="soil">
      <Block x={60} y={66} w={80} h={36} rows={3} columns={8} fill="stone" roof="soil" />
      <Smoke x={92} y={26} />
      <Person x={44} y={78} fill="soil" />
      <Person x={58} y={78} fill="stone" />
      <Person x={72} y={78} fill="soil" />
    </Scene>
  ),
  parliament: () => (
    <Scene horizon={0}>
      <Block x={66} y={64} w={78} h={26} rows={2} columns={9} fill="sand" roof="mustard" />
      <ClockTower x={24} y={64} h={44} roof="mustard" />
      <Print d="M92 64v-40h18v40zM92 24l2 -8l4 6l3 -8l3 8l4 -6l2 8z" fill="sand" />
      <Water y={62} />
    </Scene>
  ),
};

function School({ roof }: { readonly roof: "river" | "soil" }): JSX.Element {
  return (
    <Scene>
      <House x={60} y={70} w={56} h={26} roof={roof} />
      <Print d="M56 20h8v-8h-8z" fill={roof} />
      <Book x={22} y={74} s={0.9} fill="brick" />
      <Tree x={104} y={72} s={1.1} />
    </Scene>
  );
}

function Dock({ side }: { readonly side: "left" | "right" }): JSX.Element {
  const left = side === "left";
  return (
    <Scene horizon={0}>
      <Crane x={left ? 24 : 94} y={64} s={0.82} flip={!left} />
      <Boat x={left ? 78 : 44} y={68} s={1.15} fill={left ? "brick" : "river"} />
      <Water y={62} />
    </Scene>
  );
}

function Station({ roof }: { readonly roof: "river" | "leaf" }): JSX.Element {
  return (
    <Scene sky="sand" ground="stone">
      <Print d="M8 66V38c0 -34 104 -34 104 0v28h-8V40c0 -24 -88 -24 -88 0v26z" fill={roof} />
      <Lines d="M60 14v8M36 18l4 7M84 18l-4 7" />
      <Train x={62} y={72} s={1.1} />
    </Scene>
  );
}

const byColour: Readonly<Record<Colour, Drawn>> = {
  brown: trade(<Bread s={1.1} />, "brick"),
  blue: () => (
    <Scene>
      <Book x={60} y={62} s={2} fill="river" />
    </Scene>
  ),
  pink: () => (
    <Scene>
      <Hall x={60} y={68} w={84} fill="rose" />
    </Scene>
  ),
  grey: () => (
    <Scene sky="stone" ground="soil">
      {people(["stone", "soil", "stone", "soil"], false)}
    </Scene>
  ),
};

/** The picture of a city card; ids begin with their set. */
export function CardDrawing({ id, colour }: { readonly id: string; readonly colour: Colour }): JSX.Element {
  const draw = drawings[id.replace(/^[abc]-/, "")] ?? byColour[colour];
  return draw();
}
