import { TextSign } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { t } from "../text/index.ts";
import type { MoveMark } from "./match-model.ts";

/** As chess players write them: never told by colour alone. */
const SIGNS: Readonly<Record<MoveMark, ComponentChildren>> = {
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
  only: "!",
  forced: <TextSign name="box" />,
};

/** What a review calls a move, as a sign with its name heard, or seen as well. */
export function MarkSign({ mark, named }: { readonly mark: MoveMark; readonly named?: boolean }): JSX.Element {
  return (
    <span class={`mark mark-${mark}`}>
      <b aria-hidden="true">{SIGNS[mark]}</b> <span class={named ? "" : "unseen"}>{t().marks[mark]}</span>
    </span>
  );
}
