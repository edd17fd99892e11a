import { Block, ClockTower, Cow, Fish, Flag, Hall, Person, Print, Scene, Smoke, Tree, Water } from "@tabletown/ui";
import { Dome, Glasshouse, Lamp, Mug, TowerBridge, Vault } from "./motifs.tsx";
import { type Drawing, people, Station, trade } from "./scenes.tsx";

/** What the city cards of set C show that are in no earlier one. */
export const setCDrawings: Readonly<Record<string, Drawing>> = {
  "public-houses": trade(<Mug s={1.2} />, "leaf"),
  "jewish-refugees": () => <Scene ground="stone">{people(["soil", "plum", "stone", "brick"], true)}</Scene>,
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
