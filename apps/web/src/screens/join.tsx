import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { house, problemSentence } from "../online/house.ts";
import { Failed, useArriving, Waiting } from "../part/lazily.tsx";
import { href } from "../route.ts";

async function join(code: string): Promise<{ readonly match: string } | { readonly problem: string }> {
  const stranger = await house.comeIn();
  if (stranger !== undefined) return { problem: problemSentence(stranger) };
  const answer = await house.http.call("join", { body: { code } });
  return answer.ok ? answer.value : { problem: problemSentence(answer.problem) };
}

/** The address behind a link or a QR code: it leads on to the table. */
export function Join({ code }: { readonly code: string }): JSX.Element {
  const [progress, again] = useArriving(code, () => join(code));
  const match = progress.state === "here" && "match" in progress.value ? progress.value.match : undefined;
  useEffect(() => {
    if (match !== undefined) location.replace(href("table", match));
  }, [match]);
  if (progress.state === "failed") return <Failed again={again} />;
  if (progress.state === "here" && "problem" in progress.value)
    return <Failed again={again} text={progress.value.problem} />;
  return <Waiting />;
}
