import { counted, type Forms } from "@tabletown/kernel";
import type { en } from "./en.ts";

const movesOf: Forms = { one: "ruchu", few: "ruchów", many: "ruchów", other: "ruchu" };

/** So long after the others. */
function lateness(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}

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
  backToBefore: (move) => `Powrót do chwili przed ruchem: ${move}`,
  withdraw: "Wycofaj",
  sending: "Twój ruch jest wysyłany…",
  sendingLater: "Twój ruch zostanie wysłany, gdy wróci połączenie.",
  noComponents: "Nie udało się pobrać elementów tej partii, a bez nich wartości byłyby nieprawdziwe.",
  daysLeft: (days, hours) => `${days} d ${hours} h`,
  nextTable: "Twoja kolej przy innym stole",
  host: "gospodarz",
  sitHere: "Przesiądź się",
  swap: "Zamień się",
  noSeatAnyMore: "Nie masz już miejsca przy tym stole.",
  others: "Pozostali przy stole",
  timeRanOut: "Twój czas się skończył: gra za ciebie bot.",
  botPlays: "Gra za ciebie bot.",
  noLines: "Nikt jeszcze nic nie napisał.",
  onlySeated: "Pisać mogą tu tylko osoby siedzące przy stole.",
  quickPhrases: "Szybkie zwroty",
  quickHint: "Każdy czyta je w swoim języku.",
  quick: {
    hello: "Cześć!",
    luck: "Powodzenia!",
    thanks: "Dzięki!",
    nice: "Dobry ruch!",
    oops: "Ups!",
    sorry: "Przepraszam!",
    moment: "Chwileczkę, proszę.",
    noHurry: "Bez pośpiechu.",
    yourTurn: "Twój ruch.",
    mustGo: "Muszę iść, dokończmy później.",
    goodGame: "Dobra gra!",
    again: "Zagramy jeszcze raz?",
  },
  resignTitle: "Poddać tę partię?",
  resignGoesOn: "Partia toczy się dalej bez ciebie: na twoim miejscu do końca gra bot.",
  resignEndsFor: (name) => `Partia kończy się od razu, wygrywa ${name}.`,
  resignEnds: "Partia kończy się od razu; pozostali zajmują miejsca według obecnego stanu.",
  resignLast: "Zajmiesz miejsce za wszystkimi, którzy się nie poddali. Tego nie można cofnąć.",
  playOn: "Gram dalej",
  overResigned: (names) => `Koniec partii przez poddanie: ${names}.`,
  overTimeout: (names) => `Koniec partii przez upływ czasu: ${names}.`,
  overAgreed: "Koniec partii: wszyscy zgodzili się na wspólne zwycięstwo.",
  overClosed: "Tę partię zamknął administrator serwera. Nie ma wyniku.",
  invitesAgain: (name) => `${name} chce zagrać jeszcze raz. Miejsce czeka na ciebie.`,
  toTheTable: "Do stołu",
  noThanks: "Nie, dziękuję",
  nameTitle: "Jak mają się do ciebie zwracać inni?",
  nameHint: "Widzą to wszyscy przy stole. Możesz to później zmienić.",
  nameMissing: "Najpierw wpisz swoje imię: zobaczą je inni.",
  closedTitle: "Ten stół nie jest dla ciebie otwarty",
  closedText: "Wejdą tylko ci, którzy dostali kod, albo stołu już nie ma. Jeśli masz kod, wpisz go tutaj.",
  visibilities: { link: "Kto ma link", invitation: "Tylko z kodem", public: "Każdy" },
  visibilityHints: {
    link: "Nie ma go na żadnej liście. Aby kogoś zaprosić, wystarczy przesłać adres stołu.",
    invitation: "Nie ma go na żadnej liście. Sam adres niczego nie otwiera: potrzebny jest kod albo link z kodem.",
    public: "Na liście dla wszystkich na tym serwerze; usiąść może każdy.",
  },
  terms: "W co gramy",
  whenTimeIsOut: "Gdy skończy się czas",
  timeouts: { bot: "dalej gra bot", resign: "uznaje się to za poddanie" },
  takebacks: "Cofanie ruchów",
  takebackTerms: { asked: "za zgodą pozostałych", free: "tylko gdy niczego nie odkryto" },
  anyoneWatches: "Oglądać może każdy.",
  moreTerms: "Więcej ustaleń",
  ownTime: "Inaczej…",
  clockKind: "Jak biegnie czas",
  clockKinds: { live: "zegar na całą partię", days: "dni na każdy ruch" },
  minutesEach: "Minuty na osobę",
  secondsAMove: "Sekundy na ruch",
  daysAMove: "Dni na ruch",
  timeoutHints: {
    bot: "Gdy komuś skończy się czas, gra za niego bot, dopóki ta osoba nie wróci.",
    resign: "Komu skończy się czas, ten poddaje partię i zajmuje ostatnie miejsce.",
  },
  takebackHints: {
    asked: "Jeśli od tamtej pory coś wylosowano lub odkryto, muszą się zgodzić wszyscy pozostali.",
    free: "Tego, co wyrzucono, wylosowano lub odkryto, już się nie cofa.",
  },
  sharing: "Wspólne zwycięstwo",
  sharingTerms: { no: "nie", agreed: "za zgodą wszystkich" },
  sharingHints: {
    no: "O wyniku rozstrzyga gra.",
    agreed:
      "Każdy może je zaproponować. Jeśli zgodzą się wszyscy, partia od razu się kończy i wszyscy są pierwsi. Boty nie dzielą zwycięstwa.",
  },
  watching: "Widzowie",
  watchingTerm: (seconds) =>
    seconds === undefined ? "bez widzów" : seconds === 0 ? "na bieżąco" : `${lateness(seconds)} później`,
  watchingHint: (seconds) =>
    seconds === undefined
      ? "Do końca partii widzą ją tylko ci, którzy grają."
      : seconds === 0
        ? "Kto może otworzyć stół, może też oglądać; tego, co ukryte, nie widzi."
        : `Kto może otworzyć stół, może też oglądać, ale ${lateness(seconds)} później: nikt nie podpowie na czas, co robią inni.`,
  beginning: "Początek",
  startTerms: { host: "zaczyna gospodarz", full: "gdy wszystkie miejsca są zajęte" },
  startHints: {
    host: "Partię rozpoczynasz ty, gdy wszyscy są przy stole.",
    full: "Partia zaczyna się sama, gdy ktoś usiądzie na ostatnim wolnym miejscu.",
  },
  shareOpen: "Wspólne zwycięstwo…",
  shareTitle: "Zaproponować wspólne zwycięstwo?",
  shareMeans: "Jeśli zgodzą się wszyscy, partia od razu się skończy i wszyscy będą pierwsi.",
  shareOffer: "Zaproponuj",
  shareAsked: (name) => `${name} proponuje wspólne zwycięstwo.`,
  shareAskedByMe: "Proponujesz wspólne zwycięstwo.",
  shareRefused: "Wspólnego zwycięstwa nie będzie: partia toczy się dalej.",
  hostStarts: "Wszyscy są. Partię zaczyna gospodarz.",
  waitingForPlayers: "Czekamy na kolejnych graczy.",
};
