import { counted, type Forms } from "@tabletown/kernel";
import type { en } from "./en.ts";

const movesOf: Forms = { one: "ruchu", few: "ruchów", many: "ruchów", other: "ruchu" };

export const pl: typeof en = {
  takeBackTitle: "Co cofnąć?",
  takeBackAll: "Cofnięte zostanie wszystko od wybranego ruchu, niezależnie od tego, kto zagrał.",
  takeBackNobody: "Nie ma kogo pytać: stanie się to od razu.",
  takeBackAsk: "Zapytaj innych",
  takeBackOpen: "Cofnij…",
  wholeTurn: "cała moja tura",
  needsConsentOf: (names) => `Potrzebna zgoda: ${names}.`,
  takebackAsked: (name, n) => `${name} prosi o cofnięcie ${counted("pl", n, movesOf)}.`,
  takebackAskedByMe: (n) => `Prosisz o cofnięcie ${counted("pl", n, movesOf)}.`,
  backToBefore: (move) => `Powrót do chwili przed: ${move}`,
  withdraw: "Wycofaj prośbę",
  sending: "Twój ruch jest wysyłany…",
  sendingLater: "Twój ruch zostanie wysłany, gdy wróci połączenie.",
  noComponents: "Nie udało się pobrać komponentów tej partii, a bez nich wartości byłyby nieprawdziwe.",
};
