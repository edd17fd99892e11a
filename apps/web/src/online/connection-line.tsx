import { CLOSE } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { t } from "../text/index.ts";
import { connection, problemSentence } from "./connection.ts";

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
  const problem = code === CLOSE.banned ? "banned" : code === CLOSE.oldClient ? "old-client" : "signed-out";
  return (
    <p class="lost" role="alert">
      {problemSentence({ code: problem })}{" "}
      {problem !== "banned" && <Button onClick={() => location.reload()}>{t().reloadPage}</Button>}
    </p>
  );
}
