import { useSignal } from "@preact/signals";
import { CLOSE } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../text/index.ts";
import { connection } from "./connection.ts";
import { problemSentence } from "./problem-sentence.ts";

/** Says that nothing done here would be heard, and why. `also` is said while it is tried again. */
export function ConnectionLine({ also }: { readonly also?: string | undefined }): JSX.Element | null {
  const status = connection.status.value;
  if (status === "open") return null;
  if (status === "gone") return <Gone />;
  return (
    <p class="lost" role="status">
      {status === "connecting" && !connection.wasOpen.value ? t().connecting : t().reconnecting} {also}
    </p>
  );
}

/** The server will not have us, or not this page: nothing is tried by itself any more. */
function Gone(): JSX.Element {
  const code = connection.goneCode.value;
  const other = useSignal<string | undefined>(undefined);
  const until = useSignal<number | undefined>(undefined);
  useEffect(() => {
    if (code !== CLOSE.signedOut && code !== CLOSE.banned) return undefined;
    const look = async (): Promise<void> => {
      const me = await connection.whoNow();
      if (!me.ok) until.value = me.problem.until;
      else if (code === CLOSE.signedOut) other.value = me.value.name;
    };
    void look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [code, other, until]);
  const problem = code === CLOSE.banned ? "banned" : code === CLOSE.oldClient ? "old-client" : "signed-out";
  return (
    <p class="lost" role="alert">
      {other.value === undefined
        ? problemSentence({ code: problem, ...(until.value !== undefined && { until: until.value }) })
        : t().signedInAsOther(other.value)}{" "}
      {problem !== "banned" && <Button onClick={() => location.reload()}>{t().reloadPage}</Button>}
    </p>
  );
}
