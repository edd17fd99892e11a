import "./board.css";
import { SourceSign, ValueSources, withBreaks } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import type { Goal, Sources } from "../data/table.ts";
import { MARKER } from "../rules/state.ts";
import { phrasesIn } from "../text/words.ts";
import { type BoardSetting, nameOf } from "./context.ts";
import { type Face, faceOf } from "./face.ts";
import { GoalSign } from "./goals.tsx";
import { nameBreaks } from "./name-breaks.ts";
import { TileFace } from "./tile-face.tsx";

/** Any component by its id, with marks on what is not read from the rulebook. */
export function Picture({
  component,
  setting,
}: {
  readonly component: string;
  readonly setting: BoardSetting;
}): JSX.Element {
  const face = faceOf(setting.table, component);
  if (face !== undefined) return <TileCard face={face} setting={setting} />;
  const goal = setting.table.goals.find(({ id }) => id === component);
  if (goal !== undefined) return <GoalCard goal={goal} setting={setting} />;
  return (
    <Card id={component} setting={setting} sources={{}} picture={component === MARKER ? <EndSign /> : null}>
      {null}
    </Card>
  );
}

function Card(props: {
  readonly id: string;
  readonly setting: BoardSetting;
  readonly sources: Sources;
  readonly picture: ComponentChildren;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { id, setting, sources, picture, children } = props;
  return (
    <span class="card s-card">
      <span class="s-card-picture">{picture}</span>
      <span class="s-card-body">
        <b class="s-card-name">{withBreaks(nameOf(setting, id), nameBreaks)}</b>
        {children}
        <span class="s-card-effect">
          {setting.words.effect(id)}
          <SourceSign source={sources.effects ?? sources.measure} />
        </span>
        <ValueSources sources={sources} language={setting.language} names={setting.words.names} />
      </span>
    </span>
  );
}

function TileCard({ face, setting }: { readonly face: Face; readonly setting: BoardSetting }): JSX.Element {
  const { table, language } = setting;
  const { money } = phrasesIn(language);
  const signs = [face.type, face.icon].flatMap((sign) => (sign === undefined ? [] : [nameOf(setting, sign)]));
  const { icon, ...others } = face.provenance;
  const sources: Sources = face.icon === undefined || icon === undefined ? others : face.provenance;
  return (
    <Card id={face.id} setting={setting} sources={sources} picture={<TileFace id={face.id} table={table} />}>
      <span class="s-card-line">
        {money(face.cost)}
        <SourceSign source={face.provenance.cost} />
        {signs.length > 0 && ` · ${signs.join(", ")}`}
        {face.stack !== undefined && ` · ${setting.words.names["field.stack"]} ${face.stack}`}
        {face.stack !== undefined && <SourceSign source={face.provenance.stack} />}
      </span>
    </Card>
  );
}

function GoalCard({ goal, setting }: { readonly goal: Goal; readonly setting: BoardSetting }): JSX.Element {
  return (
    <Card id={goal.id} setting={setting} sources={goal.provenance} picture={<GoalSign goal={goal} />}>
      {null}
    </Card>
  );
}

function EndSign(): JSX.Element {
  return (
    <svg viewBox="-101 -88.500 202 177" class="s-tile" aria-hidden="true" focusable="false">
      <polygon points="-98,0 -49,-84.870 49,-84.870 98,0 49,84.870 -49,84.870" class="s-stack-back" />
      <path d="M-36 8a36 36 0 1 1 12 26M-40 30l16 6l6 -16" class="s-again" />
      <text y="17" text-anchor="middle" class="s-one">
        1
      </text>
    </svg>
  );
}
