import { useSignal } from "@preact/signals";
import type { Clocks } from "@tabletown/protocol";
import { Button, Icon, SeatMark, Why } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { connection } from "../connection/connection.ts";
import { ConnectionLine } from "../connection/connection-line.tsx";
import type { SeatedPlayer } from "../match/match-model.ts";
import { settingOf, whoIn } from "../part/setting.ts";
import { t } from "../text/index.ts";
import { Asked } from "./asked.tsx";
import type { OnlineMatch } from "./online-match.ts";
import { RematchInvitation } from "./rematch-invitation.tsx";
import { tOnline } from "./text/index.ts";

/** Milliseconds from which on a clock warns: where one plays at once, and where one comes by now and then. */
const SHORT = 30_000;
const SHORT_OF_DAYS = 3 * 3_600_000;

/** Who is there, whose clock runs, what is asked, and whether we are connected. */
export function Presence({ match }: { readonly match: OnlineMatch }): JSX.Element {
  const watching = match.spectators.value;
  return (
    <div class="banner presence">
      <ConnectionLine also={match.isSending ? tOnline().sendingLater : undefined} />
      {connection.isOpen.value && match.isSending && (
        <p class="sending" role="status">
          {tOnline().sending}
        </p>
      )}
      <ul class="presence-seats">
        {match.players.value.map((player, seat) => (
          <PresentPlayer key={`${seat}.${player.name}`} match={match} player={player} seat={seat} />
        ))}
        {watching > 0 && <li class="small soft">{t().spectators(watching)}</li>}
      </ul>
      {match.info.value.seedKnown && <p class="seed-known">{tOnline().seedKnown}</p>}
      <StandIn match={match} />
      <Asked match={match} />
      <LastTakenBack match={match} />
      <RematchInvitation match={match} />
      {match.problem.text.value !== undefined && (
        <p class="lost" role="alert">
          {match.problem.text.value}
        </p>
      )}
    </div>
  );
}

/** Whoever has a bot playing for them is told so, and takes their seat back from here. */
function StandIn({ match }: { readonly match: OnlineMatch }): JSX.Element | null {
  const seat = match.viewer.value;
  const player = seat === undefined ? undefined : match.players.value[seat];
  const isStoodInFor = player?.mine && player.bot !== undefined && !player.resigned;
  if (seat === undefined || !isStoodInFor || match.info.value.status !== "playing") return null;
  const ranOut = match.position.value?.clocks?.left[seat] === 0;
  return (
    <div class="asked" role="status">
      <p>{ranOut ? tOnline().timeRanOut : tOnline().botPlays}</p>
      <Button
        kind="main"
        disabled={!connection.isOpen.value}
        onClick={() => {
          void match.send({ do: "return", seat });
        }}
      >
        {t().iAmBack}
      </Button>
    </div>
  );
}

/** Until the next move it is said above the board that moves were taken back: on a phone the log is out of sight. */
function LastTakenBack({ match }: { readonly match: OnlineMatch }): JSX.Element | null {
  const last = match.takenBack.value.at(-1);
  if (last === undefined || last.after !== match.position.value?.move) return null;
  return <p class="taken-back">{t().tookBack(whoIn(settingOf(match))(last.seat), last.moves)}</p>;
}

function PresentPlayer(props: {
  readonly match: OnlineMatch;
  readonly player: SeatedPlayer;
  readonly seat: number;
}): JSX.Element {
  const { match, player, seat } = props;
  const { name, bot, away, resigned } = player;
  const clocks = match.position.value?.clocks;
  const level = bot === undefined ? undefined : t().levelNames[bot];
  // Where each turn has days of its own, what is left of the last one says nothing about the next.
  const hasClock = clocks !== undefined && (match.info.value.time.kind !== "days" || clocks.running.includes(seat));
  return (
    <li title={level}>
      <SeatMark seat={seat} size={14} /> {name}
      {bot !== undefined && (
        <Why label={t().bot} value={level ?? bot} explanation={() => <p>{t().levelDescriptions[bot] ?? ""}</p>}>
          <Icon name="robot" size={16} />
        </Why>
      )}
      {away && <span class="small soft">({t().away})</span>}
      {resigned && <span class="small soft">({t().resigned})</span>}
      {hasClock && <Clock {...{ match, clocks, seat, name }} />}
    </li>
  );
}

function Clock(props: {
  readonly match: OnlineMatch;
  readonly clocks: Clocks;
  readonly seat: number;
  readonly name: string;
}): JSX.Element {
  const { match, clocks, seat, name } = props;
  const isRunning = clocks.running.includes(seat);
  const now = useSignal(match.time());
  useEffect(() => {
    now.value = match.time();
    if (!isRunning) return;
    const timer = setInterval(() => {
      now.value = match.time();
    }, 1000);
    return () => clearInterval(timer);
  }, [match, clocks, isRunning]);
  const passed = isRunning ? Math.max(0, now.value - clocks.at) : 0;
  const left = Math.max(0, (clocks.left[seat] ?? 0) - passed);
  const short = match.info.value.time.kind === "days" ? SHORT_OF_DAYS : SHORT;
  return (
    <span role="timer" class={`clock ${left < short ? "clock-short" : ""}`} aria-label={t().timeLeft(name)}>
      {clockText(left)}
    </span>
  );
}

function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (n: number): string => String(Math.floor(n)).padStart(2, "0");
  if (seconds >= 86_400) return tOnline().daysLeft(Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3600));
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)}:${two((seconds % 3600) / 60)}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
