import {
  Apple,
  Basket,
  Block,
  Cloud,
  Cup,
  Factory,
  Fish,
  Flower,
  Gear,
  Hall,
  House,
  Lines,
  Person,
  Print,
  Scene,
  Sun,
  Tree,
  Water,
} from "@tabletown/ui";
import { Barrel, Cannon, Cloth, Column, Dome, Flame, Hat, Lamp, Ship } from "./motifs.tsx";
import { type Drawing, people, School, trade } from "./scenes.tsx";

/** What the city cards of set A show. */
export const setADrawings: Readonly<Record<string, Drawing>> = {
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
  "coffee-house": trade(<Cup s={0.8} />, "brick"),
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
};
