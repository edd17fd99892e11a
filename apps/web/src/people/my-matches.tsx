import { useSignal } from "@preact/signals";
import type { MatchSummary } from "@tabletown/protocol";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { connection } from "../online/connection.ts";
import { t } from "../text/index.ts";
import { MatchList } from "./match-lists.tsx";
import { Notices } from "./notices.tsx";

const SHOWN = 6;

/**
 * Whoever has been online before finds their tables again, and what they were told meanwhile. Matches that were closed
 * have no result to be listed by: in the profile they stand here.
 */
export function MyMatches({ closed = false }: { readonly closed?: boolean }): JSX.Element | null {
  const mine = useSignal<readonly MatchSummary[]>([]);
  useEffect(() => {
    const read = async (): Promise<void> => {
      if (!(await connection.isKnown())) return;
      const own = await connection.http.call("matches", { query: { list: "mine" } });
      // What is over is in the profile.
      const listed = closed ? ["playing", "lobby", "closed"] : ["playing", "lobby"];
      if (own.ok) mine.value = own.value.matches.filter(({ status }) => listed.includes(status));
    };
    void read();
  }, [mine, closed]);
  return (
    <>
      {connection.person.value !== undefined && <Notices />}
      {mine.value.length > 0 && (
        <div class="people-group">
          <h3>{t().yourTables}</h3>
          <MatchList matches={mine.value.slice(0, SHOWN)} me={connection.person.value} />
        </div>
      )}
    </>
  );
}
