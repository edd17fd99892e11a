import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { somebodyElse } from "../part/somebody-else.ts";
import { route } from "../route.ts";
import { t } from "../text/index.ts";
import { connection } from "./connection.ts";
import { problemSentence } from "./problem-sentence.ts";

/** Games on this device are nobody's in particular. */
const OF_THE_DEVICE: readonly (string | undefined)[] = ["play", "lesson"];

/** Over every screen: what it shows is of somebody who is signed in here no more. A table whose connection has ended says so itself. */
export function SomebodyElseLine(): JSX.Element | null {
  const { value: change } = somebodyElse;
  if (change === undefined) return null;
  const [where] = route.value;
  if (OF_THE_DEVICE.includes(where) || (where === "table" && connection.status.value === "gone")) return null;
  return (
    <p class="lost somebody-else" role="alert">
      {"name" in change ? t().signedInAsOther(change.name) : problemSentence(change.problem)}{" "}
      {("name" in change || change.problem.code !== "banned") && (
        <Button onClick={() => location.reload()}>{t().reloadPage}</Button>
      )}
    </p>
  );
}
