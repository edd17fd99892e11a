import { Dialog, Icon, type Setting } from "@tabletown/ui";
import type { JSX } from "preact";
import { percent } from "../part/figures.ts";
import { useLoading } from "../part/loading.tsx";
import { t } from "../text/index.ts";
import type { Explained, MatchModel, WeighedMove } from "./match-model.ts";
import { ReasonList } from "./reason-list.tsx";

/** What an option is worth, in words. */
export function worthOf({ value, points }: WeighedMove): string {
  return points === undefined ? t().winChance(percent(value)) : t().aboutPoints(Math.round(points));
}

/** Why a move was made: every option that was weighed with its worth, and the one that was taken. */
export function Explanation(props: {
  readonly model: MatchModel;
  readonly setting: Setting;
  readonly seq: number;
  onClose(): void;
}): JSX.Element {
  const { model, setting, seq, onClose } = props;
  const [loading] = useLoading(`${seq}`, async () => model.explain?.(seq));
  return (
    <Dialog title={t().whyMove(seq)} onClose={onClose}>
      {loading.state === "loading" ? (
        <p class="soft">{t().hintThinking}</p>
      ) : loading.state === "failed" || loading.value === undefined || loading.value.weighed.length === 0 ? (
        <p>{t().hintFailed}</p>
      ) : (
        <WeighedMoves model={model} setting={setting} decision={loading.value} />
      )}
    </Dialog>
  );
}

function WeighedMoves(props: {
  readonly model: MatchModel;
  readonly setting: Setting;
  readonly decision: Explained;
}): JSX.Element {
  const { model, setting, decision } = props;
  const { seat, view, move, weighed } = decision;
  const { game } = model.inPlay;
  const level = model.players.value[seat]?.bot;
  const text = (notation: string): string => {
    const action = game.parse(notation);
    return action === undefined ? notation : setting.words.action(action, view, setting.name);
  };
  return (
    <>
      <p class="soft">
        {setting.name(seat)}
        {level !== undefined && ` · ${t().bot}, ${t().levelNames[level] ?? level}`}
      </p>
      <ol class="weighed">
        {weighed.map((each) => (
          <li key={each.notation} class={each.notation === move ? "weighed-made" : ""}>
            <span>{each.notation === move && <Taken />}</span>
            <span>
              {text(each.notation)}
              <ReasonList reasons={each.reasons} setting={setting} />
            </span>
            {weighed.length > 1 && <span class="move-value">{worthOf(each)}</span>}
          </li>
        ))}
        {/* On a slow device there may have been no time for the move that was made. */}
        {weighed.every(({ notation }) => notation !== move) && (
          <li class="weighed-made">
            <span>
              <Taken />
            </span>
            <span>{text(move)}</span>
          </li>
        )}
      </ol>
      {weighed.length === 1 && <p>{t().nothingElse}</p>}
    </>
  );
}

/** Marks the move that was made. */
function Taken(): JSX.Element {
  return (
    <>
      <Icon name="check" size={18} />
      <span class="unseen">{t().taken}</span>
    </>
  );
}
