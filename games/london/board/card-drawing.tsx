import { Book, Bread, Hall, Scene } from "@tabletown/ui";
import type { JSX } from "preact";
import type { Colour } from "../data/table.ts";
import { type Drawing, people, trade } from "./scenes.tsx";
import { setADrawings } from "./set-a-drawings.tsx";
import { setBDrawings } from "./set-b-drawings.tsx";
import { setCDrawings } from "./set-c-drawings.tsx";

/** By what a card is called in any set: the same name is drawn the same. */
const drawings: Readonly<Record<string, Drawing>> = { ...setADrawings, ...setBDrawings, ...setCDrawings };

/** What is drawn of a card that is in no set of ours. */
const byColour: Readonly<Record<Colour, Drawing>> = {
  brown: trade(<Bread s={1.1} />, "brick"),
  blue: () => (
    <Scene>
      <Book x={60} y={62} s={2} fill="river" />
    </Scene>
  ),
  pink: () => (
    <Scene>
      <Hall x={60} y={68} w={84} fill="rose" />
    </Scene>
  ),
  grey: () => (
    <Scene sky="stone" ground="soil">
      {people(["stone", "soil", "stone", "soil"], false)}
    </Scene>
  ),
};

/** The picture of a city card; ids begin with their set. */
export function CardDrawing({ id, colour }: { readonly id: string; readonly colour: Colour }): JSX.Element {
  const draw = drawings[id.replace(/^[abc]-/, "")] ?? byColour[colour];
  return draw();
}
