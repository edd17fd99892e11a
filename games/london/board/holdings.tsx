import type { Seat } from "@tabletown/kernel";
import { changeOf, RuleLink, say, seatTitle, Tally, Why } from "@tabletown/ui";
import type { JSX } from "preact";
import { type BoardContext, handSize, playerIn } from "./context.ts";
import { burdensOf, lossNow } from "./facts.ts";
import { lossWhy } from "./outlook-text.ts";
import { Sign } from "./signs.tsx";
import { hasLost, text, wouldLose } from "./text.ts";

/** Money, prestige, poverty and loans of a player; each answers why. */
export function Holdings({ seat, context }: { readonly seat: Seat; readonly context: BoardContext }): JSX.Element {
  const { language } = context;
  const { money, prestige, poverty, loans } = playerIn(context, seat);
  const label = (what: keyof typeof text): string => `${seatTitle(context, seat)}: ${say(language, text[what])}`;
  return (
    <span class="l-holdings">
      <Tally
        class="l-purse"
        anchor={`money-${seat}`}
        label={label("money")}
        value={`£${money}`}
        change={changeOf("money", seat)}
      />
      <Tally anchor={`prestige-${seat}`} label={label("prestige")} value={prestige} change={changeOf("prestige", seat)}>
        {prestige}
        <Sign name="prestige" size={17} />
      </Tally>
      <Tally
        anchor={`poverty-${seat}`}
        label={label("poverty")}
        value={poverty}
        change={changeOf("poverty", seat)}
        lessIsGood
      >
        {poverty}
        <Sign name="poverty" size={17} />
      </Tally>
      <Tally anchor={`loans-${seat}`} label={label("loans")} value={loans} change={changeOf("loans", seat)} lessIsGood>
        {loans}
        <Sign name="loan" size={17} />
      </Tally>
    </span>
  );
}

/** The end of the printed row; more poverty than that crowds together. */
const ROOM = 10;
const FIGURE = 16;

/** Poverty as a crowd that grows along the street, and what it would cost as things stand. */
export function PovertyStreet({ seat, context }: { readonly seat: Seat; readonly context: BoardContext }): JSX.Element {
  const { language, rules, view } = context;
  const { poverty } = playerIn(context, seat);
  const loss = lossNow(rules, view, seat);
  const told = (view.agenda.length === 0 ? hasLost : wouldLose)[language](loss);
  const places = Math.max(ROOM, poverty);
  const step = (200 - FIGURE) / (places - 1);
  return (
    <div class={`l-poverty ${loss >= 5 ? "l-poverty-dire" : ""}`}>
      <svg viewBox="0 0 204 26" preserveAspectRatio="xMinYMax" class="l-crowd" aria-hidden="true" focusable="false">
        <path d="M0 24.500h204" class="l-street" />
        {Array.from({ length: places }, (_, i) => (
          <g key={`place ${i + 1}`} transform={`translate(${2 + i * step} ${i % 2})`}>
            <path
              d="M10 2a4 4 0 0 1 4 4c0 2 -1 3.3 -2.3 4c5 1 6.3 6 6.3 12h-16c0 -6 1.3 -11 6.3 -12c-1.3 -.7 -2.3 -2 -2.3 -4a4 4 0 0 1 4 -4z"
              class={i < poverty ? "l-poor" : "l-nobody"}
            />
          </g>
        ))}
      </svg>
      <Why
        class="l-loss"
        anchor={`loss-${seat}`}
        label={lossWhy[language].label}
        value={told}
        explanation={() => <LossReasons seat={seat} context={context} loss={loss} />}
      >
        {told}
      </Why>
    </div>
  );
}

/** How the loss comes about, step by step as the final scoring counts it. */
function LossReasons(props: {
  readonly seat: Seat;
  readonly context: BoardContext;
  readonly loss: number;
}): JSX.Element {
  const { seat, context, loss } = props;
  const { language, view } = context;
  const player = playerIn(context, seat);
  const burdens = burdensOf(view);
  const least = Math.min(...burdens);
  const said = lossWhy[language];
  const steps = [
    ["11.3", said.burden(player.poverty, handSize(player))],
    ["11.8", said.least(seatTitle(context, burdens.indexOf(least)), least)],
    ["11.8", said.counts((burdens[seat] ?? 0) - least)],
    ["11.9", said.costs(loss)],
  ] as const;
  return (
    <ol>
      {steps.map(([rule, sentence]) => (
        <li key={sentence}>
          {sentence} <RuleLink number={rule} />
        </li>
      ))}
    </ol>
  );
}
