import { useSignal } from "@preact/signals";
import type { MatchSummary } from "@tabletown/protocol";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { connection } from "../connection/connection.ts";
import { Shortened } from "../part/shortened.tsx";
import { t } from "../text/index.ts";
import { askedSeat } from "./asked-seat.ts";
import { MatchList } from "./match-lists.tsx";
import { Notices } from "./notices.tsx";
import { toldOfOwn } from "./own-match.ts";

const MOST_SHOWN = 6;
/** Milliseconds after which a page that somebody looks at asks again. */
const AGAIN = 30_000;

interface MyMatchesProps {
  readonly closed?: boolean;
  /** Told once they are there, or cannot be. */
  onFound?(): void;
}

/**
 * Whoever has been online before finds their tables again, and what they were told meanwhile. Matches that were closed
 * have no result to be listed by: in the profile they stand here.
 */
export function MyMatches({ closed = false, onFound }: MyMatchesProps): JSX.Element | null {
  const mine = useSignal<readonly MatchSummary[]>([]);
  useEffect(() => {
    let isOpen = true;
    const read = async (): Promise<void> => {
      if (!(await connection.isKnown())) return;
      const own = await connection.http.call("matches", { query: { list: "unfinished" } });
      // What is over is in the profile.
      const listed = closed ? ["playing", "lobby", "closed"] : ["playing", "lobby"];
      if (own.ok && isOpen) mine.value = own.value.matches.filter(({ status }) => listed.includes(status));
    };
    const again = (): void => {
      const isKnown = connection.person.value !== undefined;
      if (isKnown && document.visibilityState === "visible") read().catch(reportError);
    };
    const over = (): void => onFound?.();
    read().then(over, over);
    // Others move while this page is open, and whoever comes back to it wants to know.
    document.addEventListener("visibilitychange", again);
    const timer = setInterval(again, AGAIN);
    return () => {
      isOpen = false;
      document.removeEventListener("visibilitychange", again);
      clearInterval(timer);
    };
  }, [mine, closed]);
  return (
    <>
      {connection.person.value !== undefined && <Notices />}
      {mine.value.length > 0 && (
        <section class="people-group" aria-labelledby="your-tables">
          <h2 id="your-tables">{t().yourTables}</h2>
          <Shortened all={mine.value.toSorted(waitingFirst)} most={MOST_SHOWN}>
            {(shown) => <MatchList matches={shown} tell={toldOfOwn} />}
          </Shortened>
        </section>
      )}
    </>
  );
}

/** Where others wait for this person comes first, then what is played; of these, where time runs out first. */
function waitingFirst(one: MatchSummary, two: MatchSummary): number {
  const sooner = (one.deadline ?? Number.MAX_VALUE) - (two.deadline ?? Number.MAX_VALUE);
  return urgency(two) - urgency(one) || sooner;
}

function urgency(match: MatchSummary): number {
  if (match.status !== "playing") return 0;
  return askedSeat(match, connection.person.value) !== undefined ? 2 : 1;
}
