import { useSignal } from "@preact/signals";
import type { CallResult, Problem } from "@tabletown/protocol";
import { Button, Icon, say } from "@tabletown/ui";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { connection } from "../connection/connection.ts";
import { problemSentence, signInSentence } from "../connection/problem-sentence.ts";
import { type GameCover, loadCover } from "../library.ts";
import { JoinForm } from "../part/join-form.tsx";
import { FailedPage, LoadingPage, useLoading } from "../part/loading.tsx";
import { NameField } from "../part/name-field.tsx";
import { PageHead } from "../part/page-head.tsx";
import { timeText } from "../part/time-text.ts";
import { titleText } from "../part/use-title.ts";
import { said, texts } from "../people/text.ts";
import { href } from "../route.ts";
import { change, settings } from "../settings.ts";
import { t } from "../text/index.ts";

type InvitationData = Extract<CallResult<"invitation">, { ok: true }>["value"];
type Found = { readonly invitation: InvitationData; readonly cover: GameCover };

async function find(code: string): Promise<Found | Problem> {
  const answer = await connection.http.call("invitation", { params: { code } });
  if (!answer.ok) return answer.problem;
  return { invitation: answer.value, cover: await loadCover(answer.value.game) };
}

/** The address behind a link or a QR code: what one is invited to, and the way on to the table; without a code, where to type one. */
export function Join({ code }: { readonly code: string }): JSX.Element {
  return code === "" ? <CodeWanted /> : <Invitation code={code} />;
}

function CodeWanted(): JSX.Element {
  return (
    <div>
      <PageHead title={t().joinTable} />
      <main class="page">
        <h1>{t().joinTable}</h1>
        <JoinForm />
        <p>
          <Button href="#/">{t().home}</Button>
        </p>
      </main>
    </div>
  );
}

function Invitation({ code }: { readonly code: string }): JSX.Element {
  const [loading, retry] = useLoading(code, () => find(code));
  if (loading.state === "loading") return <LoadingPage />;
  if (loading.state === "failed") return <FailedPage retry={retry} />;
  if ("invitation" in loading.value) return <Invited code={code} {...loading.value} />;
  // What is no code will not become one; a table may still be opened to us.
  const isCode = loading.value.code !== "bad-message";
  return (
    <FailedPage {...(isCode && { retry })} text={isCode ? signInSentence(loading.value) : said(texts.badCode)}>
      <JoinForm tried={code} />
    </FailedPage>
  );
}

function Invited({ code, invitation, cover }: Found & { readonly code: string }): JSX.Element {
  const name = useSignal(settings.value.name);
  const problem = useSignal<string | undefined>(undefined);
  const busy = useSignal(false);
  const title = say(settings.value.language, cover.title);
  const nameless = useSignal(false);
  const problemId = useId();
  // Who only watches needs no name.
  const maySit = invitation.status === "lobby";
  const join = async (): Promise<string | undefined> => {
    if (maySit) {
      nameless.value = name.value.trim() === "";
      if (nameless.value) return said(texts.nameFirst);
      change({ name: name.value.trim() });
    }
    const unknown = await connection.signIn();
    if (unknown !== undefined) return signInSentence(unknown);
    const answer = await connection.http.call("join", { body: { code } });
    if (!answer.ok) return problemSentence(answer.problem);
    location.replace(href("table", answer.value.match));
    return undefined;
  };
  return (
    <div>
      <PageHead title={titleText(t().joinTable, title)} />
      <main class="page invited">
        <h1>{title}</h1>
        {cover.Picture !== undefined && (
          <span class="invited-picture">
            <cover.Picture />
          </span>
        )}
        <InvitationFacts {...invitation} />
        <form
          class="invited-form"
          onSubmit={async (event) => {
            event.preventDefault();
            const { currentTarget: form } = event;
            busy.value = true;
            problem.value = await join();
            busy.value = false;
            if (nameless.value) form.querySelector("input")?.focus();
          }}
        >
          {maySit && <NameField name={name} problem={nameless.value ? problemId : undefined} />}
          {problem.value !== undefined && (
            <p class="lost" role="alert" id={problemId}>
              {problem.value}
            </p>
          )}
          <Button kind="main" type="submit" id="join-table" disabled={busy.value}>
            {maySit ? t().joinTable : said(texts.seeTable)}
          </Button>
        </form>
      </main>
    </div>
  );
}

function InvitationFacts({ host, time, seats, open, status, accountsOnly }: InvitationData): JSX.Element {
  const state = status === "playing" ? said(texts.running) : status === "lobby" ? t().seatsFree(open) : t().finished;
  return (
    <>
      {host !== undefined && <p>{said(texts.invites)(host)}</p>}
      <ul class="facts">
        <li>
          <Icon name="clock" size={18} /> {timeText(time)}
        </li>
        <li>
          <Icon name="people" size={18} /> {t().playersRange(seats, seats)} · {state}
        </li>
        {accountsOnly && (
          <li>
            <Icon name="lock" size={18} /> {said(texts.accountsOnly)}
          </li>
        )}
      </ul>
    </>
  );
}
