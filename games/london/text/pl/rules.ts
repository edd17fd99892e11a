import { counted, type RuleText } from "@tabletown/kernel";
import type { Table } from "../../data/table.ts";
import { componentsWith, povertyLosses, rulebook, starterNames } from "../rulebook.ts";

const CHAPTERS = [
  "Elementy",
  "Przygotowanie",
  "Tura",
  "Dobieranie i odrzucanie",
  "Rozwój miasta",
  "Biedota",
  "Kupno ziemi",
  "Uruchomienie miasta",
  "Pieniądze i pożyczki",
  "Co znaczą efekty",
  "Koniec gry",
  "Co jest jawne",
] as const;

const cards = (n: number): string => counted("pl", n, { one: "kartę", few: "karty", many: "kart", other: "karty" });

/** The rules of SPEC.md, with the figures of the table in play. */
export function rules(t: Table, names: ReadonlyMap<string, string>): readonly RuleText[] {
  const { counts: c } = t;
  const { loan, spaces } = t.settings;
  const starters = starterNames(t, names);
  const who = componentsWith(t, "pl");
  return rulebook(CHAPTERS, {
    "1.1": `Liczba kart miasta: ${c.cards}, w trzech zestawach A, B i C. Każda ma kolor: brązowy (handel), niebieski (nauka i kultura), różowy (polityka) albo szary (Biedota; takich kart jest ${c.paupers}). Kart akcji wśród kolorowych jest ${c.actionCards}.`,
    "1.2":
      "Karta miasta może mieć koszt zagrania w pieniądzach, stały efekt, aktywowany efekt z kosztem aktywacji, znak odwrócenia po aktywacji oraz prestiż liczony na koniec gry.",
    "1.3": `Liczba dzielnic: ${c.boroughs}. Każda leży na północ albo na południe od Tamizy, nad rzeką albo z dala od niej. Dzielnica ma cenę, przy zakupie daje prestiż, karty i ulgę w ubóstwie, a czasem ma zdolność i efekt przy uruchomieniu.`,
    "1.4": "Pieniędzy, znaczników ubóstwa i pożyczek nigdy nie brakuje.",
    "1.5": "Prestiż zdobyty w trakcie gry liczy się od razu; tor go nie ogranicza. Wynik końcowy może być ujemny.",
    "1.6":
      "Nie wszystkie liczby z drukowanych kart są nam znane. Przy każdej wartości tabeli elementów zapisano, czy pochodzi z instrukcji tego wydania, z innych materiałów o nim, z innego wydania, czy jest naszą rekonstrukcją; całą tabelę można zastąpić poprawioną.",
    "2.1": `Grają od dwóch do czterech osób. Każdy zaczyna z £${t.settings.startMoney}, bez prestiżu, ubóstwa i pożyczek.`,
    "2.2":
      "Każdy zestaw kart miasta tasuje się osobno; A kładzie się na B, a B na C, rewersami do góry, jako jedną talię.",
    "2.3": `Każdy gracz dostaje ${cards(t.settings.startHand)} z wierzchu talii.`,
    "2.4": `Plansza rozwoju ma dwa rzędy. Miejsc w rzędzie jest ${spaces[2]} przy dwóch graczach, ${spaces[3]} przy trzech i ${spaces[4]} przy czterech. Na początku jest pusta.`,
    "2.5": `Odkryte dzielnice na sprzedaż (${t.settings.boroughsShown}): ${starters}. Pozostałe tasuje się i kładzie zakryte.`,
    "2.6": "Zaczyna osoba na pierwszym miejscu; dalej gra się zgodnie z ruchem wskazówek zegara.",
    "3.1":
      "Tura ma cztery części: ewentualna spłata pożyczek, dobranie karty, dokładnie jedna akcja i odrzucenie kart ponad limit.",
    "3.2": "Pożyczki można spłacać tylko na początku własnej tury, przed dobraniem karty, dowolnie wiele.",
    "3.3": "Następnie trzeba dobrać jedną kartę miasta, z talii albo z planszy.",
    "3.4": `Akcja jest jedną z czterech: rozwój miasta, kupno ziemi, uruchomienie miasta albo dobranie ${t.settings.drawAction} kart.`,
    "3.5": `Ta akcja oznacza dobranie dokładnie tylu kart: ${t.settings.drawAction}. Jeśli w talii i na planszy jest ich razem mniej, bierze się wszystkie. Może to być zero, więc tę akcję zawsze można wybrać.`,
    "3.6": `Na koniec tury gracz, który ma w ręku więcej niż ${cards(t.settings.handLimit)}, odrzuca wybrane nadliczbowe karty.`,
    "3.7":
      "Gdy minęły trzy pełne rundy, w których z talii nie ubyła żadna karta, pierwsza karta dobierana na początku tury musi pochodzić z talii, aż jakaś z niej ubędzie.",
    "3.8":
      "Dobrowolnych pożyczek i wymian dokonuje się pomiędzy innymi wyborami: przed wyborem akcji, między zagrywanymi kartami, między aktywacjami albo po akcji, dopóki jakaś wymiana jest dostępna. Wymienić można także przed dobraniem. Nigdy w środku innego wyboru.",
    "4.1":
      "Każda dobierana karta to albo wierzchnia karta talii, albo dowolna karta leżąca na planszy rozwoju. Przy kilku kartach decyduje się o każdej osobno, obejrzawszy poprzednią.",
    "4.2":
      "Gdy talia jest pusta, obowiązkową kartę dobiera się z planszy, dopóki jakaś tam leży; gdy nie ma żadnej, dobranie przepada.",
    "4.3": "Odrzucona karta trafia odkryta na wolne miejsce górnego rzędu, a gdy jest pełny, na wolne miejsce dolnego.",
    "4.4":
      "Gdy oba rzędy są pełne, wszystkie karty dolnego rzędu opuszczają grę, górny rząd schodzi na dół, a karta trafia do opróżnionego górnego.",
    "4.5": "Odrzuca się tylko karty z ręki, nigdy z miasta.",
    "4.6": "Karty usunięte z gry nigdy do niej nie wracają.",
    "5.1":
      "Zagrywa się z ręki dowolnie wiele kart, co najmniej jedną, po kolei. Kto nie może zagrać żadnej, nie może wybrać tej akcji.",
    "5.2": "Aby zagrać kartę do miasta, trzeba najpierw odrzucić z ręki inną kartę tego samego koloru.",
    "5.3":
      "Płaci się też koszt podany na karcie; komu brakuje pieniędzy, ten może zaciągnąć pożyczkę albo zrezygnować.",
    "5.4":
      "Kartę kładzie się odkrytą jako nowy stos albo na istniejącym, którego wierzchnia karta może być odkryta lub odwrócona. Nie wolno zakryć karty zagranej w tej samej turze.",
    "5.5":
      "Karty zakryte i odwrócone nie liczą się już do niczego poza prestiżem na koniec gry i ubóstwem za swój stos.",
    "5.6":
      "Stały efekt działa od chwili zagrania karty, także dla kart zagranych później w tej samej turze, dopóki karta nie zostanie zakryta lub odwrócona.",
    "5.7":
      "Karty akcji zagrywa się prosto z ręki podczas rozwoju, bez odrzucania innej karty; ich działanie nie zależy od miasta. Użyta karta akcji opuszcza grę.",
    "5.8": "Kartę akcji można zamiast tego odrzucić jako kartę jej koloru.",
    "5.9":
      "Kartę, jej miejsce i kartę odrzucaną za nią wybiera się po kolei; odrzucenie, zapłata i położenie następują potem razem.",
    "6.1": "Biedoty nie można zagrać do miasta ani odrzucić, aby zagrać inną kartę.",
    "6.2": "Odrzucić Biedotę, aby zagrać kartę, pozwalają tylko efekty, które wyraźnie to podają.",
    "6.3":
      "Biedotę można odrzucić jako koszt aktywacji, dzięki efektom każącym odrzucać karty oraz ponad limit kart; efekt wymiany może ją wymienić.",
    "7.1": "Wybiera się jedną z odkrytych dzielnic i płaci za nią; jedną na turę.",
    "7.2":
      "Nowa dzielnica zakrywa wcześniejsze. Nadal liczy się ich strona rzeki i położenie nad nią, ale nie zdolność ani efekt przy uruchomieniu.",
    "7.3": "Lukę uzupełnia się z zakrytych dzielnic. Gdy ich zabraknie, na sprzedaż leży mniej.",
    "7.4":
      "Dzielnica od razu daje podany prestiż, usuwa ubóstwo i pozwala dobrać karty. Kto ma mniej ubóstwa, niż mógłby usunąć, usuwa całe i nic więcej.",
    "7.5":
      "Zdolność najnowszej dzielnicy działa od razu, aż zostanie zakryta. Korzystanie z niej jest dobrowolne; tam, gdzie może tylko pomóc, działa bez pytania.",
    "7.6": "Efekt najnowszej dzielnicy przy uruchomieniu jest obowiązkowy.",
    "8.1":
      "Odkryte karty aktywuje się pojedynczo w dowolnej kolejności, ile się chce, nawet żadnej; każdą najwyżej raz na turę.",
    "8.2":
      "Najpierw ponosi się koszt aktywacji: pieniądze albo odrzucenie z ręki karty dowolnego koloru, także Biedoty. Bez tego nie ma aktywacji.",
    "8.3":
      "Potem rozpatruje się cały efekt, część po części w kolejności zapisu, co na żadnej karcie podstawowej tabeli nie robi różnicy.",
    "8.4": "Potem karta z takim znakiem zostaje odwrócona. Pozostaje na stosie i nie można jej już aktywować.",
    "8.5": "Ubóstwo można usunąć tylko wtedy, gdy się je ma; nadwyżka przepada.",
    "8.6":
      "Efekt najnowszej dzielnicy rozpatruje się raz przy każdym uruchomieniu: przed aktywacjami, między nimi albo po nich, jak woli gracz. Jeśli nie wybrano go wcześniej, następuje na zakończenie. Dzielnic się nie odwraca.",
    "8.7":
      "Po ostatniej aktywacji gracz dobiera po jednym znaczniku ubóstwa za każdy stos w mieście, aktywowany czy nie, za każdą pożyczkę i za każdą kartę w ręku.",
    "9.1": `Pożyczka daje £${loan.pays} i jeden żeton pożyczki.`,
    "9.2":
      "Kto musi zapłacić więcej, niż ma, zaciąga pożyczkę: dokładnie tyle pożyczek, ile w tej chwili potrzeba na tę zapłatę.",
    "9.3":
      "Pożyczkę można też zaciągnąć bez potrzeby, ale tylko we własnej turze i po dobraniu karty; po akcji tylko wtedy, gdy jakaś wymiana jest jeszcze dostępna (3.8).",
    "9.4": `Spłata pożyczki kosztuje £${loan.repay}.`,
    "9.5": "Przy uruchomieniu liczą się żetony pożyczek, niezależnie od wypłaconych kwot.",
    "9.6": "Zapłata w turze innego gracza też może zmusić do pożyczki.",
    "10.1": "To, co liczy się w mieście, musi być odkryte na wierzchu. Dzielnice liczą się także zakryte.",
    "10.2": `Dowolny kolor (${who("anyColourDiscard")}): aby zagrać kartę, można odrzucić kartę dowolnego koloru, a jeśli efekt na to pozwala, także Biedotę; za każdym razem płaci się podaną cenę. Karta właściwego koloru ceny nie wymaga, a z dwóch takich efektów działa tańszy.`,
    "10.3": `Bez odrzucania (${who("noDiscard")}): kartę zagrywa się bez odrzucania innej.`,
    "10.4": `Zagranie z planszy (${who("placeFromBoard")}): na aktywowanej karcie kładzie się z planszy rozwoju kartę, którą można zagrać do miasta. Jej koszt płaci się w całości, niczego się za nią nie odrzuca i można ją aktywować w tym samym uruchomieniu. Taka karta musi tam leżeć, a karta z tym efektem zagrana w tej samej turze nie działa.`,
    "10.5": `Odwrócenie zamiast innej (${who("turnThisInstead")}): w chwili, gdy inna karta miałaby zostać odwrócona po aktywacji, można odwrócić tę. Tamta pozostaje odkryta i przyda się w późniejszej turze. W żadnej innej chwili nie jest to możliwe.`,
    "10.6": `Powtórzenie (${who("repeatCard")}): kartę aktywowaną w tym uruchomieniu, nawet właśnie odwróconą, aktywuje się jeszcze raz bez kosztu aktywacji. Bez takiej karty efekt nie działa; nie można powtórzyć karty zakrytej, karty, która sama powtarza, ani takiej, która służy tylko do odwrócenia zamiast innej.`,
    "10.7": `Odkładanie pieniędzy (${who("storeMoney")}): każda karta zagrana później w dowolny sposób przez właściciela kładzie na niej pieniądze z zasobów, dopóki jest odkryta. Karta, która ją zakrywa, nic nie daje, a pieniądze na niej przepadają, gdy zostanie zakryta lub odwrócona.`,
    "10.8": `Lepsze pożyczki (${who("loanPays")}): każda pożyczka daje więcej; nadal jest jedną pożyczką i tyle samo kosztuje jej spłata.`,
    "10.9": `Tańsza spłata (${who("loanRepay")}): pożyczki spłaca się taniej na początku tury. Nie dotyczy to liczenia końcowego.`,
    "10.10": `Tańsze zagrywanie (${who("discount")}): każda karta zagrana podczas rozwoju kosztuje mniej. Nie dotyczy to kart zagranych podczas uruchomienia.`,
    "10.11": `Wymiana (${who("swap")}): raz w swojej turze, lub tyle razy, ile podano, wymienia się kartę z ręki na kartę z planszy rozwoju. Nie można tego robić między wyborem rozwoju a pierwszą zagraną kartą.`,
    "10.12": `Podgląd talii (${who("look")}): przed dobraniem na początku tury właściciel może obejrzeć tyle kart z wierzchu talii, ile podaje karta. Dobiera wtedy spośród nich albo z planszy; pozostałe wracają na talię w dowolnej kolejności. Raz na turę, przed pierwszą dobraną kartą.`,
    "10.13": `Swobodna liczba kart (${who("drawRange")}): na początku tury dobiera się po jednej tyle kart, ile się chce w podanych granicach. Karta z talii wymagana przez 3.7 pozostaje obowiązkowa.`,
    "10.14": `Zagranie bez odrzucania (${who("placeCards")}): zagrywa się z ręki najwyżej podaną liczbę kart bez odrzucania, płacąc ich koszty.`,
    "10.15": `Dobieranie (${who("drawCards")}): karty dobiera się po jednej z talii albo z planszy.`,
    "10.16": `Odrzucanie dla zysku (${who("discardUpTo")}): karty trafiają na planszę rozwoju jak wszystkie odrzucone.`,
    "10.17": `Płacą wszyscy inni (${who("takeFromEach", "eachPaysPerBorough")}): w kolejności tur; komu brakuje pieniędzy, ten zaciąga pożyczkę.`,
    "10.18": `Ubóstwo dla innego gracza (${who("givePoverty", "causePoverty")}): gracza wybiera się przy rozpatrywaniu efektu. Kto nie ma ubóstwa, nie może go oddać.`,
    "10.19": `Ręka bez ubóstwa (${who("spareHand")}): karty w ręku nie dają ubóstwa w tym uruchomieniu; przy liczeniu końcowym dają.`,
    "11.1": "Gdy na koniec tury dowolnego gracza talia jest pusta, zbliża się koniec.",
    "11.2": "Każdy inny gracz rozgrywa jeszcze jedną turę; potem gra się kończy i następuje siedem kroków liczenia.",
    "11.3": "Pierwszy: jeden znacznik ubóstwa za każdą kartę w ręku; te karty opuszczają grę.",
    "11.4": "Drugi: dodaje się prestiż wszystkich kart w mieście, także zakrytych i odwróconych.",
    "11.5": `Trzeci: spłaca się jak najwięcej pożyczek, po £${loan.repay} za każdą.`,
    "11.6": `Czwarty: jeden punkt prestiżu za każde pełne £${t.settings.moneyPerPrestige}, które zostały.`,
    "11.7": `Piąty: utrata prestiżu za każdą niespłaconą pożyczkę: ${loan.prestigeLost}.`,
    "11.8": "Szósty: każdy oddaje tyle ubóstwa, ile ma gracz z najmniejszym ubóstwem.",
    "11.9": `Siódmy: pozostałe ubóstwo kosztuje prestiż: ${povertyLosses(t)}, a za każde powyżej ${t.poverty.lost.length - 1} jeszcze po ${t.poverty.beyond}.`,
    "11.10": "Wygrywa gracz z największym prestiżem.",
    "11.11": "Przy remisie wygrywa ten, kto ma mniej ubóstwa.",
    "11.12": "Jeśli mają po tyle samo, ten, kto ma więcej dzielnic.",
    "11.13": "Jeśli i to nie rozstrzyga, ten, kto ma kartę miasta o najwyższym prestiżu.",
    "11.14": "Jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.",
    "12.1": "Ręce są tajne, podobnie jak kolejność kart w obu taliach.",
    "12.2":
      "Pieniądze, pożyczki, ubóstwo, prestiż, plansza, dzielnice i miasta są jawne. Co raz było widoczne, pozostaje znane: karty zakryte, odwrócone i usunięte z gry można sprawdzić.",
    "12.3": "O karcie wziętej z planszy wiadomo, że jest w ręku biorącego, dopóki taka karta tej ręki nie opuści.",
    "12.4":
      "Z jakiego zestawu jest ukryta karta, wiedzą wszyscy: wynika to z liczenia talii. Jedyny wyjątek, podgląd talii (10.12) na granicy dwóch zestawów, traktuje się tak samo.",
    "12.5": "Kartę wybraną do zagrania inni widzą dopiero, gdy zostanie zagrana.",
  });
}
