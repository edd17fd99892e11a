import "../account/account.css";
import { useSignal } from "@preact/signals";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { Notice } from "../account/form.tsx";
import { accountStatus, refreshAccountStatus, signedIn } from "../account/session.ts";
import { BringAlong } from "../account/sign-in.tsx";
import { accountText } from "../account/text.ts";
import { connection } from "../connection/connection.ts";
import { problemSentence, signInSentence } from "../connection/problem-sentence.ts";
import { FailedPage, LoadingPage, useLoading } from "../part/loading.tsx";
import { PageHead } from "../part/page-head.tsx";
import { href } from "../route.ts";

type Found = { readonly name: string } | { readonly problem: string };

async function look(link: string): Promise<Found> {
  await refreshAccountStatus();
  const answer = await connection.http.call("lookAtLink", { body: { link } });
  if (answer.ok) return answer.value;
  // A link that was copied without its end is no message that a server understands.
  const broken = answer.problem.code === "bad-message";
  return { problem: broken ? accountText().linkBroken : signInSentence(answer.problem) };
}

/** The address behind "go on on my phone": whoever opens it is asked before they are signed in. */
export function LinkScreen({ link }: { readonly link: string }): JSX.Element {
  const [loading, retry] = useLoading(link, () => look(link));
  const problem = useSignal<string | undefined>(undefined);
  const bring = useSignal(true);
  if (loading.state === "loading") return <LoadingPage />;
  if (loading.state === "failed") return <FailedPage retry={retry} />;
  if ("problem" in loading.value) return <FailedPage text={loading.value.problem} />;
  const text = accountText();
  const known = accountStatus.value;
  const matches = typeof known === "object" && known.account?.login === undefined ? known.matches : 0;
  const use = async (): Promise<void> => {
    const answer = await connection.letIn("useLink", { body: { link, bring: bring.value && matches > 0 } });
    if (answer.ok) signedIn(answer.value);
    else problem.value = problemSentence(answer.problem);
  };
  return (
    <div>
      <PageHead title={text.linkTitle} />
      <main class="page account">
        <h1>{text.linkTitle}</h1>
        <p>
          <b>{text.linkAsk(loading.value.name)}</b> {text.linkWarn}
        </p>
        {matches > 0 && <BringAlong matches={matches} bring={bring} />}
        <Notice text={problem.value} />
        <div class="button-row">
          <Button kind="main" icon="check" id="use-link" onClick={use}>
            {text.linkYes}
          </Button>
          <Button href={href()}>{text.cancel}</Button>
        </div>
      </main>
    </div>
  );
}
