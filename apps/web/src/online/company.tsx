import { useSignal } from "@preact/signals";
import type { Clocks } from "@tabletown/protocol";
import { Button, Icon, SeatMark } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../text/index.ts";
import { house } from "./house.ts";
import type { OnlineTable } from "./online-table.ts";

/** Who is there, whose clock runs, what is asked, and whether we are connected. */
export function Company({ table }: { readonly table: OnlineTable }): JSX.Element {
  const { time } = table.info.value;
  const clocks = table.position.value?.clocks;
  return (
    <div class="banner company">
      {house.line.value !== "open" && (
        <p class="lost" role="status">
          {house.line.value === "connecting" ? t().connecting : t().reconnecting}
        </p>
      )}
      <ul class="company-seats">
        {table.players.value.map(({ name, bot, away, resigned }, seat) => (
          <li
            key={`${seat}.${name}`}
            class={away ? "company-away" : ""}
            title={bot === undefined ? undefined : t().botNames[bot]}
          >
            <SeatMark seat={seat} size={14} /> {name}
            {bot !== undefined && (
              <>
                <Icon name="robot" size={16} />
                <span class="unseen">
                  {t().bot}, {t().botNames[bot]}
                </span>
              </>
            )}
            {away && <span class="small soft">({t().away})</span>}
            {resigned && <span class="small soft">({t().resigned})</span>}
            {time.kind !== "none" && clocks !== undefined && <Clock clocks={clocks} seat={seat} name={name} />}
          </li>
        ))}
        {table.spectators.value > 0 && <li class="small soft">{t().spectators(table.spectators.value)}</li>}
      </ul>
      <Asked table={table} />
      {table.problem.value !== undefined && (
        <p class="lost" role="alert">
          {table.problem.value}
        </p>
      )}
    </div>
  );
}

function Clock(props: { readonly clocks: Clocks; readonly seat: number; readonly name: string }): JSX.Element {
  const { clocks, seat, name } = props;
  const now = useSignal(Date.now());
  const arrived = useSignal(Date.now());
  useEffect(() => {
    arrived.value = Date.now();
    now.value = Date.now();
    if (!clocks.running.includes(seat)) return;
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(timer);
  }, [clocks, seat]);
  const passed = clocks.running.includes(seat) ? now.value - arrived.value : 0;
  const left = Math.max(0, (clocks.left[seat] ?? 0) - passed);
  return (
    <span role="timer" class={`clock ${left < 30_000 ? "clock-short" : ""}`} aria-label={t().timeLeft(name)}>
      {clockText(left)}
    </span>
  );
}

function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (n: number): string => String(Math.floor(n)).padStart(2, "0");
  if (seconds >= 86_400) return `${Math.floor(seconds / 86_400)} d ${two((seconds % 86_400) / 3600)} h`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)}:${two((seconds % 3600) / 60)}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** Something that needs consent. */
function Asked({ table }: { readonly table: OnlineTable }): JSX.Element | null {
  const { ask } = table.info.value;
  if (ask === undefined) return null;
  const who = table.players.value[ask.seat]?.name ?? "";
  const mine = ask.waiting.some((seat) => table.players.value[seat]?.mine);
  const text = { takeback: t().takebackAsked, draw: t().drawAsked, swap: t().swapAsked }[ask.what](who);
  return (
    <div class="asked" role="alert">
      <p>{text}</p>
      {mine && (
        <div class="button-row">
          <Button kind="main" onClick={() => table.send({ do: "answer", ask: ask.seq, yes: true })}>
            {t().agree}
          </Button>
          <Button onClick={() => table.send({ do: "answer", ask: ask.seq, yes: false })}>{t().decline}</Button>
        </div>
      )}
    </div>
  );
}
