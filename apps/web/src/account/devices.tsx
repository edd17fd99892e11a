import { useSignal } from "@preact/signals";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { connection } from "../connection/connection.ts";
import { problemSentence } from "../connection/problem-sentence.ts";
import { when } from "../part/figures.ts";
import { keepPlace } from "../part/keep-place.ts";
import { deviceName } from "./device-name.ts";
import { Notice } from "./form.tsx";
import { signedOut } from "./session.ts";
import { accountText } from "./text.ts";

interface Session {
  readonly id: string;
  readonly seen: number;
  readonly agent: string;
  readonly current: boolean;
}

/** Where somebody is signed in, and how to end that. */
export function Devices({ isGuest, version }: { readonly isGuest: boolean; readonly version: number }): JSX.Element {
  const text = accountText();
  const sessions = useSignal<readonly Session[]>([]);
  const problem = useSignal<string | undefined>(undefined);
  const refresh = async (): Promise<void> => {
    const answer = await connection.http.call("sessions", {});
    if (answer.ok) sessions.value = answer.value.sessions;
    else problem.value = problemSentence(answer.problem);
  };
  useEffect(() => {
    void refresh();
  }, [version]);
  const end = async (session: string): Promise<void> => {
    const goOn = keepPlace();
    await connection.http.call("revoke", { params: { session } });
    await refresh();
    goOn();
  };
  const endOthers = async (): Promise<void> => {
    await connection.http.call("revokeOthers", {});
    await refresh();
  };
  const leave = async (): Promise<void> => {
    const answer = await connection.http.call("signOut", {});
    if (answer.ok) signedOut();
    else problem.value = problemSentence(answer.problem);
  };
  return (
    <section class="account-part" aria-labelledby="devices">
      <h2 id="devices">{text.devices}</h2>
      <ul class="account-list">
        {sessions.value.map((session) => (
          <li key={session.id}>
            <span class="account-item">
              <b>{deviceName(session.agent)}</b>
              <span class="small soft">{session.current ? text.thisDevice : text.lastSeen(when(session.seen))}</span>
            </span>
            {!session.current && (
              <Button onClick={() => end(session.id)}>
                {text.signOut}
                <span class="unseen">: {deviceName(session.agent)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Notice text={problem.value} />
      <div class="button-row">
        {sessions.value.length > 1 && (
          <Button id="sign-out-others" onClick={endOthers}>
            {text.signOutOthers}
          </Button>
        )}
        {!isGuest && (
          <Button id="sign-out" onClick={leave}>
            {text.signOutHere}
          </Button>
        )}
      </div>
      {isGuest && <p class="small soft">{text.guestSignOut}</p>}
    </section>
  );
}
