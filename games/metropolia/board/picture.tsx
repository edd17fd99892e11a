import type { JSX } from "preact";
import { priced } from "../rules/ruleset.ts";
import { EstablishmentCard, LandmarkCard } from "./card.tsx";
import type { BoardSetting } from "./context.ts";

/** Any component by its id. */
export function Picture(props: { readonly component: string; readonly setting: BoardSetting }): JSX.Element {
  const { component, setting } = props;
  const { table, options } = setting;
  const card = table.establishments.find(({ id }) => id === component);
  if (card !== undefined) {
    return <EstablishmentCard card={card} setting={setting} cost={priced(card, options).cost} />;
  }
  const landmark = table.landmarks.find(({ id }) => id === component);
  return (
    <LandmarkCard
      landmark={landmark ?? { id: component }}
      setting={setting}
      {...(landmark !== undefined && { cost: landmark.cost })}
    />
  );
}
