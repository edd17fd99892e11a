import {
  Block,
  Bush,
  ClockTower,
  Cup,
  Factory,
  Flag,
  Flower,
  Hall,
  House,
  Lines,
  Mast,
  Pine,
  Plane,
  Print,
  Shop,
  Swap,
  Tree,
  Water,
  Wheel,
} from "@tabletown/ui";
import type { JSX } from "preact";
import { Car } from "./motifs.tsx";

/** What stands on each tile of stack C. */
export const stackCDrawings: Readonly<Record<string, () => JSX.Element>> = {
  apartments: () => (
    <>
      <Block x={60} y={66} w={40} h={42} rows={5} columns={5} fill="sand" roof="brick" />
      <Bush x={92} y={67} />
    </>
  ),
  "bed-and-breakfast": () => (
    <>
      <House x={50} y={66} w={36} h={24} fill="rose" roof="plum" />
      <Cup x={90} y={66} s={0.95} />
    </>
  ),
  boutique: () => (
    <Shop x={60} y={66} awning="rose" stripe="snow" fill="plum">
      <Flower s={0.9} />
    </Shop>
  ),
  "chip-fabrication-plant": () => (
    <>
      <Block x={60} y={66} w={64} h={26} rows={1} columns={5} fill="snow" roof="river" />
      <Print d="M50 36v-14h20v14z" fill="line" />
      <Lines d="M46 25h4M46 29h4M46 33h4M70 25h4M70 29h4M70 33h4" />
    </>
  ),
  condominium: () => (
    <>
      <Block x={44} y={66} w={28} h={44} rows={6} columns={3} fill="rose" roof="snow" />
      <Block x={78} y={67} w={26} h={34} rows={4} columns={3} fill="snow" roof="brick" />
    </>
  ),
  "high-school": () => (
    <>
      <Block x={44} y={66} w={48} h={24} rows={2} columns={6} fill="brick" roof="sand" />
      <ClockTower x={84} y={66} h={38} />
    </>
  ),
  hotel: () => (
    <>
      <Block x={58} y={66} w={36} h={44} rows={5} columns={4} fill="brick" roof="mustard" />
      <Flag x={58} y={20} s={0.7} fill="river" />
      <Tree x={94} y={66} s={0.9} />
    </>
  ),
  "international-airport": () => (
    <>
      <ClockTower x={92} y={64} h={34} fill="snow" roof="river" />
      <Plane x={48} y={50} s={1.2} />
      <Lines d="M14 68h92" />
    </>
  ),
  "local-epa-office": () => (
    <>
      <Block x={52} y={66} w={32} h={34} rows={4} columns={3} fill="leaf" roof="snow" />
      <Pine x={88} y={66} />
    </>
  ),
  "middle-school": () => (
    <>
      <House x={44} y={66} w={40} h={22} fill="snow" roof="river" />
      <ClockTower x={82} y={66} h={30} roof="brick" />
    </>
  ),
  "new-car-dealership": () => (
    <>
      <Block x={60} y={60} w={60} h={26} rows={1} columns={3} fill="snow" roof="brick" />
      <Car x={46} y={69} fill="river" />
      <Car x={78} y={69} fill="mustard" />
    </>
  ),
  "pr-firm": () => (
    <>
      <Block x={46} y={66} w={30} h={38} rows={4} columns={3} fill="mustard" roof="soil" />
      <Mast x={84} y={66} h={40} />
    </>
  ),
  "recycling-plant": () => (
    <>
      <Factory x={56} y={66} fill="leaf" s={0.95} />
      <Swap x={34} y={44} s={0.9} />
    </>
  ),
  resort: () => (
    <>
      <Block x={40} y={56} w={30} h={34} rows={4} columns={3} fill="snow" roof="rose" />
      <Wheel x={84} y={56} s={0.62} />
      <Water y={56} />
    </>
  ),
  university: () => (
    <>
      <Hall x={46} y={66} s={0.9} />
      <ClockTower x={90} y={66} h={38} roof="plum" />
    </>
  ),
};
