import { useSignal } from "@preact/signals";
import { type GameRecord, readRecord, recordFaultText } from "@tabletown/kernel";
import type { CallResult, Problem } from "@tabletown/protocol";
import { Button, IconButton } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { connection } from "../connection/connection.ts";
import { problemWithDetail } from "../connection/problem-detail.ts";
import { problemSentence, signInSentence } from "../connection/problem-sentence.ts";
import { isInCatalog, loadGame } from "../library.ts";
import { when } from "../part/figures.ts";
import { keepPlace } from "../part/keep-place.ts";
import { PageHead } from "../part/page-head.tsx";
import { ShareLink } from "../part/share-link.tsx";
import { GameTitle } from "../people/game-title.tsx";
import { recordTexts } from "../people/record-text.ts";
import { said } from "../people/text.ts";
import { replayedRecord } from "../replay/replayed-record.ts";
import { href } from "../route.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";

type Kept = Extract<CallResult<"records">, { ok: true }>["value"]["records"][number];

/** The records that this person has uploaded: to open, share, play on from, and take away again. */
export function Records(): JSX.Element {
  const records = useSignal<readonly Kept[] | undefined>(undefined);
  const problem = useSignal<string | undefined>(undefined);
  const read = async (): Promise<void> => {
    const unknown = await connection.signIn();
    const answer = unknown === undefined ? await connection.http.call("records", {}) : undefined;
    if (unknown !== undefined) problem.value = signInSentence(unknown);
    else if (answer?.ok) records.value = answer.value.records;
    else if (answer !== undefined) problem.value = problemSentence(answer.problem);
  };
  useEffect(() => void read(), []);
  const upload = async (file: File): Promise<void> => {
    problem.value = await uploaded(file);
    if (problem.value === undefined) await read();
  };
  const remove = async (record: string): Promise<void> => {
    if (!confirm(said(recordTexts.removeSure))) return;
    const goOn = keepPlace();
    const answer = await connection.http.call("removeRecord", { params: { record } });
    problem.value = answer.ok ? undefined : problemSentence(answer.problem);
    await read();
    goOn();
  };
  return (
    <div>
      <PageHead title={t().myRecords} />
      <main class="page">
        <h1>{t().myRecords}</h1>
        <p class="soft">{said(recordTexts.hint)}</p>
        <Upload onFile={upload} />
        {problem.value !== undefined && (
          <p class="lost" role="alert">
            {problem.value}
          </p>
        )}
        {records.value?.length === 0 && <p>{said(recordTexts.none)}</p>}
        <ul class="played-list">
          {records.value?.map((record) => (
            <RecordRow key={record.record} record={record} onRemove={() => remove(record.record)} />
          ))}
        </ul>
      </main>
    </div>
  );
}

/** Says what went wrong otherwise. */
async function uploaded(file: File): Promise<string | undefined> {
  const record = readRecord(await file.text());
  if (!record.ok) return recordFaultText(settings.value.language, record.problem);
  const answer = await connection.http.call("upload", { body: { ...record.value } });
  return answer.ok ? undefined : whyRefused(record.value, answer.problem);
}

/** Why the server will not have a record. What is wrong with it is found again here, to be said in the reader's language. */
async function whyRefused(record: GameRecord, problem: Problem): Promise<string> {
  if (problem.code !== "bad-record" || !isInCatalog(record.game)) return problemWithDetail(problem);
  const loaded = await loadGame(record.game).catch(() => undefined);
  const again = loaded && (await replayedRecord(loaded.title, record));
  const known = again?.ok === false ? again.problem : undefined;
  return known === undefined ? problemWithDetail(problem) : recordFaultText(settings.value.language, known);
}

function Upload({ onFile }: { onFile(file: File): Promise<void> }): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const busy = useSignal(false);
  return (
    <div class="button-row">
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        class="unseen"
        tabIndex={-1}
        aria-label={said(recordTexts.upload)}
        onChange={async ({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file === undefined) return;
          busy.value = true;
          await onFile(file);
          busy.value = false;
          currentTarget.value = "";
        }}
      />
      <Button kind="main" icon="upload" disabled={busy.value} onClick={() => input.current?.click()}>
        {said(recordTexts.upload)}
      </Button>
    </div>
  );
}

function RecordRow({ record, onRemove }: { readonly record: Kept; onRemove(): void }): JSX.Element {
  const shared = useSignal(false);
  const place = href("replay", `record-${record.record}`);
  const link = new URL(place, location.href).href;
  return (
    <li class="played-row">
      <div class="record-head">
        <a href={place}>
          <b>
            <GameTitle game={record.game} />
          </b>{" "}
          <span class="small">{record.names.join(", ")}</span>
        </a>
        <IconButton icon="trash" label={said(recordTexts.remove)} onClick={onRemove} />
      </div>
      <span class="small soft">
        {t().moves(record.moves)} · {when(record.created)}
      </span>
      <div class="button-row">
        <Button icon="play" href={place}>
          {said(recordTexts.open)}
        </Button>
        <Button
          icon="share"
          onClick={() => {
            shared.value = !shared.value;
          }}
        >
          {said(recordTexts.share)}
        </Button>
      </div>
      {shared.value && <ShareLink link={link} />}
    </li>
  );
}
