import "./alerts.css";
import { useSignal } from "@preact/signals";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { lazyComponent } from "../part/lazy-component.tsx";
import { t } from "../text/index.ts";
import { isAlertOn, setAlert } from "./alerts.ts";

const ChannelsDialog = lazyComponent(async () => (await import("./channels-dialog.tsx")).ChannelsDialog);

/** A switch for one match: be told when it is my turn. */
export function TurnAlerts({ match }: { readonly match: string }): JSX.Element {
  const on = useSignal<boolean | undefined>(undefined);
  const busy = useSignal(false);
  const problem = useSignal<string | undefined>(undefined);
  const ways = useSignal(false);
  useEffect(() => {
    void isAlertOn(match).then((isOn) => {
      on.value = isOn;
    });
  }, [match, on]);
  return (
    <div class="alerts">
      <label class="switch">
        <input
          type="checkbox"
          checked={on.value === true}
          disabled={on.value === undefined || busy.value}
          onChange={async ({ currentTarget }) => {
            const wanted = currentTarget.checked;
            busy.value = true;
            problem.value = await setAlert(match, wanted);
            // A refusal leaves the switch where it was.
            if (problem.value === undefined) on.value = wanted;
            else currentTarget.checked = !wanted;
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
