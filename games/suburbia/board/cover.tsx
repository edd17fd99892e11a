import { Block, Boat, Cloud, type Cover, Factory, Hall, House, Print, Scene, Shop, Sun, Tree } from "@tabletown/ui";
import type { JSX } from "preact";

const R = 46;
const H = 40;

/** A hexagon of land; houses stand on it. */
function plot(x: number, y: number): string {
  return `M${x - R} ${y}l${R / 2} ${-H / 2}h${R}l${R / 2} ${H / 2}l${-R / 2} ${H / 2}h${-R}z`;
}

/** A borough of hexagons: houses, a shop, a works, a hall, a lake. */
function Picture(): JSX.Element {
  return (
    <Scene width={240} height={160} horizon={104} ground="sand">
      <Sun x={204} y={26} s={1.3} />
      <Cloud x={52} y={26} s={1.2} />
      <Cloud x={150} y={20} />
      <Print d={plot(120, 72)} fill="stone" />
      <Hall x={120} y={78} s={0.85} />
      <Print d={plot(51, 92)} fill="river" />
      <Shop x={51} y={98} s={0.85} awning="brick" />
      <Print d={plot(189, 92)} fill="mustard" />
      <Factory x={187} y={99} s={0.8} />
      <Print d={plot(120, 112)} fill="leaf" />
      <House x={106} y={118} s={0.95} />
      <House x={134} y={121} s={0.9} fill="snow" roof="river" />
      <Tree x={152} y={112} s={0.6} />
      <Print d={plot(51, 132)} fill="leaf" />
      <Block x={42} y={138} w={24} h={34} rows={4} columns={3} fill="rose" roof="brick" />
      <Block x={66} y={139} w={18} h={24} rows={3} columns={2} fill="sand" />
      <Print d={plot(189, 132)} fill="river" />
      <path
        d="M168 124q4 -3 8 0t8 0M196 122q4 -3 8 0t8 0M160 134q4 -3 8 0t8 0M200 136q4 -3 8 0t8 0M178 145q4 -3 8 0t8 0"
        class="d-line d-wave"
      />
      <Boat x={190} y={137} s={0.42} fill="snow" />
      <Print d={plot(120, 152)} fill="mustard" />
      <Factory x={120} y={158} s={0.6} fill="stone" />
    </Scene>
  );
}

export const cover: Cover = {
  Picture,
  title: { en: "Suburbia", pl: "Suburbia", ru: "Субурбия" },
  pitch: {
    en: "Plan your corner of a growing town: place tiles side by side, watch every neighbour matter, and draw more people than anybody else.",
    pl: "Zaplanuj swoją część rosnącego miasteczka: układaj kafelki obok siebie, pilnuj sąsiedztwa i przyciągnij więcej mieszkańców niż inni.",
    ru: "Спланируйте свой уголок растущего города: выкладывайте тайлы бок о бок, следите за соседством и привлеките больше жителей, чем остальные.",
  },
  seats: [1, 4],
  minutes: [60, 90],
  weight: 2,
};
