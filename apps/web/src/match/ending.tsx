import { useSignal } from "@preact/signals";
import { type Place, type ScorePart, type Standing, signed, winners } from "@tabletown/kernel";
import { Button, Dialog, RuleLink, SeatMark, type Setting, useMatchContext } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { listed } from "../part/figures.ts";
import { isMotionOff, scaledToSpeed } from "../settings.ts";
import { t } from "../text/index.ts";
import { EndingChart } from "./ending-chart.tsx";
import type { MatchModel } from "./match-model.ts";
import { ShareResult } from "./share-result.tsx";

interface EndingProps {
  readonly model: MatchModel;
  readonly setting: Setting;
  readonly standing: Standing;
  readonly children: ComponentChildren;
  onClose(): void;
}

/** The scoring scene: part by part the totals grow, the last place first; then charts and what to do next. */
export function Ending({ model, setting, standing, children, onClose }: EndingProps): JSX.Element {
  const [counted, countAgain] = useCounting(standing);
  const verdict = model.inPlay.board.verdict?.(standing, setting);
  return (
    <Dialog title={verdict?.headline ?? headlineOf(model, standing, setting)} wide onClose={onClose}>
      {model.whyOver?.value !== undefined && <p class="ending-why">{model.whyOver.value}</p>}
      <ol class="places">
        {standing.map((place) => (
          <PlaceRow
            key={place.seat}
            // What the headline says already counts no points.
            place={{ ...place, parts: place.parts.filter(({ what }) => !verdict?.said.includes(what)) }}
            won={verdict?.won ?? place.rank === 1}
            // Who plays alone takes no place.
            placed={standing.length > 1}
            counted={counted}
            resigned={model.players.value[place.seat]?.resigned === true}
            setting={setting}
          />
        ))}
      </ol>
      <EndingChart model={model} setting={setting} />
      <div class="button-row">
        {children}
        <ShareResult standing={standing} setting={setting} />
        <Button icon="again" kind="quiet" onClick={countAgain}>
          {t().countAgain}
        </Button>
        <Button icon="eye" kind="quiet" onClick={onClose}>
          {t().seeBoard}
        </Button>
      </div>
    </Dialog>
  );
}

/** How many parts of everybody's score have been counted so far, and a way to count them once more. */
function useCounting(standing: Standing): readonly [counted: number, again: () => void] {
  const most = Math.max(1, ...standing.map(({ parts }) => parts.length));
  const counted = useSignal(0);
  const round = useSignal(0);
  useEffect(() => {
    counted.value = isMotionOff() ? most : 0;
    const each = Math.max(90, Math.min(600, 3600 / most));
    const timer = setInterval(() => {
      if (counted.value < most) counted.value++;
    }, scaledToSpeed(each));
    return () => clearInterval(timer);
  }, [most, counted, round.value]);
  return [counted.value, () => round.value++];
}

function headlineOf(model: MatchModel, standing: Standing, { name }: Setting): string {
  const won = winners(standing);
  if (won.length > 1) return t().winsShared(listed(won.map(name)));
  const { viewer } = model.frame.value;
  const alone = model.players.value.filter(({ mine }) => mine).length === 1;
  return alone && viewer !== undefined && won[0] === viewer ? t().youWin : t().wins(listed(won.map(name)));
}

/** What brought points; a component shows itself when tapped, and with it why it was won. */
function PartName({ part, setting }: { readonly part: ScorePart; readonly setting: Setting }): JSX.Element {
  const context = useMatchContext();
  const { component } = part.cause;
  const { names } = setting.words;
  const name = names[part.what] ?? part.what;
  if (component === undefined) return <span>{name}</span>;
  return (
    <button type="button" class="text-link" onClick={() => context.inspect(component)}>
      {component === part.what ? name : `${name}: ${names[component] ?? component}`}
    </button>
  );
}

function PlaceRow(props: {
  readonly place: Place;
  readonly won: boolean;
  readonly placed: boolean;
  readonly resigned: boolean;
  readonly counted: number;
  readonly setting: Setting;
}): JSX.Element {
  const { place, won, placed, resigned, counted, setting } = props;
  const parts = place.parts.slice(0, counted);
  const whole = counted >= place.parts.length;
  const sum = parts.reduce((total, part) => total + part.by, 0);
  return (
    <li class={`place ${whole && won ? "place-first" : ""}`}>
      <p class="place-head">
        <SeatMark seat={place.seat} size={22} />
        <b>{setting.name(place.seat)}</b>
        <span class="soft">
          {whole && placed ? t().place(place.rank) : ""} {resigned && `(${t().resigned})`}
        </span>
        <strong class="place-score">{whole ? place.score : sum}</strong>
      </p>
      <ul class="place-parts">
        {parts.map((part, i) => (
          <li key={`${part.what}${i}`}>
            <PartName part={part} setting={setting} />
            <b class={part.by < 0 ? "minus" : "plus"}>{signed(part.by)}</b>
            <RuleLink number={part.cause.rule} />
          </li>
        ))}
      </ul>
    </li>
  );
}
