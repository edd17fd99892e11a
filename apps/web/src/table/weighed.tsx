import { Dialog, Icon, type Setting } from "@tabletown/ui";
import type { JSX } from "preact";
import { percent } from "../part/figures.ts";
import { useArriving } from "../part/lazily.tsx";
import { t } from "../text/index.ts";
import type { Explained, HintLine, TableModel } from "./table-model.ts";

/** What an option is worth, in words. */
export function worthOf({ value, points }: HintLine): string {
  return points === undefined ? t().winChance(percent(value)) : t().aboutPoints(Math.round(points));
}

/** What was weighed before a move: every option with its worth, and the one that was taken. */
export function Weighed(props: {
  readonly model: TableModel;
  readonly setting: Setting;
  readonly seq: number;
  onClose(): void;
}): JSX.Element {
  const { model, setting, seq, onClose } = props;
  const [progress] = useArriving(`${seq}`, async () => model.explain?.(seq));
  return (
    <Dialog title={t().whyMove(seq)} onClose={onClose}>
      {progress.state === "waiting" ? (
        <p class="soft">{t().hintThinking}</p>
      ) : progress.state === "failed" || progress.value === undefined || progress.value.lines.length === 0 ? (
        <p>{t().hintFailed}</p>
      ) : (
        <Options model={model} setting={setting} decision={progress.value} />
      )}
    </Dialog>
  );
}

function Options(props: {
  readonly model: TableModel;
  readonly setting: Setting;
  readonly decision: Explained;
}): JSX.Element {
  const { model, setting, decision } = props;
  const { seat, view, move, lines } = decision;
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
        {level !== undefined && ` · ${t().bot}, ${t().botNames[level] ?? level}`}
      </p>
      <ol class="weighed">
        {lines.map((line) => (
          <li key={line.notation} class={line.notation === move ? "weighed-made" : ""}>
            <span class="weighed-mark">
              {line.notation === move && (
                <>
                  <Icon name="check" size={18} />
                  <span class="unseen">{t().taken}</span>
                </>
              )}
            </span>
            <span>{text(line.notation)}</span>
            {lines.length > 1 && <span class="move-value">{worthOf(line)}</span>}
          </li>
        ))}
      </ol>
      {lines.length === 1 && <p>{t().nothingElse}</p>}
    </>
  );
}
