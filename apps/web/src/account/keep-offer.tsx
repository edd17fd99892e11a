import { useSignal } from "@preact/signals";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import "./account.css";
import { connection } from "../connection/connection.ts";
import { href } from "../route.ts";
import { accountText } from "./text.ts";

const KEY = "tabletown.keep-offer";
/** The moments at which it matters. Whoever says no is asked once more when there is a result, and then never again. */
const MOMENTS = ["first match", "first result"] as const;
type OfferMoment = (typeof MOMENTS)[number];

function declined(): number {
  try {
    return MOMENTS.indexOf((localStorage.getItem(KEY) ?? "") as OfferMoment);
  } catch {
    return MOMENTS.length;
  }
}

function decline(moment: OfferMoment): void {
  try {
    localStorage.setItem(KEY, moment);
  } catch {
    // Without storage nothing is offered at all.
  }
}

/** Offers a guest to keep their name and matches. It is in nobody's way. */
export function KeepOffer({ moment }: { readonly moment: OfferMoment }): JSX.Element | null {
  const gone = useSignal(declined() >= MOMENTS.indexOf(moment));
  if (gone.value || connection.login.value !== undefined) return null;
  const text = accountText();
  return (
    <aside class="keep-offer" aria-label={text.keepTitle}>
      <p>
        <b>{text.offer}</b> {text.offerWhat}
      </p>
      <div class="button-row">
        <Button icon="lock" href={href("account")}>
          {text.offerYes}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            decline(moment);
            gone.value = true;
          }}
        >
          {text.offerNo}
        </Button>
      </div>
    </aside>
  );
}
