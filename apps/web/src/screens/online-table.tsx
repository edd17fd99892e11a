import type { JSX } from "preact";
import { Failed } from "../part/lazily.tsx";

export function OnlineTableScreen(_props: { readonly id: string }): JSX.Element {
  return <Failed />;
}
