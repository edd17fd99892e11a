import { type BoardSign, Dialog, Icon, SeatMark, type Setting } from "@tabletown/ui";
import type { JSX } from "preact";
import type { InPlay } from "../library.ts";
import { SourcesLegend } from "../part/sources-legend.tsx";
import { t } from "../text/index.ts";
import { MarkSign } from "./mark-sign.tsx";
import type { MoveMark } from "./match-model.ts";
import { signTexts } from "./sign-text.ts";
import { useSources } from "./sources-note.tsx";
import { matchTexts } from "./text/index.ts";

/** Every sign that may be seen at the table, and what it means: the board's own, and those of any table. */
export function SignsDialog(props: {
  readonly inPlay: InPlay;
  readonly setting: Setting;
  onClose(): void;
}): JSX.Element {
  const { inPlay, setting, onClose } = props;
  const texts = signTexts(setting.language);
  const own = inPlay.board.signs?.(setting) ?? [];
  return (
    <Dialog title={matchTexts().signs} wide onClose={onClose}>
      {own.length > 0 && <SignList title={setting.words.title} signs={own} />}
      <SignList title={texts.everyTable} signs={tableSigns(setting)} />
      <h3>{t().provenance}</h3>
      <SourcesLegend sources={useSources(inPlay)} />
      <h3>{t().review}</h3>
      <ul class="signs-marks">
        {(Object.keys(t().marks) as MoveMark[]).map((mark) => (
          <li key={mark}>
            <MarkSign mark={mark} named />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function SignList({ title, signs }: { readonly title: string; readonly signs: readonly BoardSign[] }): JSX.Element {
  return (
    <>
      <h3>{title}</h3>
      <dl class="signs">
        {signs.map(({ sign, means }) => (
          <div key={means}>
            <dt>{sign}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What stands at tables of every game. */
function tableSigns({ language }: Setting): readonly BoardSign[] {
  const texts = signTexts(language);
  return [
    { sign: [0, 1, 2].map((seat) => <SeatMark key={seat} seat={seat} size={16} />), means: texts.seats },
    { sign: <span class="sign-lit" />, means: texts.lit },
    { sign: <span class="sign-why">12</span>, means: texts.why },
    { sign: <span class="sign-rule">§4.1</span>, means: texts.rule },
    { sign: <Icon name="bulb" />, means: texts.hint },
    { sign: <Icon name="undo" />, means: texts.undo },
    { sign: <Icon name="last" />, means: texts.skip },
    { sign: <Icon name="robot" />, means: texts.bot },
    { sign: <span class="clock">4:59</span>, means: texts.clock },
    { sign: `(${t().away})`, means: texts.away },
    { sign: `(${t().resigned})`, means: texts.resigned },
    { sign: <Icon name="layers" />, means: texts.pack },
  ];
}
