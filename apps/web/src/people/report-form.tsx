import { useSignal } from "@preact/signals";
import { CHAT_LENGTH, type ChatMessage } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { connection } from "../connection/connection.ts";
import { problemSentence } from "../connection/problem-sentence.ts";
import { Choose } from "../part/choose.tsx";
import { ChooseSeveral } from "./choose-several.tsx";
import { conductTexts } from "./conduct-text.ts";
import { said, texts } from "./text.ts";

type ReportReason = keyof typeof conductTexts.reasons;
const REASONS = Object.keys(conductTexts.reasons) as ReportReason[];
/** As many as one report may name. */
const MOST_LINES = 20;

/** Tells the administrator about somebody, with the lines in question. */
export function ReportForm(props: {
  readonly person: string;
  readonly match?: string;
  readonly lines?: readonly ChatMessage[];
  onClose(sent: boolean): void;
}): JSX.Element {
  const { person, match, lines = [], onClose } = props;
  const reason = useSignal<ReportReason | undefined>(undefined);
  const text = useSignal("");
  const chosen = useSignal<readonly string[]>([]);
  const problem = useSignal<string | undefined>(undefined);
  const send = async (): Promise<void> => {
    if (reason.value === undefined) {
      problem.value = said(conductTexts.reasonMissing);
      return;
    }
    const answer = await connection.http.call("report", {
      body: {
        person,
        reason: reason.value,
        ...(text.value.trim() !== "" && { text: text.value }),
        ...(match !== undefined && { match, lines: chosen.value.slice(0, MOST_LINES).map(Number) }),
      },
    });
    if (answer.ok) onClose(true);
    else problem.value = problemSentence(answer.problem);
  };
  return (
    <form
      class="report"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Choose
        label={said(conductTexts.reason)}
        values={REASONS.map((each) => [each, said(conductTexts.reasons[each])])}
        value={reason.value}
        onChange={(next) => {
          reason.value = next;
          problem.value = undefined;
        }}
      />
      {lines.length > 0 && (
        <ChooseSeveral
          label={said(conductTexts.lines)}
          values={lines.slice(-MOST_LINES).map(({ id, text: line }) => [String(id), line])}
          chosen={chosen}
        />
      )}
      <label class="field">
        <span>{said(conductTexts.details)}</span>
        <input
          type="text"
          maxLength={CHAT_LENGTH}
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
      </label>
      <p class="small soft">{said(conductTexts.reportHint)}</p>
      {problem.value !== undefined && (
        <p class="lost" role="alert">
          {problem.value}
        </p>
      )}
      <div class="button-row">
        <Button kind="main" type="submit" icon="flag">
          {said(conductTexts.send)}
        </Button>
        <Button kind="quiet" onClick={() => onClose(false)}>
          {said(texts.cancel)}
        </Button>
      </div>
    </form>
  );
}
