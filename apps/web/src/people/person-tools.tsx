import { useSignal } from "@preact/signals";
import type { ChatMessage } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { conductTexts } from "./conduct-text.ts";
import { keptPeople } from "./kept-people.ts";
import { ReportForm } from "./report-form.tsx";
import { said } from "./text.ts";

interface PersonToolsProps {
  readonly person: string;
  readonly name: string;
  /** Where they were met, and what they said there. */
  readonly match?: string;
  readonly lines?: readonly ChatMessage[];
}

/** What can be done about somebody: not hear them, keep away from them, report them. */
export function PersonTools(props: PersonToolsProps): JSX.Element {
  const { person } = props;
  const reporting = useSignal(false);
  const sent = useSignal(false);
  useEffect(() => void keptPeople.refresh(), []);
  const kept = keptPeople.of(person);
  if (reporting.value) {
    return (
      <ReportForm
        {...props}
        onClose={(done) => {
          reporting.value = false;
          sent.value = done;
        }}
      />
    );
  }
  return (
    <div class="person-tools">
      <div class="button-row">
        {!kept?.blocked && (
          <Button icon="chat" onClick={() => keptPeople.change(kept?.muted ? "unmute" : "mute", person)}>
            {said(kept?.muted ? conductTexts.unmute : conductTexts.mute)}
          </Button>
        )}
        <Button icon="lock" onClick={() => keptPeople.change(kept?.blocked ? "unblock" : "block", person)}>
          {said(kept?.blocked ? conductTexts.unblock : conductTexts.block)}
        </Button>
        <Button
          icon="flag"
          onClick={() => {
            reporting.value = true;
          }}
        >
          {said(conductTexts.report)}
        </Button>
      </div>
      <p class="small soft">{said(conductTexts.blockHint)}</p>
      {sent.value && <p role="status">{said(conductTexts.sent)}</p>}
      {keptPeople.problem.value !== undefined && (
        <p class="lost" role="alert">
          {keptPeople.problem.value}
        </p>
      )}
    </div>
  );
}
