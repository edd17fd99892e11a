import { useSignal } from "@preact/signals";
import type { BotLevel } from "@tabletown/protocol";
import { Button, IconButton, SeatMark } from "@tabletown/ui";
import type { JSX } from "preact";
import { lazily } from "../part/lazily.tsx";
import { LevelSelect } from "../part/level-select.tsx";
import { PageHead } from "../part/page-head.tsx";
import { seatName } from "../part/seat-name.ts";
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
  // The next bot is as strong as the one chosen last.
  const level = useSignal<BotLevel>("casual");
  const me = house.person.value;
  // Until the line is open nothing said here would be heard.
  const deaf = house.line.value !== "open";
  const host = info.host === me;
  const seated = info.seats.some(({ person }) => person === me);
  const full = info.seats.every(({ open }) => !open);
  const name = settings.value.name.trim() || t().defaultName;
  const seatBot = (seat: number, bot: BotLevel): void => {
    level.value = bot;
    void table.send({ do: "seat-bot", seat, bot });
  };
  const names = info.seats.map((seat, index) => (seat.open ? t().openSeat : seatName(seat, index)));
  const link = info.code === undefined ? undefined : new URL(`#/join/${info.code}`, location.href).href;
  return (
    <div>
      <PageHead />
      <main class="page lobby">
        <h1>{table.inPlay.words(settings.value.language).title}</h1>
        <div class="lobby-columns">
          <ol class="seats">
            {info.seats.map((seat, index) => (
              <li
                key={`${index}.${names[index]}`}
                class={`seat ${seat.bot !== undefined && host ? "seat-chosen" : ""}`}
              >
                <SeatMark seat={index} size={24} />
                <span class="seat-name">
                  <b>{names[index]}</b>
                  <span class="small soft">
                    {seat.bot !== undefined
                      ? `${host ? t().bot : t().botNames[seat.bot]}: ${t().botManners[seat.bot]}`
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
                  <Button icon="robot" disabled={deaf} onClick={() => seatBot(index, level.value)}>
                    {t().addBot}
                  </Button>
                )}
                {seat.bot !== undefined && host && (
                  <LevelSelect
                    label={t().levelOf(names[index] ?? "")}
                    level={seat.bot}
                    disabled={deaf}
                    onChange={(bot) => seatBot(index, bot)}
                  />
                )}
                {seat.person === me && (
                  <Button disabled={deaf} onClick={() => table.send({ do: "stand", seat: index, forGood: true })}>
                    {t().stand}
                  </Button>
                )}
                {host && !seat.open && seat.person !== me && (
                  <IconButton
                    icon="close"
                    label={`${t().clearSeat}: ${names[index]}`}
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
