import type { Provenance } from "@tabletown/kernel";
import { SourceSign, say, TextSign, ValueSources } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { provenance } from "../data/provenance.ts";
import type { BuildingRow, ObjectRow, StreetRow } from "../data/table.ts";
import { phrasesIn } from "../text/words.ts";
import type { BoardSetting } from "./context.ts";
import { Building, BuildingScene, ObjectScene, paint } from "./drawings.tsx";
import { ObjectIcon } from "./object-icon.tsx";
import { text } from "./text.ts";

/** Any component by its id, as a card that marks what is not read from the rulebook. */
export function Picture({
  component,
  setting,
}: {
  readonly component: string;
  readonly setting: BoardSetting;
}): JSX.Element {
  const { table } = setting;
  const object = table.objects.find(({ id }) => id === component);
  if (object !== undefined) return <ObjectCard object={object} setting={setting} />;
  const street = table.streets.find(({ id }) => id === component);
  if (street !== undefined) return <StreetCard street={street} setting={setting} />;
  const building = table.buildings.find(({ id }) => id === component);
  if (building !== undefined) return <BuildingCard building={building} setting={setting} />;
  return <span class="card">{setting.words.names[component] ?? component}</span>;
}

function Face(props: {
  readonly id: string;
  readonly setting: BoardSetting;
  readonly trigger: ComponentChildren;
  readonly picture: ComponentChildren;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { id, setting, trigger, picture, children } = props;
  const { table, language, words } = setting;
  return (
    <span class="card b-card">
      <span class="card-band">{trigger}</span>
      <span class="card-picture">{picture}</span>
      <span class="b-card-body">
        <span class="b-card-name">{words.names[id] ?? id}</span>
        {children}
        <ValueSources sources={provenance(table, id)} language={language} names={words.names} />
      </span>
    </span>
  );
}

/** A value with the mark of where it comes from. */
function Marked({
  children,
  from,
}: {
  readonly children: ComponentChildren;
  from: Provenance | undefined;
}): JSX.Element {
  return (
    <>
      {children}
      <SourceSign source={from} />
    </>
  );
}

function ObjectCard({ object, setting }: { readonly object: ObjectRow; readonly setting: BoardSetting }): JSX.Element {
  const { language } = setting;
  return (
    <Face
      id={object.id}
      setting={setting}
      trigger={<ObjectIcon id={object.id} />}
      picture={<ObjectScene id={object.id} />}
    >
      <table class="b-values">
        <tbody>
          <tr>
            <th scope="row">{say(language, text.shares)}</th>
            {object.shares.map(({ price }, i) => (
              <td key={price}>{i + 1}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{say(language, text.price)}</th>
            {object.shares.map(({ price, provenance: from }) => (
              <td key={price}>
                <Marked from={from.price}>
                  {price === 0 ? (
                    <>
                      <TextSign name="star" />
                      <span class="unseen">{say(language, text.free)}</span>
                    </>
                  ) : (
                    price
                  )}
                </Marked>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">
              <Marked from={object.provenance.payouts}>{say(language, text.pays)}</Marked>
            </th>
            {object.payouts.map((payout) => (
              <td key={payout}>{payout}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </Face>
  );
}

function BuildingCard({
  building,
  setting,
}: {
  readonly building: BuildingRow;
  readonly setting: BoardSetting;
}): JSX.Element {
  const { language, table } = setting;
  const { money } = phrasesIn(language);
  const { id, kind, cost } = building;
  const street = table.streets.find(({ lots }) => lots.includes(id));
  const alone = street !== undefined && id !== street.lots[0] && id !== street.lots.at(-1);
  return (
    <Face id={id} setting={setting} trigger={id} picture={<BuildingScene kind={kind} />}>
      <span class="b-card-line">
        {say(language, text.cost)}:{" "}
        <b>
          <Marked from={building.provenance.cost}>{money(cost)}</Marked>
        </b>
        {alone && <span class="soft"> (2 × {cost})</span>}
      </span>
    </Face>
  );
}

function StreetCard({ street, setting }: { readonly street: StreetRow; readonly setting: BoardSetting }): JSX.Element {
  const { table, words } = setting;
  const kindOf = (lot: string) => table.buildings.find(({ id }) => id === lot)?.kind ?? "villa";
  return (
    <Face
      id={street.id}
      setting={setting}
      trigger={
        <span class="b-ends">
          <ObjectIcon id={street.first} />
          <b>{street.id}</b>
          <ObjectIcon id={street.last} />
        </span>
      }
      picture={
        <svg viewBox="0 0 240 160" class="b-street-card" aria-hidden="true" focusable="false">
          <path d="M0 80H240" class="b-road-edge" />
          <path d="M0 80H240" class="b-road" />
          {street.lots.map((lot, i) => (
            <g
              key={lot}
              transform={`translate(${36 + i * 56} 80)`}
              style={{ "--kind": `var(--d-${paint[kindOf(lot)]})` }}
            >
              <rect x="-25" y="-42" width="50" height="84" rx="7" class="b-lot-ground b-lot-built" />
              <Building kind={kindOf(lot)} y={14} s={1.15} />
              <text y="36" text-anchor="middle" class="b-lot-name b-lot-small">
                {lot}
              </text>
            </g>
          ))}
        </svg>
      }
    >
      <span class="b-card-line">
        <Marked from={street.provenance.first}>
          {street.lots[0]}: {words.names[street.first]}
        </Marked>
      </span>
      <span class="b-card-line">
        <Marked from={street.provenance.last}>
          {street.lots.at(-1)}: {words.names[street.last]}
        </Marked>
      </span>
    </Face>
  );
}
