import { Block, CardFace, Flag, House, Scene } from "@tabletown/ui";
import type { JSX } from "preact";
import type { BoardSetting } from "./context.ts";

/** A building, drawn as high as it counts, or the flag on a corner plot. */
export function Drawing({ component, height }: { readonly component: string; readonly height: number }): JSX.Element {
  return (
    <Scene width={80} height={60} horizon={16}>
      {component === "corner" ? (
        <Flag x={40} y={54} s={1.4} />
      ) : height === 1 ? (
        <House x={40} y={54} />
      ) : (
        <Block x={40} y={54} w={26} h={10 + height * 5} rows={height} columns={3} fill="rose" roof="brick" />
      )}
    </Scene>
  );
}

export function Picture(props: { readonly component: string; readonly setting: BoardSetting }): JSX.Element {
  const { component, setting } = props;
  const { words, table } = setting;
  const height = table.buildings.find(({ id }) => id === component)?.height ?? table.corner.points;
  return (
    <CardFace
      band="hs-band"
      trigger={height}
      picture={<Drawing component={component} height={height} />}
      name={words.names[component] ?? component}
      effect={words.effect(component)}
    />
  );
}
