import { useSignal } from "@preact/signals";
import type { MatchSummary } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { MatchRow } from "../part/match-row.tsx";
import { seatName } from "../part/seat-name.ts";
import { go, href } from "../route.ts";
import { t } from "../text/index.ts";
import { connection } from "./connection.ts";

/** On the first screen: my matches on the server, those anyone may join, and a place for a code. */
export function OnlineLists(): JSX.Element {
  const mine = useSignal<readonly MatchSummary[]>([]);
  const open = useSignal<readonly MatchSummary[]>([]);
  const unreachable = useSignal(false);
  useEffect(() => {
    const read = async (): Promise<void> => {
      unreachable.value = (await connection.signIn()) !== undefined;
      if (unreachable.value) return;
      const [own, others] = await Promise.all([
        connection.http.call("matches", { query: { list: "mine" } }),
        connection.http.call("matches", { query: { list: "open" } }),
      ]);
      if (own.ok) mine.value = own.value.matches;
      if (others.ok) open.value = others.value.matches.filter(({ id }) => !mine.value.some((each) => each.id === id));
    };
    void read();
  }, [mine, open, unreachable]);
  if (unreachable.value) return <p class="soft">{t().noServer}</p>;
  return (
    <div class="online-lists">
      <JoinForm />
      {mine.value.length > 0 && (
        <>
          <h3>{t().yourTables}</h3>
          <MatchList matches={mine.value} />
        </>
      )}
      <h3>{t().openTables}</h3>
      {open.value.length === 0 ? <p class="soft">{t().noTables}</p> : <MatchList matches={open.value} />}
    </div>
  );
}

function JoinForm(): JSX.Element {
  const code = useSignal("");
  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.value.trim() !== "") go("join", code.value.trim());
      }}
    >
      <label class="field">
        <span>{t().joinCode}</span>
        <input
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          value={code.value}
          onInput={({ currentTarget }) => {
            code.value = currentTarget.value;
          }}
        />
      </label>
      <Button type="submit">{t().joinTable}</Button>
    </form>
  );
}

function MatchList({ matches }: { readonly matches: readonly MatchSummary[] }): JSX.Element {
  return (
    <ul class="saves">
      {matches.map((match) => {
        const names = match.seats.map((seat, index) => (seat.open ? t().openSeat : seatName(seat, index)));
        const { id, game, updated, pack } = match;
        const [next] = match.toAct;
        return (
          <MatchRow
            key={id}
            {...{ game, names, next, updated, pack }}
            link={href("table", id)}
            turn={turnOf(match, names)}
          />
        );
      })}
    </ul>
  );
}

function turnOf({ status, toAct, seats }: MatchSummary, names: readonly string[]): string {
  if (status === "over") return t().finished;
  if (toAct.some((seat) => seats[seat]?.person === connection.person.value)) return t().yourTurn;
  const [next] = toAct;
  return next === undefined ? "" : t().turnOf(names[next] ?? "");
}
