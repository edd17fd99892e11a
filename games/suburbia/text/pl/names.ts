import { namesOf } from "@tabletown/kernel";
import { components } from "./components.ts";

/** What a player alone can become, from the lowest. */
export const titles: Readonly<Record<string, string>> = {
  "junior-intern": "młodszy stażysta",
  subcontractor: "podwykonawca",
  draftsman: "kreślarz",
  "architectural-designer": "projektant architektoniczny",
  "structural-engineer": "inżynier budownictwa",
  "chief-architect": "główny architekt",
  ceo: "CEO firmy Suburbia SA",
};

const namedTitles = Object.fromEntries(Object.entries(titles).map(([id, title]) => [id, `Tytuł: ${title}`]));

/** The values of the option about the end of the population board. */
export const beyondTrack = ({ beyond, top }: { readonly beyond: number; readonly top: number }) => ({
  "option.beyondTrack.lines-go-on": `Bez limitu, czerwona linia co ${beyond}`,
  "option.beyondTrack.stops": `Zatrzymuje się na ${top} do końcowej punktacji`,
});

/** Every id in Polish; tile names follow the rulebook where it prints them. */
export const names: Readonly<Record<string, string>> = {
  ...namesOf(components),

  "aquatic-engineer": "Inżynier hydrotechnik",
  aquaphobian: "Hydrofob",
  harbormaster: "Kapitan portu",
  "air-traffic-controller": "Kontroler lotów",
  billionaire: "Miliarder",
  spendthrift: "Utracjusz",
  builder: "Budowniczy",
  capitalist: "Kapitalista",
  "civil-engineer": "Inżynier budownictwa publicznego",
  libertarian: "Libertarianin",
  "public-official": "Urzędnik państwowy",
  developer: "Deweloper",
  socialist: "Socjalista",
  industrialist: "Przemysłowiec",
  environmentalist: "Ekolog",
  employer: "Pracodawca",
  investor: "Inwestor",
  miser: "Skąpiec",
  luminary: "Luminarz",
  miscreant: "Łotr",

  ...namedTitles,
  "beat-dale": "Pokonano Dale’a",
  "lost-to-dale": "Nie pokonano Dale’a",

  money: "Pieniądze",
  income: "Dochód",
  reputation: "Reputacja",
  population: "Populacja",
  exchanged: "Pieniądze wymienione na populację",
  markers: "Znaczniki inwestycji",
  dale: "Dale",

  residential: "Mieszkalny",
  commercial: "Handlowy",
  industrial: "Przemysłowy",
  civic: "Publiczny",
  restaurant: "Restauracja",
  office: "Biuro",
  school: "Szkoła",
  airport: "Lotnisko",
  "car-dealership": "Salon samochodowy",

  kept: "Zachowany cel",
  took: "Wzięty kafelek",
  placed: "Umieszczony kafelek",
  invested: "Umieszczony znacznik inwestycji",
  removed: "Usunięty kafelek",
  "turned-up": "Odkryty kafelek",
  "last-round": "Zapowiedź końca",
  "red-line": "Czerwona linia",
  goal: "Zrealizowany cel",
  "goal-missed": "Niezrealizowany cel",
  shown: "Odkryty cel prywatny",
  title: "Zdobyty tytuł",

  "option.edition": "Wydanie",
  "option.edition.1": "Pierwsze (2012)",
  "option.edition.2": "Drugie (2019)",
  "option.variant": "Wariant",
  "option.variant.table": "Od 2 do 4 graczy",
  "option.variant.lone-architect": "Solo 1: Samotny Architekt",
  "option.variant.dale": "Solo 2: bot Dale",
  "option.side": "Strona plansz dzielnic",
  "option.side.down": "Budowa w dół",
  "option.side.up": "Budowa w górę",
  "option.linesBack": "Kasyno i Agencja PR przy cofaniu się za czerwoną linię",
  "option.linesBack.upward-only": "Działają tylko w górę",
  "option.linesBack.both-ways": "Odbierają to, co dały",
  "option.forwardMarker": "Znacznik inwestycji na kafelku liczącym późniejsze kafelki",
  "option.forwardMarker.future": "Podwaja tylko późniejsze",
  "option.forwardMarker.past-too": "Liczy ponownie także wcześniejsze",
  "option.realtyLake": "Biuro nieruchomości nadwodnych i jezioro ze znacznikiem",
  "option.realtyLake.doubled": "Dodatek też się podwaja",
  "option.realtyLake.plain": "Dodatek się nie podwaja",
  "option.beyondTrack": "Populacja poza wydrukowanym torem",
  ...beyondTrack({ beyond: 2, top: 150 }),
  "option.daleGoal": "Cel prywatny w grze z Dale’em",
  "option.daleGoal.private": "Gracz zachowuje jeden",
  "option.daleGoal.none": "Brak",
};
