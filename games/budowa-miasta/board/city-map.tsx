import { choiceOf, isProposed, longestWord, SignDrawing, say, Tree } from "@tabletown/ui";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { BuildingRow, Kind, ObjectRow, StreetRow } from "../data/table.ts";
import { costOf } from "../rules/city.ts";
import type { Lot } from "../rules/ruleset.ts";
import { holding } from "../rules/shares.ts";
import { BOARD } from "../rules/state.ts";
import { positionIn } from "../rules/view.ts";
import { acquisition, isAcquiring, stackLabel, whyNotAcquire } from "./acquiring.ts";
import type { BoardContext } from "./context.ts";
import { Building, ObjectScene, paint } from "./drawings.tsx";
import { gainOf, missing, stackOf } from "./facts.ts";
import { buildingLabel, tapBuilding } from "./hand.tsx";
import { type Box, type CityPlan, over, type PlannedStreet, planOf } from "./plan.ts";
import { StackBadge } from "./stacks.tsx";
import { breakable, text, wouldPay } from "./text.ts";

/** Letters of the longest word that an object's tile has room for; in a longer one there is a place to break it. */
const LONGEST_WHOLE = 11;

/** The city: objects, the streets between them, and what stands on their lots. */
export function CityMap({ context }: { readonly context: BoardContext }): JSX.Element {
  const { table, view, viewer, phrases } = context;
  const plan = useMemo(() => planOf(table), [table]);
  const parks = useMemo(() => <Parks plan={plan} objects={table.objects} />, [plan, table]);
  const own = view.buildings.flatMap((place, lot) => (place === viewer ? [lot] : []));
  return (
    <section
      class="b-map apart"
      style={{ "--shape": plan.width / plan.height }}
      aria-label={phrases.outline.city}
      data-anchor="city"
    >
      <svg viewBox={`0 0 ${plan.width} ${plan.height}`} class="b-plan" aria-hidden="true" focusable="false">
        {parks}
        {plan.streets.map((street, index) => (
          <StreetDrawing key={street.id} street={street} index={index} plan={plan} context={context} />
        ))}
      </svg>
      {plan.streets.map((street, index) => (
        <StreetButton key={street.id} street={street} index={index} plan={plan} context={context} />
      ))}
      {table.objects.map((object, index) => (
        <ObjectButton key={object.id} object={object} index={index} plan={plan} context={context} />
      ))}
      {own.map((lot) => (
        <LotButton key={lot} lot={lot} plan={plan} context={context} />
      ))}
    </section>
  );
}

/** Green between the streets, wherever four objects stand around a block. */
function Parks({ plan, objects }: { readonly plan: CityPlan; readonly objects: readonly ObjectRow[] }): JSX.Element {
  const boxOf = (row: number, column: number): Box | undefined => {
    const object = objects.find((other) => other.row === row && other.column === column);
    return object === undefined ? undefined : plan.objects[object.id];
  };
  const blocks = objects.flatMap(({ row, column }) => {
    const first = boxOf(row, column);
    const last = boxOf(row + 1, column + 1);
    return first === undefined || last === undefined ? [] : [{ x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }];
  });
  return (
    <>
      {blocks.map(({ x, y }, i) => (
        <g key={`${x}.${y}`} transform={`translate(${x} ${y})`}>
          <rect x={-82} y={-84} width={164} height={168} rx={26} class="b-park" />
          <Tree x={-34} y={-16} s={1.3} />
          <Tree x={i % 2 === 0 ? 34 : 24} y={6} s={1.6} />
          <Tree x={-12} y={50} s={1.4} />
        </g>
      ))}
    </>
  );
}

interface OnStreet {
  readonly street: PlannedStreet;
  readonly index: number;
  readonly plan: CityPlan;
  readonly context: BoardContext;
}

function StreetDrawing({ street, index, plan, context }: OnStreet): JSX.Element {
  const { rules, view, viewer, last } = context;
  const { from, to, lots, across } = street;
  const done = missing(rules, view, index) === 0;
  const gain = viewer === undefined ? 0 : gainOf(rules, view, viewer, index);
  const justNow = last?.events.some(({ what, about }) => what === "finished" && about === street.id) === true;
  const road = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return (
    <g class={done ? "b-street b-done" : "b-street"}>
      <g key={justNow ? `done${last.seq}` : "road"} class={justNow ? "b-flash" : undefined}>
        <path d={road} class="b-road-edge" />
        <path d={road} class="b-road" />
      </g>
      {lots.map((lot) => (
        <LotDrawing key={lot.id} lot={lot} across={across} context={context} />
      ))}
      {done ? (
        <SideNote street={street} plan={plan} />
      ) : (
        gain > 0 && <SideNote street={street} plan={plan} gain={`+${gain}`} />
      )}
    </g>
  );
}

/** What the viewer would get for a street, or that it is finished, at its side towards the middle of the map. */
function SideNote(props: {
  readonly street: PlannedStreet;
  readonly plan: CityPlan;
  readonly gain?: string;
}): JSX.Element {
  const { street, plan, gain } = props;
  const { box, across } = street;
  const x = across ? box.x : box.x + (box.w / 2 + 26) * (box.x > plan.width / 2 ? -1 : 1);
  const y = across ? box.y + (box.h / 2 + 16) * (box.y > plan.height / 2 ? -1 : 1) : box.y;
  const w = 22 + (gain?.length ?? 1) * 9;
  return (
    <g class="b-note">
      <rect x={x - w / 2} y={y - 13} width={w} height={26} rx={13} />
      {gain === undefined ? (
        <SignDrawing name="check" x={x} y={y} size={17} />
      ) : (
        <text x={x} y={y + 7} text-anchor="middle">
          {gain}
        </text>
      )}
    </g>
  );
}

function LotDrawing(props: {
  readonly lot: PlannedStreet["lots"][number];
  readonly across: boolean;
  readonly context: BoardContext;
}): JSX.Element {
  const { lot, across, context } = props;
  const { rules, view, viewer, last } = context;
  const index = rules.lotOf.get(lot.id) as number;
  const { kind } = rules.table.buildings[index] as BuildingRow;
  const built = view.buildings[index] === BOARD;
  const ghost = isProposed(
    context,
    choiceOf(context, "build", (action) => action.lot === lot.id),
  );
  const justNow = last?.events.some(({ what, about }) => what === "built" && about === lot.id) === true;
  const { w, h } = lot;
  // The symbol makes room for a building, or for the cost of one's own.
  const shared = built || ghost || view.buildings[index] === viewer;
  return (
    <g transform={`translate(${lot.x} ${lot.y})`} data-anchor={`lot-${lot.id}`}>
      <rect
        x={-w / 2}
        y={-h / 2}
        width={w}
        height={h}
        rx={6}
        class={built ? "b-lot-ground b-lot-built" : "b-lot-ground"}
        style={{ "--kind": `var(--d-${paint[kind]})` }}
      />
      {(built || ghost) && (
        <g key={justNow ? `new${last.seq}` : "old"} class={justNow ? "b-new" : ghost && !built ? "b-ghost" : undefined}>
          <LotBuilding kind={kind} across={across} />
        </g>
      )}
      <text
        x={across || !shared ? 0 : 18}
        y={across && shared ? h / 2 - (built ? 4 : 8) : 7}
        text-anchor="middle"
        class={shared ? "b-lot-name b-lot-small" : "b-lot-name"}
      >
        {lot.id}
      </text>
    </g>
  );
}

/** A building has a window for every room, and always the same ones: drawn once. */
function LotBuilding({ kind, across }: { readonly kind: Kind; readonly across: boolean }): JSX.Element {
  return useMemo(
    () => <Building kind={kind} x={across ? 0 : -13} y={across ? 12 : 17} s={across ? 0.92 : 0.8} />,
    [kind, across],
  );
}

/** A street is narrow on a phone: its button reaches beyond the lots. */
function reachable({ box, across }: PlannedStreet): Box {
  const depth = 88;
  return across ? { ...box, h: depth } : { ...box, w: depth };
}

/** A street as one thing to read and to open. */
function StreetButton({ street, index, plan, context }: OnStreet): JSX.Element {
  const { rules, view, viewer, phrases, language } = context;
  const row = rules.table.streets[index] as StreetRow;
  const isBuilt = (lot: string): boolean => view.buildings[rules.lotOf.get(lot) as number] === BOARD;
  const gain = viewer === undefined ? 0 : gainOf(rules, view, viewer, index);
  const line = phrases.outline.streetRow(
    row,
    row.lots.filter(isBuilt),
    row.lots.filter((lot) => !isBuilt(lot)),
  );
  const open = missing(rules, view, index) > 0;
  const label = `${phrases.street(row.id)} ${line}.${open && gain > 0 ? ` ${wouldPay[language](phrases.money(gain))}` : ""}`;
  return (
    <button
      type="button"
      class="b-street-button"
      style={over(plan, reachable(street))}
      aria-label={label}
      title={label}
      data-anchor={`street-${row.id}`}
      data-component={row.id}
      onClick={() => context.inspect(row.id)}
    />
  );
}

/** An object with its stack's top share: in the middle of a turn it is where a share is taken. */
function ObjectButton(props: {
  readonly object: ObjectRow;
  readonly index: number;
  readonly plan: CityPlan;
  readonly context: BoardContext;
}): JSX.Element {
  const { object, index, plan, context } = props;
  const { rules, view, viewer, phrases, language } = context;
  const choosing = isAcquiring(context);
  const choice = acquisition(context, index);
  const chosen = isProposed(context, choice);
  const held = viewer === undefined ? 0 : holding(positionIn(view), viewer, index);
  const stack = stackOf(rules, view, index);
  const longest = longestWord(phrases.objects[object.id] ?? "");
  const tap = (): void => {
    if (choice !== undefined) context.propose(choice.action);
    else if (choosing) context.refuse(`${phrases.objects[object.id]}: ${whyNotAcquire(context, index)}`);
    else context.inspect(object.id);
  };
  return (
    <button
      type="button"
      class={`b-object ${choice === undefined ? "" : "lit"} ${chosen ? "chosen" : ""} ${stack.spent ? "b-spent" : ""}`}
      style={over(plan, plan.objects[object.id] as Box)}
      aria-disabled={choosing && choice === undefined}
      aria-pressed={chosen || undefined}
      data-anchor={`object-${object.id}`}
      data-component={object.id}
      onClick={tap}
    >
      <span class="unseen">{stackLabel(context, index)}</span>
      <span class="b-object-picture">
        <ObjectScene id={object.id} />
      </span>
      <span
        class={`b-object-name ${longest > LONGEST_WHOLE ? "b-object-long" : ""}`}
        style={{ "--longest": Math.min(longest, LONGEST_WHOLE) }}
        aria-hidden="true"
      >
        {breakable(phrases.objects[object.id])}
      </span>
      <StackBadge stack={stack} context={context} />
      {held > 0 && (
        <span class="b-held" aria-hidden="true">
          ×{held}
        </span>
      )}
      {rules.goal.includes(index) && (
        <span class="b-goal" title={say(language, text.goal)} aria-hidden="true">
          <svg viewBox="0 0 24 24" width="16" height="16" class="icon" aria-hidden="true">
            <path d="M6 22V3h13l-4 5l4 5H6" />
          </svg>
        </span>
      )}
    </button>
  );
}

/** The lot of one of the viewer's own buildings. */
function LotButton(props: {
  readonly lot: number;
  readonly plan: CityPlan;
  readonly context: BoardContext;
}): JSX.Element {
  const { lot, plan, context } = props;
  const { rules, view } = context;
  const { id, cost: printed, street } = rules.lots[lot] as Lot;
  const { across, lots } = plan.streets[street] as PlannedStreet;
  const box = lots.find((other) => other.id === id) as Box;
  const cost = costOf(rules, positionIn(view), lot);
  const choice = choiceOf(context, "build", (action) => action.lot === id);
  const chosen = isProposed(context, choice);
  const part = (n: number): string => `${((n / plan.width) * 100).toFixed(3)}cqw`;
  return (
    <button
      type="button"
      class={`b-lot ${across ? "b-across" : ""} ${choice === undefined ? "" : "lit"} ${chosen ? "chosen" : ""}`}
      style={{
        left: `${(box.x / plan.width) * 100}%`,
        top: `${(box.y / plan.height) * 100}%`,
        "--w": part(box.w),
        "--h": part(box.h),
      }}
      aria-pressed={chosen || undefined}
      data-component={id}
      onClick={() => tapBuilding(context, lot)}
    >
      <span class="unseen">{buildingLabel(context, lot)}</span>
      <span class="b-lot-frame" />
      {!chosen && (
        <span class={`b-lot-cost ${cost > printed ? "b-double" : ""}`} aria-hidden="true">
          {cost}
        </span>
      )}
    </button>
  );
}
