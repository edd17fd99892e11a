import { type Signal, useSignal } from "@preact/signals";
import type { BotLevel, SeatInfo } from "@tabletown/protocol";
import { Button, IconButton, SeatMark } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { KeepOffer } from "../account/keep-offer.tsx";
import { connection } from "../connection/connection.ts";
import { ConnectionLine } from "../connection/connection-line.tsx";
import { PackSign } from "../pack/pack-sign.tsx";
import { LevelSelect } from "../part/level-select.tsx";
import { PageHead } from "../part/page-head.tsx";
import { focusNextScreen, screenBeginning } from "../part/screen-focus.ts";
import { seatName } from "../part/seat-name.ts";
import { StartBar } from "../part/start-bar.tsx";
import { titleText } from "../part/use-title.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import { Asked } from "./asked.tsx";
import { ChatPanel } from "./chat-panel.tsx";
import { ChosenTerms } from "./chosen-terms.tsx";
import { Invitation } from "./invitation.tsx";
import { NameDialog } from "./name-dialog.tsx";
import type { OnlineMatch } from "./online-match.ts";
import { AboutPerson, PersonName } from "./person-name.tsx";
import { tOnline } from "./text/index.ts";
import { TurnAlerts } from "./turn-alerts.tsx";

/** Before the start: who sits where, and how others get here. */
export function Lobby({ match }: { readonly match: OnlineMatch }): JSX.Element {
  const { seats, host, code, pack } = match.info.value;
  // The next bot is as strong as the one chosen last.
  const level = useSignal<BotLevel>("casual");
  const me = connection.person.value;
  const isSeated = seats.some(({ person }) => person === me);
  const title = match.inPlay.words(settings.value.language).title;
  const unread = match.chat.unread.value;
  const isFull = seats.every(({ open, expected }) => !open && !expected);
  useEffect(() => {
    const here = screenBeginning();
    // The table comes under the same address.
    return () => focusNextScreen(here);
  }, []);
  return (
    <div>
      <PageHead title={titleText(unread > 0 && `(${unread})`, title)} />
      <main class="page">
        <h1>{title}</h1>
        <ConnectionLine />
        {match.problem.text.value !== undefined && <p role="alert">{match.problem.text.value}</p>}
        <Asked match={match} />
        <div class="lobby-pack">
          {pack !== undefined && <span>{t().packAtTable}</span>}
          <PackSign inPlay={match.inPlay} />
        </div>
        <div class="lobby-columns">
          <ol class="seats">
            {seats.map((seat, index) => (
              <SeatRow key={`${index}.${nameOf(seat, index)}`} {...{ match, seat, index, level }} />
            ))}
          </ol>
          {code !== undefined && <Invitation code={code} />}
          {code !== undefined && (
            <section class="lobby-chat" aria-label={t().chat}>
              <ChatPanel match={match} />
            </section>
          )}
        </div>
        <RemovedPeople match={match} />
        <section aria-labelledby="terms">
          <h2 id="terms">{tOnline().terms}</h2>
          <ChosenTerms match={match} />
        </section>
        {isSeated && <TurnAlerts match={match.id} />}
        {isSeated && <KeepOffer moment="first match" />}
        <StartBar>
          {host === me && (
            <Button
              kind="main"
              icon="play"
              class="start"
              id="start-match"
              disabled={!isFull || isDisconnected()}
              onClick={() => match.send({ do: "start" })}
            >
              {t().startMatch}
            </Button>
          )}
          {(host !== me || !isFull) && (
            <p role="status">{isFull ? tOnline().hostStarts : tOnline().waitingForPlayers}</p>
          )}
        </StartBar>
      </main>
      <AboutPerson match={match} />
    </div>
  );
}

/** Until the connection is open nothing said here would be heard. */
function isDisconnected(): boolean {
  return !connection.isOpen.value;
}

function nameOf(seat: SeatInfo, index: number): string {
  return seat.open ? t().openSeat : seatName(seat, index);
}

interface SeatRowProps {
  readonly match: OnlineMatch;
  readonly seat: SeatInfo;
  readonly index: number;
  readonly level: Signal<BotLevel>;
}

function SeatRow(props: SeatRowProps): JSX.Element {
  const { match, seat, index } = props;
  const { host } = match.info.value;
  const isHost = host === connection.person.value;
  const present = match.present.value.includes(index);
  const whether = [
    seat.expected ? tOnline().seatKept : present ? t().here : t().away,
    seat.person === host && tOnline().host,
  ]
    .filter(Boolean)
    .join(" · ");
  const about =
    seat.bot !== undefined
      ? `${isHost ? t().bot : t().levelNames[seat.bot]}: ${t().levelDescriptions[seat.bot]}`
      : seat.open
        ? ""
        : whether;
  return (
    <li class={`seat ${seat.bot !== undefined && isHost ? "seat-chosen" : ""}`}>
      <SeatMark seat={index} size={24} />
      <span class="seat-name">
        {seat.person === undefined ? (
          <b>{nameOf(seat, index)}</b>
        ) : (
          <PersonName {...{ match, person: seat.person, name: nameOf(seat, index) }} />
        )}
        <span class="small soft">{about}</span>
      </span>
      <OwnSeatButton {...props} />
      {isHost && <HostTools {...props} />}
    </li>
  );
}

/** Sit down, get up again, or change places. */
function OwnSeatButton(props: SeatRowProps): JSX.Element | null {
  const { match, seat, index } = props;
  const me = connection.person.value;
  const own = match.info.value.seats.findIndex(({ person }) => person === me);
  const isSeated = own >= 0;
  const asksName = useSignal(false);
  const sit = (name: string): void => {
    asksName.value = false;
    void match.send({ do: "sit", seat: index, name });
  };
  if (seat.open && !isSeated) {
    const known = settings.value.name.trim();
    const ask = (open: boolean): void => {
      asksName.value = open;
    };
    return (
      <>
        <Button kind="main" disabled={isDisconnected()} onClick={() => (known === "" ? ask(true) : sit(known))}>
          {t().sit}
        </Button>
        {asksName.value && <NameDialog onNamed={sit} onClose={() => ask(false)} />}
      </>
    );
  }
  if (seat.person !== me) return isSeated ? <SwapButton {...props} own={own} /> : null;
  return (
    <Button disabled={isDisconnected()} onClick={() => match.send({ do: "stand", seat: index, forGood: true })}>
      {t().stand}
    </Button>
  );
}

/** To a free seat at once; whoever sits at the other one is asked. */
function SwapButton({ match, seat, index, own }: SeatRowProps & { readonly own: number }): JSX.Element | null {
  if (seat.bot !== undefined || seat.expected) return null;
  return (
    <Button
      kind="quiet"
      disabled={isDisconnected() || match.info.value.ask !== undefined}
      onClick={() => match.send({ do: "swap", seat: own, with: index })}
    >
      {seat.open ? tOnline().sitHere : tOnline().swap}
    </Button>
  );
}

/** Whom the host has removed: nobody else is told, and they take no seat here until they are let back. */
function RemovedPeople({ match }: { readonly match: OnlineMatch }): JSX.Element | null {
  const { removed = [] } = match.info.value;
  if (removed.length === 0) return null;
  return (
    <section aria-labelledby="removed-people">
      <h2 id="removed-people">{tOnline().removedPeople}</h2>
      <ul class="played-list">
        {removed.map(({ person, name }) => (
          <li key={person} class="played-row">
            <b id={`removed-${person}`}>{name}</b>
            <Button
              describedBy={`removed-${person}`}
              disabled={isDisconnected()}
              onClick={() => match.send({ do: "let-back", person })}
            >
              {tOnline().letBack}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What only the host may do with a seat: let a bot play there, or clear it. */
function HostTools({ match, seat, index, level }: SeatRowProps): JSX.Element {
  const name = nameOf(seat, index);
  const seatBot = (bot: BotLevel): void => {
    level.value = bot;
    void match.send({ do: "seat-bot", seat: index, bot });
  };
  return (
    <>
      {seat.open && (
        <Button icon="robot" disabled={isDisconnected()} onClick={() => seatBot(level.value)}>
          {t().addBot}
        </Button>
      )}
      {seat.bot !== undefined && (
        <LevelSelect label={t().levelOf(name)} level={seat.bot} disabled={isDisconnected()} onChange={seatBot} />
      )}
      {!seat.open && seat.person !== connection.person.value && (
        <IconButton
          icon="close"
          label={`${t().clearSeat}: ${name}`}
          disabled={isDisconnected()}
          onClick={() => match.send({ do: "clear", seat: index })}
        />
      )}
    </>
  );
}
