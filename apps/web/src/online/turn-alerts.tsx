import "./alerts.css";
import { useSignal } from "@preact/signals";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { lazily } from "../part/lazily.tsx";
import { t } from "../text/index.ts";
import { kept, tellMe } from "./alerts.ts";

const ChannelsDialog = lazily(async () => (await import("./channels-dialog.tsx")).ChannelsDialog);

/** A switch for one match: be told when it is my turn. */
export function TurnAlerts({ match }: { readonly match: string }): JSX.Element {
  const on = kept.value.matches.includes(match);
  const busy = useSignal(false);
  const problem = useSignal<string | undefined>(undefined);
  const ways = useSignal(false);
  return (
    <div class="alerts">
      <label class="switch">
        <input
          type="checkbox"
          checked={on}
          disabled={busy.value}
          onChange={async ({ currentTarget }) => {
            busy.value = true;
            problem.value = await tellMe(match, currentTarget.checked);
            // A refusal leaves the switch where it was.
            currentTarget.checked = kept.value.matches.includes(match);
            busy.value = false;
          }}
        />
        <span class="switch-face" aria-hidden="true" />
        <span>{t().alertsSwitch}</span>
      </label>
      <Button
        kind="quiet"
        icon="gear"
        onClick={() => {
          ways.value = true;
        }}
      >
        {t().alertsWays}
      </Button>
      {problem.value !== undefined && (
        <p class="alerts-problem" role="alert">
          {problem.value}
        </p>
      )}
      {ways.value && (
        <ChannelsDialog
          onClose={() => {
            ways.value = false;
          }}
        />
      )}
    </div>
  );
}
