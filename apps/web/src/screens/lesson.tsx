import type { JSX } from "preact";
import { Failed } from "../part/lazily.tsx";

export function LessonScreen(_props: { readonly game: string }): JSX.Element {
  return <Failed />;
}
