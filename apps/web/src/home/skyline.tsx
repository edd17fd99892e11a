import {
  Block,
  Boat,
  ClockTower,
  Cloud,
  Crane,
  Factory,
  Hall,
  Hills,
  House,
  Pine,
  Print,
  Shop,
  Sun,
  Train,
  Tree,
  Water,
} from "@tabletown/ui";
import type { JSX } from "preact";

/** How far the land goes on at either side of the town, which is 720 long: seen on wide screens. */
const AROUND = 720;
const LENGTH = 3 * AROUND;
const AROUND_TOWN = [-600, -360, -120, 840, 1080, 1320];

/**
 * The town itself: it greets on the first screen, by day and, windows lit, by night. It grows with the screen up to a
 * size; beyond, more land comes into sight instead of towers that would reach into the words.
 */
export function Skyline(): JSX.Element {
  return (
    <svg
      class="skyline"
      viewBox="0 -40 720 230"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Sun x={626} y={20} s={2.2} />
      <Cloud x={432} y={16} s={1.6} />
      <Cloud x={540} y={44} s={1.1} />
      <g transform="translate(-720 0)">
        <Hills y={148} w={720} />
      </g>
      <g transform="translate(720 0)">
        <Hills y={148} w={720} />
      </g>
      <Hills y={148} w={720} />
      <Print d={`M${-AROUND} 150h${LENGTH}v44h${-LENGTH}z`} fill="leaf" />
      {AROUND_TOWN.map((x) => (
        <Outskirts key={x} x={x} />
      ))}
      <Pine x={26} y={152} s={1.2} />
      <Pine x={50} y={150} s={0.9} />
      <House x={86} y={152} s={1.1} roof="brick" />
      <House x={126} y={152} s={0.9} fill="snow" roof="river" />
      <Tree x={156} y={152} s={1.1} />
      <Block x={186} y={152} h={64} w={30} rows={6} fill="sand" roof="brick" />
      <Block x={219} y={152} h={88} w={30} rows={8} fill="rose" />
      <ClockTower x={262} y={152} s={1.35} />
      <Hall x={318} y={152} s={1.1} />
      <Block x={372} y={152} h={74} w={28} rows={7} fill="mustard" roof="plum" />
      <Crane x={414} y={152} s={1.3} />
      <Block x={432} y={152} h={36} w={30} rows={3} fill="stone" />
      <Shop x={490} y={152} s={1.1} awning="leaf" />
      <Tree x={530} y={152} s={1.2} />
      <Factory x={578} y={152} s={1.1} />
      <House x={640} y={152} fill="sand" roof="plum" />
      <Tree x={668} y={152} s={0.9} />
      <House x={696} y={152} s={1.1} fill="snow" roof="brick" />
      <Print d={`M${-AROUND} 156h${LENGTH}v5h${-LENGTH}z`} fill="stone" />
      <Train x={196} y={157} s={0.62} />
      <g transform={`translate(${-AROUND} 0)`}>
        <Water y={164} w={LENGTH} h={30} />
      </g>
      <Boat x={420} y={178} s={0.75} />
      <Boat x={96} y={184} s={0.6} fill="leaf" flip />
    </svg>
  );
}

/** A few houses between trees, so long as the distance from one such place to the next. */
function Outskirts({ x }: { readonly x: number }): JSX.Element {
  return (
    <g transform={`translate(${x} 0)`}>
      <Pine x={-104} y={152} s={1.1} />
      <Tree x={-78} y={152} s={0.9} />
      <House x={-40} y={152} s={0.9} fill="sand" roof="river" />
      <Tree x={-4} y={152} s={1.1} />
      <House x={38} y={152} fill="snow" roof="brick" />
      <Pine x={72} y={152} s={0.9} />
      <Pine x={92} y={152} s={1.2} />
    </g>
  );
}
