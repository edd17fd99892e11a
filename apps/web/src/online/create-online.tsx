import type { JSX } from "preact";
import { t } from "../text/index.ts";

export function CreateOnline(_props: {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
}): JSX.Element {
  return <p class="soft">{t().noServer}</p>;
}
