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

/** The town itself: it greets on the first screen, by day and, windows lit, by night. */
export function Skyline(): JSX.Element {
  return (
    <svg
      class="skyline"
      viewBox="0 -40 720 230"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect y="-40" width="720" height="230" fill="var(--d-sky)" />
      <Sun x={626} y={20} s={2.2} />
      <Cloud x={390} y={22} s={1.6} />
      <Cloud x={540} y={44} s={1.1} />
      <Hills y={148} w={720} />
      <Print d="M-4 150h728v44h-728z" fill="leaf" />
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
      <Print d="M-4 156h728v5h-728z" fill="stone" />
      <Train x={196} y={157} s={0.62} />
      <Water y={164} w={720} h={30} />
      <Boat x={420} y={178} s={0.75} />
      <Boat x={96} y={184} s={0.6} fill="leaf" flip />
    </svg>
  );
}
