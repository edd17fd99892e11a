import { useSignal } from "@preact/signals";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { connection } from "../connection/connection.ts";
import { problemSentence } from "../connection/problem-sentence.ts";
import { QrCode } from "../part/qr-code.tsx";
import { ShareLink } from "../part/share-link.tsx";
import { Notice } from "./form.tsx";
import { accountText } from "./text.ts";

/** How often it is asked whether the link has been used, while it is shown. */
const ASK_EVERY = 2_500;

type Shown = { readonly link: string; readonly expires: number; readonly devices: number };

/** The same person on another device, by a code that its camera reads. */
export function PhoneLink({ onUsed }: { onUsed(): void }): JSX.Element {
  const text = accountText();
  const shown = useSignal<Shown | undefined>(undefined);
  const notice = useSignal<string | undefined>(undefined);
  const problem = useSignal<string | undefined>(undefined);
  const show = async (): Promise<void> => {
    // Without knowing how many there are nobody could tell that another one has come.
    const known = await connection.http.call("sessions", {});
    const answer = known.ok ? await connection.http.call("makeLink", {}) : known;
    notice.value = undefined;
    problem.value = answer.ok ? undefined : problemSentence(answer.problem);
    if (known.ok && answer.ok) shown.value = { ...answer.value, devices: known.value.sessions.length };
  };
  useEffect(() => {
    const current = shown.value;
    if (current === undefined) return undefined;
    const over = (sentence: string): void => {
      shown.value = undefined;
      notice.value = sentence;
    };
    const look = async (): Promise<void> => {
      if (Date.now() > current.expires) return over(text.phoneOver);
      const now = await connection.http.call("sessions", {});
      if (!now.ok || now.value.sessions.length <= current.devices || shown.value !== current) return;
      over(text.phoneDone);
      onUsed();
    };
    const timer = setInterval(look, ASK_EVERY);
    return () => clearInterval(timer);
  }, [shown.value]);
  return (
    <section class="account-part" aria-labelledby="phone">
      <h2 id="phone">{text.phoneTitle}</h2>
      <p>{text.phoneWhat}</p>
      {shown.value === undefined ? (
        <Button icon="phone" id="show-link" class="account-show" onClick={show}>
          {text.phoneMake}
        </Button>
      ) : (
        <Link link={new URL(`#/link/${shown.value.link}`, location.href).href} />
      )}
      <Notice good text={notice.value} />
      <Notice text={problem.value} />
    </section>
  );
}

function Link({ link }: { readonly link: string }): JSX.Element {
  const text = accountText();
  return (
    <div class="invite" data-link={link}>
      <div class="qr">
        <QrCode text={link} label={text.phoneTitle} />
      </div>
      <p class="small">{text.phoneWarn}</p>
      <ShareLink link={link} />
    </div>
  );
}
