import { signed } from "@tabletown/kernel";
import { say } from "@tabletown/ui";
import type { JSX } from "preact";
import type { BuildingRow } from "../data/table.ts";
import { costOf } from "../rules/city.ts";
import type { Attraction, Lot, Street } from "../rules/ruleset.ts";
import { BuildingScene, paint } from "./drawings.tsx";
import { gainOf, missing, stackOf } from "./facts.ts";
import { Money } from "./money.tsx";
import { choiceOf, isMine, type Seen } from "./seen.ts";
import { costsHere, finishing, reasons, text } from "./text.ts";

/** The viewer's own buildings, hidden from everybody else, each at its real cost. */
export function Hand({ seen }: { readonly seen: Seen }): JSX.Element | null {
  const { view, viewer, language } = seen;
  if (viewer === undefined || view.bankrupt[viewer] !== 0) return null;
  const own = view.buildings.flatMap((place, lot) => (place === viewer ? [lot] : []));
  return (
    <section class="b-hand" aria-label={say(language, text.hand)} data-anchor={`hand-${viewer}`}>
      <header class="b-head">
        <h2>{say(language, text.hand)}</h2>
        <Money seat={viewer} seen={seen} />
      </header>
      {own.length === 0 ? (
        <p class="soft">{say(language, text.noHand)}</p>
      ) : (
        <ul class="b-buildings">
          {own.map((lot) => (
            <li key={lot}>
              <BuildingButton lot={lot} seen={seen} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What building on a lot would lead to, beyond its cost. */
interface Prospect {
  readonly lot: Lot;
  readonly street: Street;
  readonly cost: number;
  readonly doubled: boolean;
  /** The street this building would finish. */
  readonly finishes: boolean;
  /** What finishing it would pay the viewer. */
  readonly gain: number;
  /** The object whose free share it would give. */
  readonly free: Attraction | undefined;
}

function prospectOf({ rules, view, viewer = 0 }: Seen, index: number): Prospect {
  const lot = rules.lots[index] as Lot;
  const cost = costOf(rules, view, index);
  const finishes = missing(rules, view, lot.street) === 1;
  const beside = rules.objects[lot.touches];
  return {
    lot,
    street: rules.streets[lot.street] as Street,
    cost,
    doubled: cost > lot.cost,
    finishes,
    gain: finishes ? gainOf(rules, view, viewer, lot.street) : 0,
    free: beside !== undefined && stackOf(rules, view, lot.touches).free ? beside : undefined,
  };
}

/** Builds, or says why not, or shows the building. */
export function tapBuilding(seen: Seen, lot: number): void {
  const { rules, view, viewer = 0, phrases, language } = seen;
  const { id } = rules.lots[lot] as Lot;
  const { kind } = rules.table.buildings[lot] as BuildingRow;
  const action = choiceOf(seen, "build", (a) => a.lot === id);
  if (action !== undefined) seen.propose(action);
  else if (!isMine(seen)) seen.inspect(id);
  else if (view.step === "share") seen.refuse(say(language, reasons.builtAlready));
  else {
    const cost = phrases.money(costOf(rules, view, lot));
    const money = phrases.money(view.money[viewer] ?? 0);
    seen.refuse(costsHere[language](phrases.building(id, kind), cost, money));
  }
}

/** Everything the card of a building shows, in words. */
export function buildingLabel(seen: Seen, index: number): string {
  const { rules, phrases, language } = seen;
  const { lot, street, cost, doubled, finishes, gain, free } = prospectOf(seen, index);
  const { kind } = rules.table.buildings[index] as BuildingRow;
  const beside = rules.objects[lot.touches]?.id;
  const facts = { lot: lot.id, kind, street: street.id, ...(beside !== undefined && { touches: beside }) };
  return [
    phrases.choice.build(facts, cost, doubled),
    ...(finishes ? [`${finishing[language](street.id)}${gain > 0 ? ` (${signed(gain)})` : ""}`] : []),
    ...(free === undefined ? [] : [`${say(language, text.freeShare)}: ${phrases.objects[free.id]}`]),
    ...(choiceOf(seen, "build", (a) => a.lot === lot.id) === undefined ? [] : [say(language, text.lit)]),
  ].join(". ");
}

function BuildingButton({ lot: index, seen }: { readonly lot: number; readonly seen: Seen }): JSX.Element {
  const { rules, phrases, language, proposed } = seen;
  const { lot, street, cost, doubled, finishes, gain, free } = prospectOf(seen, index);
  const { kind } = rules.table.buildings[index] as BuildingRow;
  const lit = choiceOf(seen, "build", (a) => a.lot === lot.id) !== undefined;
  const chosen = proposed?.action.do === "build" && proposed.action.lot === lot.id;
  return (
    <button
      type="button"
      class={`b-building ${lit ? "lit" : ""} ${chosen ? "chosen" : ""}`}
      style={{ "--kind": `var(--d-${paint[kind]})` }}
      aria-disabled={isMine(seen) && !lit}
      data-anchor={`card-${lot.id}`}
      onClick={() => tapBuilding(seen, index)}
    >
      <span class="unseen">{buildingLabel(seen, index)}</span>
      <span class="b-building-head" aria-hidden="true">
        <b>{lot.id}</b>
        <span class={`b-cost ${doubled ? "b-double" : ""}`}>{doubled ? `2 × ${lot.cost}` : cost}</span>
      </span>
      <span class="b-building-picture">
        <BuildingScene kind={kind} />
      </span>
      <span class="b-building-kind" aria-hidden="true">
        {phrases.kinds[kind]}
      </span>
      {finishes && (
        <span class="b-tag b-tag-good" aria-hidden="true">
          {finishing[language](street.id)}
          {gain > 0 && ` ${signed(gain)}`}
        </span>
      )}
      {free !== undefined && (
        <span class="b-tag" aria-hidden="true">
          ★ {phrases.objects[free.id]}
        </span>
      )}
    </button>
  );
}
