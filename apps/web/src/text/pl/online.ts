import { counted, type Forms } from "@tabletown/kernel";
import type { online as English } from "../en/online.ts";

const days: Forms = { one: "dzień", few: "dni", many: "dni", other: "dnia" };
const watchers: Forms = { one: "widz", few: "widzów", many: "widzów", other: "widza" };

export const online: typeof English = {
  connecting: "Łączenie…",
  reconnecting: "Utracono połączenie. Próbuję ponownie…",
  signedInAsOther: (name: string) =>
    `W tej przeglądarce grasz teraz jako ${name}. Załaduj stronę ponownie, aby grać dalej.`,
  reloadPage: "Załaduj stronę ponownie",
  noServer: "Żaden serwer tu nie odpowiada. Gry na tym urządzeniu działają bez niego.",
  createTable: "Otwórz stół",
  joinTable: "Dołącz",
  guestName: (n) => `Gość ${n}`,
  joinCode: "Masz kod? Dołącz do stołu",
  code: "Kod",
  sit: "Usiądź",
  stand: "Wstań",
  openSeat: "Wolne miejsce",
  addBot: "Posadź bota",
  clearSeat: "Zwolnij",
  startMatch: "Zaczynamy",
  copyLink: "Kopiuj link",
  scan: "Zeskanuj, aby dołączyć",
  spectators: (n) => counted("pl", n, watchers),
  here: "przy stole",
  away: "nie ma przy stole",
  resign: "Poddaj się",
  swapAsked: (name) => `${name} prosi o zamianę miejsc.`,
  agree: "Zgoda",
  decline: "Odmów",
  botForMe: "Niech bot zagra za mnie",
  iAmBack: "Wracam do gry",
  message: "Wiadomość",
  send: "Wyślij",
  timeControl: "Czas",
  timeNone: "Bez limitu",
  timeLive: (minutes, increment) => `${minutes} min + ${increment} s`,
  timeDays: (n) => `${counted("pl", n, days)} na ruch`,
  visibility: "Kto może przyjść",
  invitation: "Z zaproszeniem",
  public: "Każdy",
  openTables: "Otwarte stoły",
  yourTables: "Twoje stoły",
  resigned: "poddanie",
  timeLeft: (name) => `Pozostały czas: ${name}`,
};
