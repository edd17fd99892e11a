import "./alerts.css";
import { type Signal, useSignal } from "@preact/signals";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { lazyPart } from "../part/lazy-component.tsx";
import { t } from "../text/index.ts";
import { followPerson, isAlertOn, setAlert } from "./alerts.ts";

const ChannelsDialog = lazyPart(async () => (await import("./channels-dialog.tsx")).ChannelsDialog);

/** A switch for one match: be told when it is my turn. */
export function TurnAlerts({ match }: { readonly match: string }): JSX.Element {
  const problem = useSignal<string | undefined>(undefined);
  const ways = useSignal(false);
  const openWays = (open: boolean): void => {
    ways.value = open;
  };
  return (
    <div class="alerts">
      <AlertSwitch match={match} problem={problem} />
      <Button kind="quiet" icon="gear" onClick={() => openWays(true)}>
        {t().alertsWays}
      </Button>
      {problem.value !== undefined && (
        <p class="alerts-problem" role="alert">
          {problem.value}
        </p>
      )}
      {ways.value && <ChannelsDialog onClose={() => openWays(false)} />}
    </div>
  );
}

function AlertSwitch(props: {
  readonly match: string;
  /** Why it could not be turned. */
  readonly problem: Signal<string | undefined>;
}): JSX.Element {
  const { match, problem } = props;
  const on = useSignal<boolean | undefined>(undefined);
  const busy = useSignal(false);
  useEffect(() => {
    void isAlertOn(match).then((isOn) => {
      on.value = isOn;
      if (isOn) void followPerson();
    });
  }, [match, on]);
  const turn = async (input: HTMLInputElement): Promise<void> => {
    const wanted = input.checked;
    busy.value = true;
    problem.value = await setAlert(match, wanted);
    // A refusal leaves the switch where it was.
    if (problem.value === undefined) on.value = wanted;
    else input.checked = !wanted;
    busy.value = false;
  };
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={on.value === true}
        disabled={on.value === undefined || busy.value}
        onChange={({ currentTarget }) => turn(currentTarget)}
      />
      <span class="switch-face" aria-hidden="true" />
      <span>{t().alertsSwitch}</span>
    </label>
  );
}
