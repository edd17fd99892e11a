import {
  Block,
  Chair,
  Door,
  Factory,
  Flag,
  Hall,
  House,
  Lines,
  Mast,
  Person,
  Plane,
  Print,
  Screen,
  Shop,
  Train,
  Tree,
} from "@tabletown/ui";
import type { JSX } from "preact";
import { Car, Castle, Crates, Envelope, Pump, Stadium } from "./motifs.tsx";

/** What stands on each tile of stack B. */
export const stackBDrawings: Readonly<Record<string, () => JSX.Element>> = {
  "burg-von-alspach": () => <Castle x={60} y={66} s={1.05} />,
  casino: () => (
    <>
      <Block x={60} y={66} w={46} h={34} rows={2} columns={4} fill="plum" roof="mustard" />
      <Print d="M60 22l3 6l7 1l-5 5l1 7l-6 -3l-6 3l1 -7l-5 -5l7 -1z" fill="lit" />
      <Door x={60} w={9} h={12} />
    </>
  ),
  "domestic-airport": () => (
    <>
      <Block x={36} y={64} w={44} h={18} rows={1} columns={4} fill="snow" roof="river" />
      <Mast x={22} y={46} h={16} s={0.7} />
      <Plane x={82} y={52} s={0.95} fill="snow" />
    </>
  ),
  "elementary-school": () => (
    <>
      <House x={56} y={66} w={44} h={22} fill="sand" roof="brick" />
      <Flag x={90} y={66} s={1.3} fill="river" />
    </>
  ),
  "gas-station": () => (
    <>
      <Pump x={60} y={66} />
      <Car x={88} y={67} fill="river" s={0.8} />
    </>
  ),
  hostel: () => (
    <>
      <House x={54} y={66} w={34} h={28} fill="mustard" roof="soil" />
      <Person x={84} y={67} fill="river" s={0.9} />
      <Person x={94} y={68} fill="brick" s={0.8} />
    </>
  ),
  "housing-projects": () => (
    <>
      <Block x={36} y={64} w={22} h={36} rows={5} columns={3} fill="stone" />
      <Block x={84} y={64} w={22} h={40} rows={5} columns={3} fill="stone" />
      <Block x={60} y={68} w={24} h={44} rows={6} columns={3} fill="soil" />
    </>
  ),
  "movie-theater": () => (
    <>
      <Shop x={60} y={66} awning="brick" stripe="mustard" fill="plum" />
      <Screen x={60} y={34} s={0.6} />
    </>
  ),
  museum: () => <Hall x={60} y={66} s={1.1} fill="sand" roof="stone" />,
  "office-of-bureaucracy": () => (
    <>
      <Block x={86} y={64} w={26} h={40} rows={5} columns={3} fill="stone" roof="soil" />
      <Hall x={48} y={67} s={0.85} />
    </>
  ),
  "postal-service": () => (
    <Shop x={60} y={66} awning="river" fill="sand">
      <Envelope s={0.9} />
    </Shop>
  ),
  "power-station": () => (
    <>
      <Factory x={44} y={66} s={0.85} fill="stone" />
      <Mast x={94} y={66} h={42} />
    </>
  ),
  "retirement-village": () => (
    <>
      <House x={40} y={64} fill="snow" roof="leaf" w={30} />
      <Tree x={70} y={64} s={1.1} />
      <Chair x={92} y={67} s={0.7} />
    </>
  ),
  "shipping-center": () => (
    <>
      <Block x={52} y={60} w={56} h={22} rows={1} columns={5} fill="mustard" roof="soil" />
      <Train x={66} y={70} s={0.75} />
    </>
  ),
  skyscraper: () => (
    <>
      <Block x={60} y={66} w={26} h={46} rows={7} columns={3} fill="river" />
      <Block x={60} y={22} w={16} h={10} rows={1} columns={2} fill="stone" />
      <Block x={90} y={66} w={20} h={26} rows={3} columns={2} fill="stone" />
      <Block x={32} y={66} w={18} h={20} rows={2} columns={2} fill="sand" />
    </>
  ),
  stadium: () => <Stadium x={60} y={68} s={1.1} />,
  warehouse: () => (
    <>
      <Print d="M22 64v-20l30 -12l30 12v20z" fill="stone" />
      <Lines d="M34 64v-14h36v14M34 54h36M34 59h36" />
      <Crates x={94} y={67} />
    </>
  ),
};
