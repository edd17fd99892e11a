import {
  Block,
  Bush,
  Chair,
  Cloud,
  Cup,
  Factory,
  Flag,
  GROUND,
  Hall,
  House,
  Lines,
  Person,
  Print,
  type PrintColour,
  Put,
  Scene,
  Shop,
  type Spot,
  Sun,
  Tint,
  Tree,
  Wheel,
  Windows,
} from "@tabletown/ui";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Kind, ObjectId } from "../data/table.ts";

const ground = GROUND;

/** What each kind of building is painted with, on its card and on its lot. */
export const paint: Readonly<Record<Kind, PrintColour>> = {
  villa: "leaf",
  "block-of-flats": "rose",
  office: "river",
  factory: "stone",
};

/** A building of each kind, about 34 × 40, standing on (0, 0). */
export function Building({ kind, ...spot }: Spot & { readonly kind: Kind }): JSX.Element {
  switch (kind) {
    case "villa":
      return <House {...spot} w={26} h={18} fill="sand" roof="brick" />;
    case "block-of-flats":
      return <Block {...spot} w={28} h={36} rows={4} columns={3} fill="rose" roof="brick" />;
    case "office":
      return <Block {...spot} w={22} h={40} rows={6} columns={2} fill="river" roof="stone" />;
    case "factory":
      return (
        <Put {...spot}>
          <Factory s={0.56} w={58} fill="soil" />
        </Put>
      );
  }
}

export function BuildingScene({ kind }: { readonly kind: Kind }): JSX.Element {
  return useMemo(
    () => (
      <Scene>
        <Sun x={102} y={16} s={0.8} />
        <Cloud x={26} y={24} s={0.9} />
        <Tree x={20} y={ground + 3} s={0.9} />
        <Building kind={kind} x={60} y={ground + 4} s={1.35} />
        <Bush x={98} y={ground + 6} />
      </Scene>
    ),
    [kind],
  );
}

const scenes: Readonly<Record<ObjectId, () => JSX.Element>> = {
  pool: () => (
    <Scene ground="sand">
      <Sun x={100} y={16} />
      <Lines d="M22 58v-34M30 58v-34M22 34h8M22 42h8M22 50h8" />
      <Print d="M18 24h26v4h-26z" fill="brick" />
      <Print d="M8 78l16 -32h76l14 32z" fill="river" />
      <path d="M50 46l-10 32M74 46l4 32" class="d-line d-wave" />
      <path d="M34 56q4 -3 8 0t8 0M62 52q4 -3 8 0t8 0M56 66q4 -3 8 0t8 0M86 64q4 -3 8 0t8 0" class="d-line d-wave" />
      <Person x={66} y={68} s={0.7} fill="rose" />
    </Scene>
  ),
  cinema: () => (
    <Scene ground="stone">
      <Block x={60} y={ground + 6} w={76} h={44} rows={1} columns={1} fill="plum" />
      <Print d="M18 28h84v-14h-84z" fill="mustard" />
      <Print d="M36 68v-32h48v32z" fill="snow" />
      <Print d="M54 42l18 10l-18 10z" fill="brick" />
      {[24, 36, 48, 60, 72, 84, 96].map((x) => (
        <circle key={x} cx={x} cy="21" r="2.600" class="d-lamp" />
      ))}
      <Person x={96} y={76} fill="leaf" />
    </Scene>
  ),
  mall: () => (
    <Scene ground="stone">
      <Cloud x={28} y={20} />
      <Print d="M10 72v-36h100v36z" fill="sand" />
      <Print d="M34 72v-46h52v46z" fill="rose" />
      <Windows x={12} y={42} w={22} h={22} rows={1} columns={2} />
      <Windows x={86} y={42} w={22} h={22} rows={1} columns={2} />
      <Put x={60} y={48}>
        <Print d="M-8 -16h16l2 18h-20z" fill="snow" />
        <Lines d="M-4 -12v-4a4 4 0 0 1 8 0v4" />
      </Put>
      <path d="M48 72v-16h24v16z" class="d-window" />
      <Lines d="M60 72v-16" />
      <Person x={26} y={78} fill="brick" s={0.8} />
    </Scene>
  ),
  theatre: () => (
    <Scene ground="sand">
      <Hall x={60} y={ground + 6} w={84} fill="snow" roof="stone" />
      <Put x={60} y={46}>
        <Print d="M-9 -14c6 3 12 3 18 0v9c0 6 -4 10 -9 10s-9 -4 -9 -10z" fill="mustard" />
        <Lines d="M-5 -7h3M2 -7h3M-5 -1c3 4 7 4 10 0" />
      </Put>
      <Flag x={60} y={33} fill="brick" />
    </Scene>
  ),
  cafe: () => (
    <Scene>
      <Tree x={14} y={ground + 4} />
      <Shop x={62} y={ground + 6} w={60} h={38} fill="sand" awning="leaf">
        <Cup s={1.1} />
      </Shop>
      <Chair x={104} y={76} s={0.7} flip />
    </Scene>
  ),
  "amusement-park": () => (
    <Scene>
      <Wheel x={74} y={ground + 4} s={1.08} />
      <Put x={26} y={ground + 6}>
        <Print d="M-16 0v-16h32v16z" fill="snow" />
        <Tint d="M-8 0v-16h8v16zM8 0v-16h8v16z" fill="brick" />
        <Print d="M-19 -16L0 -34L19 -16z" fill="brick" />
        <Flag y={-32} fill="mustard" s={0.7} />
      </Put>
    </Scene>
  ),
  restaurant: () => (
    <Scene ground="stone">
      <Shop x={60} y={ground + 8} w={74} h={40} fill="rose" awning="brick">
        <Put>
          <circle cy="-9" r="10" fill="var(--d-snow)" />
          <circle cy="-9" r="10" class="d-line" />
          <circle cy="-9" r="6" class="d-line" />
          <Lines d="M-17 0v-18M-20 -18v5a3 3 0 0 0 6 0v-5M17 0v-18c-4 1 -5 5 -5 9h5" />
        </Put>
      </Shop>
    </Scene>
  ),
  "sports-hall": () => (
    <Scene>
      <Cloud x={90} y={18} />
      <Print d="M12 72v-18c8 -34 88 -34 96 0v18z" fill="mustard" />
      <Lines d="M30 72v-35M60 72v-44M90 72v-35" />
      <Windows x={14} y={54} w={92} h={12} rows={1} columns={8} />
      <Put x={60} y={50}>
        <circle r="9" fill="var(--d-brick)" />
        <circle r="9" class="d-line" />
        <Lines d="M0 -9v18M-9 0h18M-6 -6.500c4 4 4 9 0 13M6 -6.500c-4 4 -4 9 0 13" />
      </Put>
    </Scene>
  ),
  stadium: () => (
    <Scene>
      <Lines d="M20 46V14M100 46V14" />
      <Print d="M12 16v-8h16v8zM92 16v-8h16v8z" fill="lit" />
      <Print d="M4 52c0 -22 112 -22 112 0v10c0 18 -112 18 -112 0z" fill="stone" />
      <Print d="M16 50c0 -15 88 -15 88 0s-88 15 -88 0z" fill="sand" />
      <Print d="M28 50c0 -9 64 -9 64 0s-64 9 -64 0z" fill="leaf" />
      <Lines d="M60 43.500v13" />
      <ellipse cx="60" cy="50" rx="8" ry="3" class="d-line" />
      <Windows x={14} y={62} w={92} h={9} rows={1} columns={9} />
      <Flag x={44} y={37} fill="brick" s={0.7} />
      <Flag x={76} y={37} fill="river" s={0.7} />
    </Scene>
  ),
};

export function ObjectScene({ id }: { readonly id: ObjectId }): JSX.Element {
  return useMemo(() => scenes[id](), [id]);
}
