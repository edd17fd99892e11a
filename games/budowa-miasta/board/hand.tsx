import { capital, signed } from "@tabletown/kernel";
import { choiceOf, isProposed, SourceMark, say, TextSign } from "@tabletown/ui";
import type { JSX } from "preact";
import { provenance } from "../data/provenance.ts";
import type { BuildingRow } from "../data/table.ts";
import { costOf } from "../rules/city.ts";
import type { Lot } from "../rules/ruleset.ts";
import { positionIn } from "../rules/view.ts";
import { buildingFacts } from "../text/words.ts";
import { type BoardContext, isMine } from "./context.ts";
import { BuildingScene, paint } from "./drawings.tsx";
import { prospectOf } from "./facts.ts";
import { Money } from "./money.tsx";
import { breakable, costsHere, finishing, reasons, text } from "./text.ts";

/** The viewer's own buildings, hidden from everybody else, each at its real cost. */
export function Hand({ context }: { readonly context: BoardContext }): JSX.Element | null {
  const { view, viewer, language } = context;
  if (viewer === undefined || view.bankrupt[viewer] !== 0) return null;
  const own = view.buildings.flatMap((place, lot) => (place === viewer ? [lot] : []));
  return (
    <section class="b-hand apart" aria-label={say(language, text.hand)} data-anchor={`hand-${viewer}`}>
      <header class="b-head">
        <h2>{say(language, text.hand)}</h2>
        <Money seat={viewer} context={context} />
      </header>
      {own.length === 0 ? (
        <p class="soft">{say(language, text.noHand)}</p>
      ) : (
        <ul class="b-buildings">
          {own.map((lot) => (
            <li key={lot}>
              <BuildingButton lot={lot} context={context} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Builds, or says why not, or shows the building. */
export function tapBuilding(context: BoardContext, lot: number): void {
  const { rules, view, viewer = 0, phrases, language } = context;
  const { id } = rules.lots[lot] as Lot;
  const { kind } = rules.table.buildings[lot] as BuildingRow;
  const choice = choiceOf(context, "build", (action) => action.lot === id);
  if (choice !== undefined) context.propose(choice.action);
  else if (!isMine(context)) context.inspect(id);
  else if (view.step === "share") context.refuse(say(language, reasons.builtAlready));
  else {
    const cost = phrases.money(costOf(rules, positionIn(view), lot));
    const money = phrases.money(view.money[viewer] ?? 0);
    context.refuse(costsHere[language](phrases.building(id, kind), cost, money));
  }
}

/** Everything the card of a building shows, in words. */
export function buildingLabel(context: BoardContext, index: number): string {
  const { rules, view, viewer = 0, phrases, language } = context;
  const { lot, street, cost, doubled, finishes, gain, free } = prospectOf(rules, view, viewer, index);
  return [
    phrases.actions.build(buildingFacts(rules, lot.id), cost, doubled),
    ...(finishes ? [`${capital(finishing[language](street.id))}${gain > 0 ? ` (${signed(gain)})` : ""}`] : []),
    ...(free === undefined ? [] : [`${say(language, text.freeShare)}: ${phrases.objects[free.id]}`]),
    ...(choiceOf(context, "build", (action) => action.lot === lot.id) === undefined ? [] : [say(language, text.lit)]),
  ].join(". ");
}

function BuildingButton({
  lot: index,
  context,
}: {
  readonly lot: number;
  readonly context: BoardContext;
}): JSX.Element {
  const { rules, view, viewer = 0, phrases, language } = context;
  const { lot, street, cost, doubled, finishes, gain, free } = prospectOf(rules, view, viewer, index);
  const { kind } = rules.table.buildings[index] as BuildingRow;
  const choice = choiceOf(context, "build", (action) => action.lot === lot.id);
  const chosen = isProposed(context, choice);
  return (
    <button
      type="button"
      class={`b-building ${choice === undefined ? "" : "lit"} ${chosen ? "chosen" : ""}`}
      style={{ "--kind": `var(--d-${paint[kind]})` }}
      aria-disabled={isMine(context) && choice === undefined}
      aria-pressed={chosen || undefined}
      data-anchor={`card-${lot.id}`}
      data-component={lot.id}
      onClick={() => tapBuilding(context, index)}
    >
      <span class="unseen">{buildingLabel(context, index)}</span>
      <span class="b-building-head" aria-hidden="true">
        <b>{lot.id}</b>
        <span class={`b-cost ${doubled ? "b-double" : ""}`}>{doubled ? `2 × ${lot.cost}` : cost}</span>
      </span>
      <span class="b-building-picture">
        <BuildingScene kind={kind} />
      </span>
      <SourceMark component={lot.id} sources={provenance(rules.table, lot.id)} />
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
          <TextSign name="star" /> {breakable(phrases.objects[free.id])}
        </span>
      )}
    </button>
  );
}
