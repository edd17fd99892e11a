import {
  Block,
  Boat,
  Book,
  Bread,
  Burger,
  Bush,
  Chair,
  ClockTower,
  Coin,
  Cow,
  Crane,
  Cup,
  Door,
  Factory,
  Flag,
  Flower,
  Furrows,
  Gear,
  Hall,
  House,
  Lines,
  Mast,
  Person,
  Pine,
  Plane,
  Print,
  type PrintColour,
  Put,
  Screen,
  Shop,
  type Spot,
  Swap,
  Tint,
  Train,
  Tree,
  Water,
  Wheel,
  Windows,
} from "@tabletown/ui";
import type { JSX } from "preact";
import type { Type } from "../data/table.ts";

function Car({ fill = "brick", ...spot }: Spot & { readonly fill?: PrintColour }): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-13 -3v-5l5 -1l3 -5h10l4 5l4 1v5z" fill={fill} />
      <path d="M-5 -9l2 -3h4v3zM3 -12h2l2 3h-4z" class="d-window" />
      <circle cx="-7" cy="-3" r="3" fill="var(--d-line)" />
      <circle cx="7" cy="-3" r="3" fill="var(--d-line)" />
    </Put>
  );
}

function Trailer({ fill = "snow", ...spot }: Spot & { readonly fill?: PrintColour }): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-18 -4v-14c0 -3 3 -4 5 -4h26c3 0 5 2 5 4v14z" fill={fill} />
      <path d="M-13 -17h8v6h-8zM-1 -17h6v6h-6z" class="d-window" />
      <Door x={12} w={6} h={13} />
      <circle cx="-6" cy="-3" r="3" fill="var(--d-line)" />
    </Put>
  );
}

function Crates(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-9 0v-9h9v9zM1 0v-9h9v9zM-4 -9v-9h9v9z" fill="soil" />
      <Lines d="M-9 -4.500h9M1 -4.500h9M-4 -13.500h9" />
    </Put>
  );
}

function Castle(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-16 0v-20h32v20z" fill="stone" />
      <Print d="M-25 0v-30h4v4h4v-4h4v30zM13 0v-30h4v4h4v-4h4v30z" fill="stone" />
      <Print d="M-19 -32l0 -14l10 4l-10 4M19 -32v-14l10 4l-10 4" fill="brick" />
      <Windows x={-10} y={-17} w={20} h={7} rows={1} columns={3} />
      <Door w={9} h={12} />
    </Put>
  );
}

function Stadium(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-36 -16c0 -12 72 -12 72 0v8c0 11 -72 11 -72 0z" fill="stone" />
      <Print d="M-29 -17c0 -8 58 -8 58 0s-58 8 -58 0z" fill="sand" />
      <Print d="M-19 -17c0 -5 38 -5 38 0s-38 5 -38 0z" fill="leaf" />
      <Lines d="M-30 -20v-18M30 -20v-18" />
      <Print d="M-35 -37v-5h10v5zM25 -37v-5h10v5z" fill="lit" />
    </Put>
  );
}

function Pump(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-34 -32h62v7h-62z" fill="brick" />
      <Lines d="M-29 -25v25M22 -25v25" />
      <Print d="M-7 0v-17h11v17z" fill="snow" />
      <path d="M-5 -15h7v5h-7z" class="d-window" />
      <Lines d="M4 -12c5 0 4 8 6 8s2 -7 0 -10" />
    </Put>
  );
}

function ParkingSign(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Lines d="M0 0v-24" />
      <Print d="M-8 -24v-17h16v17z" fill="river" />
      <Lines d="M-3 -27v-11h4c4 0 4 6 0 6h-4" />
    </Put>
  );
}

function Envelope(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-11 0v-14h22v14z" fill="snow" />
      <Lines d="M-11 -14l11 8l11 -8" />
    </Put>
  );
}

function Road({ y = 66 }: { readonly y?: number }): JSX.Element {
  return (
    <>
      <Print d={`M-2 ${y - 6}q60 -16 124 0v16q-64 -16 -124 0z`} fill="stone" />
      <path d={`M0 ${y + 2}q60 -16 120 0`} class="d-line" stroke-dasharray="8 7" />
    </>
  );
}

/** What stands on each tile: motifs on a ground at 66, 120 wide. */
export const drawings: Readonly<Record<string, () => JSX.Element>> = {
  "business-supply-store": () => (
    <Shop x={60} y={66} awning="river">
      <Book s={0.8} fill="mustard" />
    </Shop>
  ),
  "convenience-store": () => (
    <Shop x={60} y={66} awning="leaf" fill="snow">
      <Bread s={0.9} />
    </Shop>
  ),
  "fancy-restaurant": () => (
    <>
      <Shop x={60} y={66} awning="plum" stripe="mustard" fill="snow">
        <Cup s={0.8} />
      </Shop>
      <Pine x={22} y={66} s={0.6} />
      <Pine x={98} y={66} s={0.6} />
    </>
  ),
  farm: () => (
    <>
      <Furrows y={52} />
      <House x={40} y={58} fill="brick" roof="soil" w={30} />
      <Cow x={82} y={64} s={0.85} />
    </>
  ),
  "fast-food-restaurant": () => (
    <Shop x={60} y={66} awning="mustard" stripe="brick" fill="snow">
      <Burger s={0.85} />
    </Shop>
  ),
  freeway: () => (
    <>
      <Tree x={24} y={56} s={0.8} />
      <Road y={64} />
      <Car x={44} y={60} fill="river" s={0.9} />
      <Car x={84} y={62} s={0.9} flip />
    </>
  ),
  landfill: () => (
    <>
      <Print d="M18 68c6 -18 20 -26 34 -24c14 -8 38 4 50 24z" fill="soil" />
      <Gear x={48} y={68} s={0.7} />
      <Chair x={72} y={62} s={0.6} />
      <Crane x={96} y={66} s={0.75} flip />
    </>
  ),
  "homeowners-association": () => (
    <>
      <House x={38} y={64} roof="river" />
      <House x={74} y={64} roof="brick" fill="snow" />
      <Flag x={94} y={64} s={1.2} />
      <Lines d="M16 70h88M20 66v8M30 66v8M40 66v8M50 66v8M60 66v8M70 66v8M80 66v8M90 66v8M100 66v8" />
    </>
  ),
  mint: () => (
    <>
      <Hall x={60} y={66} />
      <Coin x={60} y={44} label="$" s={0.9} />
    </>
  ),
  "mobile-home-community": () => (
    <>
      <Trailer x={36} y={60} fill="rose" />
      <Trailer x={80} y={66} fill="snow" />
      <Tree x={104} y={60} s={0.7} />
    </>
  ),
  "municipal-airport": () => (
    <>
      <ClockTower x={30} y={64} h={32} roof="brick" />
      <Plane x={74} y={60} s={0.9} />
    </>
  ),
  "office-building": () => <Block x={60} y={66} w={38} h={46} rows={5} columns={4} fill="river" roof="stone" />,
  "parking-lot": () => (
    <>
      <ParkingSign x={60} y={60} />
      <Car x={36} y={66} fill="mustard" />
      <Car x={86} y={66} fill="plum" />
    </>
  ),
  slaughterhouse: () => (
    <>
      <Factory x={48} y={62} s={0.9} fill="rose" />
      <Cow x={94} y={68} s={0.75} />
    </>
  ),
  "waterfront-realty": () => (
    <>
      <House x={44} y={56} s={1.15} roof="plum" fill="snow" />
      <Water y={56} />
      <Boat x={86} y={66} s={0.6} />
    </>
  ),
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
  suburbs: () => (
    <>
      <House x={42} y={64} />
      <House x={76} y={67} fill="snow" roof="river" />
      <Tree x={98} y={63} s={0.8} />
    </>
  ),
  "community-park": () => (
    <>
      <Tree x={34} y={62} s={1.1} />
      <Pine x={86} y={62} />
      <Flower x={52} y={68} s={0.8} />
      <Tint d="M58 66c0 -6 20 -6 20 0s-20 6 -20 0z" fill="river" />
      <Lines d="M58 66c0 -6 20 -6 20 0s-20 6 -20 0z" />
      <Bush x={100} y={68} />
    </>
  ),
  "heavy-factory": () => <Factory x={58} y={68} s={0.95} />,
};

const byType: Readonly<Record<Type, () => JSX.Element>> = {
  residential: () => <House x={60} y={66} s={1.2} />,
  commercial: () => <Shop x={60} y={66} />,
  industrial: () => <Factory x={58} y={66} />,
  civic: () => <Hall x={60} y={66} />,
};

/** A tile's drawing; tiles of an owner's own making get the one of their type. */
export function Drawing({ id, type }: { readonly id: string; readonly type: Type }): JSX.Element {
  return (drawings[id] ?? byType[type])();
}

/** Open water. */
export function LakeDrawing(): JSX.Element {
  return (
    <>
      <Water y={0} w={120} h={110} />
      <path d="M18 40q4 -3 8 0t8 0M66 50q4 -3 8 0t8 0M30 66q4 -3 8 0t8 0M74 76q4 -3 8 0t8 0" class="d-line d-wave" />
      <Boat x={62} y={44} s={0.7} fill="snow" />
    </>
  );
}
