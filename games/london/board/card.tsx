import type { Language, Provenance } from "@tabletown/kernel";
import { longestWord, SourceMark, SourceSign, say, withBreaks } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { useMemo } from "preact/hooks";
import { provenance } from "../data/provenance.ts";
import type { Borough, Card, Table } from "../data/table.ts";
import { nameText } from "../text/name-text.ts";
import { BoroughDrawing } from "./borough-drawings.tsx";
import { CardDrawing } from "./card-drawing.tsx";
import type { BoardSetting } from "./context.ts";
import { EffectSigns } from "./effect-signs.tsx";
import { nameBreaks } from "./name-breaks.ts";
import { Amount, ColourSign, Money, Sign } from "./signs.tsx";
import { actionCard, pauperShort } from "./text.ts";

/** A value with the mark of where it comes from. */
function Marked(props: { readonly children: ComponentChildren; readonly from: Provenance | undefined }): JSX.Element {
  const { children, from } = props;
  if (from === undefined || from === "rulebook") return <>{children}</>;
  return (
    <span class="l-marked">
      {children}
      <SourceSign source={from} />
    </span>
  );
}

type Sureness = Readonly<Record<string, Provenance>>;

/** Where marks stand: at every value of a component seen large, otherwise one on its picture. */
interface Marks {
  readonly from: Sureness;
  readonly whole: Sureness;
}

function marksOf(table: Table, id: string, marked: boolean): Marks {
  const sources = provenance(table, id);
  return marked ? { from: sources, whole: {} } : { from: {}, whole: sources };
}

/** A city card: colour with its symbol, cost, drawing, name, what it does, prestige and the mark that it turns over. */
export function CityCard(props: {
  readonly card: Card;
  readonly setting: BoardSetting;
  /** What placing it costs now, where that is not what is printed. */
  readonly cost?: number;
  readonly turned?: boolean;
  readonly marked?: boolean;
}): JSX.Element {
  const { card, setting, cost = card.playCost, turned = false, marked = false } = props;
  const { language, table } = setting;
  // Many strokes, and the same ones as long as nothing printed on it changes: drawn once.
  return useMemo(
    () => drawCard(card, language, cost, turned, marksOf(table, card.id, marked)),
    [card, language, cost, turned, table, marked],
  );
}

function drawCard(card: Card, language: Language, cost: number, turned: boolean, { from, whole }: Marks): JSX.Element {
  return (
    <span class={`l-card l-${card.colour} ${turned ? "l-turned" : ""}`}>
      <span class="l-band">
        <ColourSign colour={card.colour} />
        {card.playCost > 0 && (
          <b class={cost < card.playCost ? "l-cost l-cheaper" : "l-cost"}>
            <Marked from={from.playCost}>£{cost}</Marked>
          </b>
        )}
        {card.prestige > 0 && (
          <b class="l-prestige">
            <Marked from={from.prestige}>
              {card.prestige}
              <Sign name="prestige" size={13} />
            </Marked>
          </b>
        )}
      </span>
      <span class="l-picture">
        <CardDrawing id={card.id} colour={card.colour} />
      </span>
      <SourceMark component={card.id} sources={whole} />
      <Name name={nameText(card.name, language)} language={language} from={from.name} />
      <span class="l-text">{turned ? <Sign name="turn" size={16} /> : <CardText {...{ card, language, from }} />}</span>
    </span>
  );
}

/** A name in letters as large as its longest word allows, so that none is broken. */
function Name(props: {
  readonly name: string;
  readonly language: Language;
  readonly from: Provenance | undefined;
}): JSX.Element {
  const { name, language, from } = props;
  return (
    <span class="l-name" lang={language} style={{ "--longest": longestWord(name) }}>
      <Marked from={from}>{withBreaks(name, nameBreaks)}</Marked>
    </span>
  );
}

function CardText(props: { readonly card: Card; readonly language: Language; readonly from: Sureness }): JSX.Element {
  const { card, language, from } = props;
  const { money, cards } = card.activationCost;
  if (card.colour === "grey") return <span class="l-effect">{say(language, pauperShort)}</span>;
  return (
    <>
      {card.action.length > 0 && (
        <span class="l-line">
          <b class="l-action">{say(language, actionCard)}</b>
          <Marked from={from.action}>
            <EffectSigns effects={card.action} language={language} />
          </Marked>
        </span>
      )}
      {card.permanent.length > 0 && (
        <span class="l-line l-lasting">
          <Sign name="while" size={15} />
          <Marked from={from.permanent}>
            <EffectSigns effects={card.permanent} language={language} />
          </Marked>
        </span>
      )}
      {card.activation.length > 0 && (
        <span class="l-line">
          {(money ?? cards) !== undefined && (
            <span class="l-activation">
              <Marked from={from.activationCost}>
                {money !== undefined ? <Money n={money} /> : <Amount n={cards ?? 0} sign="card" />}
              </Marked>
              <Sign name="arrow" size={12} />
            </span>
          )}
          <Marked from={from.activation}>
            <EffectSigns effects={card.activation} language={language} />
          </Marked>
          {card.turns && (
            <span class="l-turns">
              <Marked from={from.turns}>
                <Sign name="turn" size={13} />
              </Marked>
            </span>
          )}
        </span>
      )}
    </>
  );
}

/** A borough: price, side of the river, what it brings when bought and what it does afterwards. */
export function BoroughCard(props: {
  readonly borough: Borough;
  readonly setting: BoardSetting;
  readonly marked?: boolean;
}): JSX.Element {
  const { borough, setting, marked = false } = props;
  const { language, table } = setting;
  return useMemo(
    () => drawBorough(borough, language, marksOf(table, borough.id, marked)),
    [borough, language, table, marked],
  );
}

function drawBorough(borough: Borough, language: Language, { from, whole }: Marks): JSX.Element {
  return (
    <span class="l-card l-borough">
      <span class="l-band">
        <Sign name={borough.side} size={15} />
        <Marked from={from.riverside}>{borough.riverside && <Sign name="river" size={16} />}</Marked>
        <b class="l-cost">
          <Marked from={from.price}>£{borough.price}</Marked>
        </b>
      </span>
      <span class="l-picture">
        <BoroughDrawing id={borough.id} riverside={borough.riverside} />
      </span>
      <SourceMark component={borough.id} sources={whole} />
      <Name name={nameText(borough.name, language)} language={language} from={from.name} />
      <span class="l-text">
        <span class="l-line">
          {borough.prestige > 0 && (
            <Marked from={from.prestige}>
              <Amount n={`+${borough.prestige}`} sign="prestige" />
            </Marked>
          )}
          {borough.poverty > 0 && (
            <Marked from={from.poverty}>
              <Amount n={`−${borough.poverty}`} sign="poverty" />
            </Marked>
          )}
          {borough.cards > 0 && (
            <Marked from={from.cards}>
              <Amount n={`+${borough.cards}`} sign="card" />
            </Marked>
          )}
        </span>
        {borough.ability.length > 0 && (
          <span class="l-line l-lasting">
            <Sign name="while" size={15} />
            <Marked from={from.ability}>
              <EffectSigns effects={borough.ability} language={language} />
            </Marked>
          </span>
        )}
        {borough.runEffect.length > 0 && (
          <span class="l-line">
            <Sign name="spark" size={14} />
            <Marked from={from.runEffect}>
              <EffectSigns effects={borough.runEffect} language={language} />
            </Marked>
          </span>
        )}
      </span>
    </span>
  );
}
