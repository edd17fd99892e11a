import { useSignal } from "@preact/signals";
import type { MatchSummary } from "@tabletown/protocol";
import { Button, SeatMark, say } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { loadCover } from "../library.ts";
import { when } from "../part/figures.ts";
import { useArriving } from "../part/lazily.tsx";
import { seatName } from "../part/seat-name.ts";
import { go, href } from "../route.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import { house } from "./house.ts";

/** On the first screen: my tables on the server, tables anyone may join, and a place for a code. */
export function OnlineLists(): JSX.Element {
  const mine = useSignal<readonly MatchSummary[]>([]);
  const open = useSignal<readonly MatchSummary[]>([]);
  const silent = useSignal(false);
  const code = useSignal("");
  useEffect(() => {
    const read = async (): Promise<void> => {
      const stranger = await house.comeIn();
      silent.value = stranger !== undefined;
      if (stranger !== undefined) return;
      const [own, others] = await Promise.all([
        house.http.call("matches", { query: { list: "mine" } }),
        house.http.call("matches", { query: { list: "open" } }),
      ]);
      if (own.ok) mine.value = own.value.matches;
      if (others.ok) open.value = others.value.matches.filter(({ id }) => !mine.value.some((each) => each.id === id));
    };
    void read();
  }, [mine, open, silent]);
  if (silent.value) return <p class="soft">{t().noServer}</p>;
  return (
    <div class="online-lists">
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
      {mine.value.length > 0 && (
        <>
          <h3>{t().yourTables}</h3>
          <Lines lines={mine.value} />
        </>
      )}
      <h3>{t().openTables}</h3>
      {open.value.length === 0 ? <p class="soft">{t().noTables}</p> : <Lines lines={open.value} />}
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly MatchSummary[] }): JSX.Element {
  return (
    <ul class="saves">
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  );
}

function Line({ line }: { readonly line: MatchSummary }): JSX.Element {
  const [cover] = useArriving(line.game, () => loadCover(line.game));
  const title = cover.state === "here" ? say(settings.value.language, cover.value.title) : line.game;
  const names = line.seats.map((seat, index) => (seat.open ? t().openSeat : seatName(seat, index)));
  const [next] = line.toAct;
  const mine = line.toAct.some((seat) => line.seats[seat]?.person === house.person.value);
  const turn =
    line.status === "over"
      ? t().finished
      : mine
        ? t().yourTurn
        : next === undefined
          ? ""
          : t().turnOf(names[next] ?? "");
  return (
    <li class="save">
      <a href={href("table", line.id)} class="save-link">
        <span class="save-picture">{cover.state === "here" && <cover.value.Picture />}</span>
        <span class="save-text">
          <b>{title}</b>
          <span class="small">
            {next !== undefined && <SeatMark seat={next} size={13} />} {turn}
          </span>
          <span class="small soft">
            {names.join(", ")} · {when(line.updated)}
          </span>
        </span>
      </a>
    </li>
  );
}
