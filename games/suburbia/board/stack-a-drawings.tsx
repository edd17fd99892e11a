import {
  Block,
  Boat,
  Book,
  Bread,
  Burger,
  Chair,
  ClockTower,
  Coin,
  Cow,
  Crane,
  Cup,
  Factory,
  Flag,
  Furrows,
  Gear,
  Hall,
  House,
  Lines,
  Pine,
  Plane,
  Print,
  Shop,
  Tree,
  Water,
} from "@tabletown/ui";
import type { JSX } from "preact";
import { Car, ParkingSign, Road, Trailer } from "./motifs.tsx";

/** What stands on each tile of stack A. */
export const stackADrawings: Readonly<Record<string, () => JSX.Element>> = {
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
};
