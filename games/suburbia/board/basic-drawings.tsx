import { Bush, Factory, Flower, House, Lines, Pine, Tint, Tree } from "@tabletown/ui";
import type { JSX } from "preact";

/** What stands on each basic tile. */
export const basicDrawings: Readonly<Record<string, () => JSX.Element>> = {
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
