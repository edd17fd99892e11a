import { useSignal } from "@preact/signals";
import type { MatchSummary } from "@tabletown/protocol";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { connection } from "../online/connection.ts";
import { Shortened } from "../part/shortened.tsx";
import { t } from "../text/index.ts";
import { MatchList } from "./match-lists.tsx";
import { Notices } from "./notices.tsx";

const MOST_SHOWN = 6;

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
    const read = async (): Promise<void> => {
      if (!(await connection.isKnown())) return;
      const own = await connection.http.call("matches", { query: { list: "unfinished" } });
      // What is over is in the profile.
      const listed = closed ? ["playing", "lobby", "closed"] : ["playing", "lobby"];
      if (own.ok) mine.value = own.value.matches.filter(({ status }) => listed.includes(status));
    };
    const over = (): void => onFound?.();
    read().then(over, over);
  }, [mine, closed]);
  return (
    <>
      {connection.person.value !== undefined && <Notices />}
      {mine.value.length > 0 && (
        <section class="people-group" aria-labelledby="your-tables">
          <h2 id="your-tables">{t().yourTables}</h2>
          <Shortened all={mine.value.toSorted(waitingFirst)} most={MOST_SHOWN}>
            {(shown) => <MatchList matches={shown} me={connection.person.value} />}
          </Shortened>
        </section>
      )}
    </>
  );
}

/** Where others wait for this person comes first, then what is played. */
function waitingFirst(one: MatchSummary, two: MatchSummary): number {
  return urgency(two) - urgency(one);
}

function urgency({ status, toAct, seats }: MatchSummary): number {
  if (status !== "playing") return 0;
  return toAct.some((seat) => seats[seat]?.person === connection.person.value) ? 2 : 1;
}
