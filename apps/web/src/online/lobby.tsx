import { BOT_LEVELS } from "@tabletown/protocol";
import { Button, IconButton, SeatMark } from "@tabletown/ui";
import type { JSX } from "preact";
import { lazily } from "../part/lazily.tsx";
import { PageHead } from "../part/page-head.tsx";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import { house } from "./house.ts";
import type { OnlineTable } from "./online-table.ts";
import { ShareLink } from "./share-link.tsx";
import { TurnAlerts } from "./turn-alerts.tsx";

const QrCode = lazily(async () => (await import("./qr-code.tsx")).QrCode);

/** Before the start: who sits where, and how others get here. */
export function Lobby({ table }: { readonly table: OnlineTable }): JSX.Element {
  const info = table.info.value;
  const me = house.person.value;
  // Until the line is open nothing said here would be heard.
  const deaf = house.line.value !== "open";
  const host = info.host === me;
  const seated = info.seats.some(({ person }) => person === me);
  const full = info.seats.every(({ open }) => !open);
  const name = settings.value.name.trim() || t().defaultName;
  const link = info.code === undefined ? undefined : new URL(`#/join/${info.code}`, location.href).href;
  return (
    <div>
      <PageHead />
      <main class="page lobby">
        <h1>{table.inPlay.words(settings.value.language).title}</h1>
        <div class="lobby-columns">
          <ol class="seats">
            {info.seats.map((seat, index) => (
              <li key={`${index}.${seat.name}`} class="seat">
                <SeatMark seat={index} size={24} />
                <span class="seat-name">
                  <b>{seat.open ? t().openSeat : seat.name}</b>
                  <span class="small soft">
                    {seat.bot !== undefined
                      ? `${t().bot}, ${t().botNames[seat.bot]}`
                      : seat.open
                        ? ""
                        : table.here.value.includes(index)
                          ? t().here
                          : t().away}
                  </span>
                </span>
                {seat.open && !seated && (
                  <Button kind="main" disabled={deaf} onClick={() => table.send({ do: "sit", seat: index, name })}>
                    {t().sit}
                  </Button>
                )}
                {seat.open && host && (
                  <Button
                    icon="robot"
                    disabled={deaf}
                    onClick={() => table.send({ do: "seat-bot", seat: index, bot: BOT_LEVELS[3] })}
                  >
                    {t().addBot}
                  </Button>
                )}
                {seat.person === me && (
                  <Button disabled={deaf} onClick={() => table.send({ do: "stand", seat: index, forGood: true })}>
                    {t().stand}
                  </Button>
                )}
                {host && !seat.open && seat.person !== me && (
                  <IconButton
                    icon="close"
                    label={`${t().clearSeat}: ${seat.name}`}
                    onClick={() => table.send({ do: "clear", seat: index })}
                  />
                )}
              </li>
            ))}
          </ol>
          {link !== undefined && (
            <div class="invite">
              <p>
                <span class="unseen">{t().code}: </span>
                <span class="code">{info.code}</span>
              </p>
              <ShareLink link={link} />
              <div class="qr">
                <QrCode text={link} label={t().scan} />
              </div>
              <p class="small soft">{t().scan}</p>
            </div>
          )}
        </div>
        {seated && <TurnAlerts match={table.id} />}
        {table.problem.value !== undefined && <p role="alert">{table.problem.value}</p>}
        {host && (
          <Button
            kind="main"
            icon="play"
            class="start"
            id="start-match"
            disabled={!full || deaf}
            onClick={() => table.send({ do: "start" })}
          >
            {t().startMatch}
          </Button>
        )}
      </main>
    </div>
  );
}
