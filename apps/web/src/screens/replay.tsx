import type { JSX } from "preact";
import { Failed } from "../part/lazily.tsx";

export function ReplayScreen(_props: { readonly id: string }): JSX.Element {
  return <Failed />;
}
