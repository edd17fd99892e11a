import { Boat, Book, Crane, House, Lines, Person, Print, Scene, Shop, Train, Tree, Water } from "@tabletown/ui";
import type { JSX } from "preact";

/** What draws a card or a borough. */
export type Drawing = () => JSX.Element;

/** A shop of some trade, with its sign. */
export const trade =
  (sign: JSX.Element, awning: "brick" | "river" | "leaf" | "plum" | "mustard" | "rose"): Drawing =>
  () => (
    <Scene ground="sand">
      <Shop x={60} y={75} s={1.12} awning={awning} fill="snow">
        {sign}
      </Shop>
    </Scene>
  );

/** Those whom a card is about, in a row. */
export const people = (
  fills: readonly ("soil" | "stone" | "plum" | "brick" | "river" | "leaf")[],
  bags: boolean,
): JSX.Element => (
  <>
    {fills.map((fill, i) => (
      <Person key={`${fill}${i * 2}`} x={24 + i * 24} y={72} s={1.7} fill={fill} />
    ))}
    {bags && <Print d="M34 72v-9h11v9zM84 72v-8h10v8z" fill="mustard" />}
  </>
);

export function School({ roof }: { readonly roof: "river" | "soil" }): JSX.Element {
  return (
    <Scene>
      <House x={60} y={70} w={56} h={26} roof={roof} />
      <Print d="M56 20h8v-8h-8z" fill={roof} />
      <Book x={22} y={74} s={0.9} fill="brick" />
      <Tree x={104} y={72} s={1.1} />
    </Scene>
  );
}

export function Dock({ side }: { readonly side: "left" | "right" }): JSX.Element {
  const left = side === "left";
  return (
    <Scene horizon={0}>
      <Crane x={left ? 24 : 94} y={64} s={0.82} flip={!left} />
      <Boat x={left ? 78 : 44} y={68} s={1.15} fill={left ? "brick" : "river"} />
      <Water y={62} />
    </Scene>
  );
}

export function Station({ roof }: { readonly roof: "river" | "leaf" }): JSX.Element {
  return (
    <Scene sky="sand" ground="stone">
      <Print d="M8 66V38c0 -34 104 -34 104 0v28h-8V40c0 -24 -88 -24 -88 0v26z" fill={roof} />
      <Lines d="M60 14v8M36 18l4 7M84 18l-4 7" />
      <Train x={62} y={72} s={1.1} />
    </Scene>
  );
}
