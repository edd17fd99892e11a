import {
  Block,
  ClockTower,
  Cloud,
  Cow,
  Crane,
  Factory,
  Flower,
  GROUND,
  Hall,
  Hills,
  House,
  Scene,
  Train,
  Tree,
  Water,
} from "@tabletown/ui";
import type { JSX } from "preact";
import { Barrel, Dome, Ship } from "./motifs.tsx";
import type { Drawing } from "./scenes.tsx";

const boroughs: Readonly<Record<string, Drawing>> = {
  city: () => <Dome x={62} y={GROUND} s={1.05} />,
  westminster: () => (
    <>
      <ClockTower x={36} y={GROUND} h={44} />
      <Block x={80} y={GROUND} w={58} h={24} rows={2} columns={7} fill="sand" roof="mustard" />
    </>
  ),
  "southwark-bermondsey": () => (
    <>
      <Factory x={36} y={GROUND} w={48} fill="soil" />
      <Barrel x={74} y={GROUND} />
      <House x={98} y={GROUND} />
    </>
  ),
  "bethnal-green-stepney-poplar": () => (
    <>
      {[18, 46, 74].map((x) => (
        <House key={x} x={x} y={GROUND} fill="brick" roof="soil" />
      ))}
      <Crane x={98} y={GROUND} s={0.85} flip />
    </>
  ),
  hackney: () => (
    <>
      <Cow x={28} y={70} s={0.8} />
      <House x={66} y={GROUND} />
      <Tree x={98} y={GROUND} s={1.2} />
    </>
  ),
  "islington-stoke-newington": () => (
    <>
      <Block x={32} y={GROUND} w={36} h={34} rows={3} columns={3} fill="sand" roof="brick" />
      <House x={70} y={GROUND} />
      <Tree x={100} y={GROUND} />
    </>
  ),
  "st-pancras": () => (
    <>
      <ClockTower x={28} y={GROUND} fill="brick" />
      <Block x={72} y={GROUND} w={60} h={28} rows={2} columns={7} fill="brick" roof="river" />
    </>
  ),
  "st-marylebone": () => (
    <>
      <Block x={30} y={GROUND} w={28} h={40} rows={4} columns={2} fill="snow" roof="stone" />
      <Block x={60} y={GROUND} w={28} h={40} rows={4} columns={2} fill="rose" roof="stone" />
      <Tree x={96} y={GROUND} s={1.3} />
    </>
  ),
  paddington: () => (
    <>
      <House x={26} y={58} fill="brick" />
      <Train x={66} y={70} s={1.1} fill="leaf" />
    </>
  ),
  hampstead: () => (
    <>
      <Hills />
      <Tree x={28} y={58} s={1.2} />
      <House x={64} y={60} s={0.9} />
      <Tree x={98} y={60} />
    </>
  ),
  kensington: () => (
    <>
      <Block x={58} y={GROUND} w={64} h={30} rows={3} columns={6} fill="brick" roof="river" />
      <Flower x={14} y={74} s={1.3} />
      <Flower x={104} y={74} s={1.2} fill="mustard" />
    </>
  ),
  "fulham-chelsea": () => (
    <>
      <Hall x={56} y={GROUND} w={60} roof="brick" />
      <Tree x={104} y={GROUND} />
    </>
  ),
  hammersmith: () => (
    <>
      <House x={26} y={GROUND} />
      <Factory x={74} y={GROUND} w={50} />
    </>
  ),
  greenwich: () => (
    <>
      <Hills />
      <Dome x={46} y={56} s={0.8} base="brick" />
      <Tree x={96} y={60} />
    </>
  ),
  deptford: () => (
    <>
      <Block x={22} y={GROUND} w={30} h={26} rows={2} columns={3} fill="brick" />
      <Ship x={74} y={72} s={0.95} />
    </>
  ),
  lewisham: () => (
    <>
      <House x={34} y={GROUND} fill="snow" />
      <Tree x={66} y={GROUND} />
      <Tree x={84} y={GROUND} s={1.3} />
    </>
  ),
  camberwell: () => (
    <>
      <Flower x={20} y={72} s={1.5} fill="plum" />
      <House x={54} y={GROUND} />
      <House x={88} y={GROUND} roof="river" />
    </>
  ),
  lambeth: () => (
    <>
      <Block x={32} y={GROUND} w={26} h={44} rows={4} columns={2} fill="brick" roof="stone" />
      <Block x={74} y={GROUND} w={54} h={26} rows={2} columns={6} fill="brick" />
    </>
  ),
  battersea: () => (
    <>
      <Tree x={24} y={GROUND} s={1.3} />
      <House x={58} y={GROUND} />
      <Tree x={92} y={GROUND} s={1.4} />
    </>
  ),
  wandsworth: () => (
    <>
      <Factory x={50} y={GROUND} w={58} fill="mustard" />
      <Tree x={102} y={GROUND} />
    </>
  ),
};

export function BoroughDrawing({ id, riverside }: { readonly id: string; readonly riverside: boolean }): JSX.Element {
  const draw = boroughs[id];
  return (
    <Scene>
      <Cloud x={96} y={18} s={0.8} />
      {draw === undefined ? <House x={60} y={GROUND} s={1.3} /> : draw()}
      {riverside && <Water y={GROUND + 2} h={20} />}
    </Scene>
  );
}
