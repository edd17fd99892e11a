import type { Language } from "@tabletown/kernel";
import { say, TextSign } from "@tabletown/ui";
import type { JSX } from "preact";
import type { Ability, ActionEffect, Count, Permanent } from "../data/effect.ts";
import { Amount, AtMost, ColourSign, Money, Sign } from "./signs.tsx";
import { shorts } from "./text.ts";

/** What a card does, as short as a printed card says it; the full sentence is in its label and its large picture. */
export function EffectSigns(props: {
  readonly effects: readonly (ActionEffect | Permanent | Ability)[];
  readonly language: Language;
}): JSX.Element {
  return (
    <>
      {props.effects.map((effect, i) => (
        <span key={`${effect.type}${i}`} class="l-effect">
          {signsOf(effect, props.language)}
        </span>
      ))}
    </>
  );
}

function signsOf(effect: ActionEffect | Permanent, language: Language): JSX.Element {
  switch (effect.type) {
    case "gainMoney":
      return <Money sign="+" n={effect.n} />;
    case "gainPrestige":
      return <Amount n={`+${effect.n}`} sign="prestige" />;
    case "removePoverty":
      return <Amount n={`−${effect.n}`} sign="poverty" />;
    case "gainPoverty":
      return <Amount n={`+${effect.n}`} sign="poverty" />;
    case "gainMoneyPer":
      return (
        <>
          <Money sign="+" n={effect.n} /> / <Per per={effect.per} />
        </>
      );
    case "gainPrestigePer":
      return (
        <>
          <Amount n={`+${effect.n}`} sign="prestige" /> / <Per per={effect.per} />
        </>
      );
    case "drawCards":
      return <Amount n={`+${effect.n}`} sign="card" />;
    case "discardUpTo":
      return (
        <>
          <AtMost n={effect.max ?? <TextSign name="endless" />} />
          {effect.filter === "paupers" ? <ColourSign colour="grey" size={14} /> : <Sign name="card" />}
          <Sign name="arrow" size={12} />
          <EffectSigns effects={effect.each} language={language} />
        </>
      );
    case "takeFromEach":
      return (
        <>
          <Sign name="others" />
          <Sign name="arrow" size={12} />
          <Money n={effect.n} />
        </>
      );
    case "eachPaysPerBorough":
      return (
        <>
          <Sign name="others" />
          <Money sign="−" n={effect.n} /> / <Sign name="borough" />
        </>
      );
    case "givePoverty":
      return (
        <>
          <Amount n={effect.n} sign="poverty" />
          <Sign name="arrow" size={12} />
          <Sign name="others" />
        </>
      );
    case "causePoverty":
      return (
        <>
          <Sign name="others" />
          <Amount n={`+${effect.n}`} sign="poverty" />
        </>
      );
    case "swap":
      return (
        <>
          <Sign name="swap" /> ×{effect.times}
        </>
      );
    case "look":
      return (
        <>
          <Sign name="eye" /> {effect.n} <Sign name="card" />
        </>
      );
    case "drawRange":
      return <Amount n={`${effect.min}–${effect.max}`} sign="card" />;
    case "loanPays":
      return (
        <>
          <Sign name="loan" /> <Money sign="+" n={effect.n} />
        </>
      );
    case "loanRepay":
      return (
        <>
          <Sign name="loan" /> <Money sign="−" n={effect.n} />
        </>
      );
    case "storeMoney":
      return (
        <>
          <Money sign="+" n={effect.n} /> / <Sign name="stack" />
        </>
      );
    case "anyColourDiscard":
      return (
        <>
          {say(language, shorts.anyColourDiscard)}
          {effect.price > 0 && <Money n={effect.price} />}
        </>
      );
    case "discount":
      return (
        <>
          {say(language, shorts.discount)} <Money sign="−" n={effect.n} />
        </>
      );
    case "placeCards":
      return (
        <>
          {say(language, shorts.placeCards)} <AtMost n={effect.n} />
        </>
      );
    case "repeatCard":
      return (
        <>
          <Sign name="again" /> {say(language, shorts.repeatCard)}
        </>
      );
    default:
      return <>{say(language, shorts[effect.type])}</>;
  }
}

/** What is counted. */
function Per({ per }: { readonly per: Count }): JSX.Element {
  switch (per) {
    case "cards":
      return <Sign name="stack" />;
    case "brownCards":
      return <Coloured colour="brown" />;
    case "blueCards":
      return <Coloured colour="blue" />;
    case "pinkCards":
      return <Coloured colour="pink" />;
    case "boroughs":
      return <Sign name="borough" />;
    case "northBoroughs":
      return (
        <>
          <Sign name="borough" />
          <Sign name="north" size={11} />
        </>
      );
    case "southBoroughs":
      return (
        <>
          <Sign name="borough" />
          <Sign name="south" size={11} />
        </>
      );
    case "riversideBoroughs":
      return (
        <>
          <Sign name="borough" />
          <Sign name="river" size={13} />
        </>
      );
    case "inlandBoroughs":
      return (
        <>
          <Sign name="borough" />
          <s>
            <Sign name="river" size={13} />
          </s>
        </>
      );
  }
}

function Coloured({ colour }: { readonly colour: "brown" | "blue" | "pink" }): JSX.Element {
  return (
    <span class={`l-per l-${colour}`}>
      <ColourSign colour={colour} size={12} />
    </span>
  );
}
