import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { connection, problemSentence } from "../online/connection.ts";
import { FailedPage, LoadingPage, useLoading } from "../part/loading.tsx";
import { href } from "../route.ts";

async function join(code: string): Promise<{ readonly match: string } | { readonly problem: string }> {
  const problem = await connection.signIn();
  if (problem !== undefined) return { problem: problemSentence(problem) };
  const answer = await connection.http.call("join", { body: { code } });
  return answer.ok ? answer.value : { problem: problemSentence(answer.problem) };
}

/** The address behind a link or a QR code: it leads on to the table. */
export function Join({ code }: { readonly code: string }): JSX.Element {
  const [loading, retry] = useLoading(code, () => join(code));
  const match = loading.state === "loaded" && "match" in loading.value ? loading.value.match : undefined;
  useEffect(() => {
    if (match !== undefined) location.replace(href("table", match));
  }, [match]);
  if (loading.state === "failed") return <FailedPage retry={retry} />;
  if (loading.state === "loaded" && "problem" in loading.value)
    return <FailedPage retry={retry} text={loading.value.problem} />;
  return <LoadingPage />;
}
