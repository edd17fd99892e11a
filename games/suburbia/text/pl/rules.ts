import { counted, type Forms, formFor, type RuleText, withMinus } from "@tabletown/kernel";
import { type EditionFigures, joined, type RuleFigures, titleList } from "../rule-figures.ts";
import { join, money } from "./effects.ts";
import { beyondTrack, names, titles } from "./names.ts";

const SPACES: Forms = { one: "pole", few: "pola", many: "pól" };
const WITH_MARKERS: Forms = { one: "znacznikiem", other: "znacznikami" };
const TILES: Forms = { one: "kafelek", few: "kafelki", many: "kafelków" };
const BY_TILES: Forms = { ...TILES, one: "kafelku" };
const WITH_TILES: Forms = { one: "kafelkiem", other: "kafelkami" };
const PLAYERS = ["dwóch", "trzech", "czterech"] as const;

function stacks({ stacks: sizes }: EditionFigures): string {
  if (sizes.every(({ length }) => length === 1)) {
    return `po ${joined(sizes.flat(), "lub")} dla dwóch, trzech lub czterech graczy`;
  }
  return sizes.map((size, i) => `${joined(size, "i")} dla ${PLAYERS[i]}`).join("; ");
}

function under({ under: { from, count } }: EditionFigures): string {
  return from === "box"
    ? `na sam spód trafiają jeszcze kafelki C z pudełka (${count})`
    : `kafelki z wierzchu stosu C (${count}) przekłada się na jego spód`;
}

function limits({ limits: { income, reputation } }: RuleFigures): string {
  const between = ([lowest, highest]: readonly [number, number]) =>
    `między ${withMinus(lowest)} a ${withMinus(highest)}`;
  if (between(income) === between(reputation)) return `Dochód i reputacja mieszczą się ${between(income)}.`;
  return `Dochód mieści się ${between(income)}, reputacja ${between(reputation)}.`;
}

function daleStacks(sizes: readonly number[]): string {
  const last = sizes.at(-1) ?? 0;
  const tiles = formFor("pl", last, sizes.length === 1 ? BY_TILES : TILES);
  return `Stosy mają ${sizes.length === 1 ? "po " : ""}${joined(sizes, "i")} ${tiles}`;
}

/** The numbered rules of SPEC.md in Polish. */
export const rules = (f: RuleFigures): readonly RuleText[] => [
  { number: "1", text: "Kafelki" },
  {
    number: "1.1",
    text: "Kafelek budynku ma koszt, jeden z czterech typów (mieszkalny, handlowy, przemysłowy, publiczny), czasem symbol, oraz efekty. Najpierw działają efekty natychmiastowe, potem warunkowe, liczone za kafelki.",
  },
  {
    number: "1.2",
    text: "Symbole to restauracja, biuro, szkoła, lotnisko, wieżowiec i salon samochodowy. Efekt, który wymienia symbol, liczy tylko kafelki z tym symbolem; na przykład Uniwersytet liczy szkoły, ale sam szkołą nie jest.",
  },
  {
    number: "1.3",
    text: "Na odwrocie każdego kafelka A, B i C znajduje się jezioro. Jezioro nic nie kosztuje i nie ma żadnego z czterech typów, więc nie liczy się do niczego, co liczy typy lub symbole.",
  },
  { number: "1.4", text: "„Sąsiadujący” to kafelek tej samej dzielnicy, który styka się z danym kafelkiem krawędzią." },
  { number: "1.5", text: "„Twój” obejmuje dzielnicę właściciela, a jeśli pasuje, także sam ten kafelek." },
  {
    number: "1.6",
    text: "„Każdy” obejmuje wszystkie dzielnice, a jeśli pasuje, także sam ten kafelek. Liczą się też kafelki wybudowane wcześniej, również w przypadku Farmy i Ubojni, choć jedno zdanie drugiego wydania zdaje się ograniczać je do późniejszych restauracji.",
  },
  { number: "1.7", text: "„W innych dzielnicach” obejmuje wszystkie dzielnice oprócz dzielnicy właściciela." },
  { number: "1.8", text: "Gdy wymieniono kilka symboli, liczy się kafelek z dowolnym z nich, i to tylko raz." },
  {
    number: "1.9",
    text: "Elegancka restauracja, Wieżowiec i Salon nowych samochodów liczą tylko to, co zostanie wybudowane po nich, w dowolnej dzielnicy. Drugi taki kafelek odbiera dochód pierwszemu, nie sobie.",
  },
  {
    number: "1.10",
    text: "Kasyno i Agencja PR działają za każdą czerwoną linię, którą ich właściciel przekroczy w górę po ich wybudowaniu.",
  },
  {
    number: "1.11",
    text: `Biuro nieruchomości nadwodnych zwiększa to, co płacą jeziora właściciela: o ${money(f.shore)} za każdą parę złożoną z jego jeziora i sąsiadującego z nim budynku, zarówno za pary istniejące w chwili budowy, jak i za każdą nową. Budynek między dwoma jeziorami tworzy dwie pary; samo Biuro tworzy parę jak każdy inny budynek.`,
  },
  { number: "1.12", text: "Efekty się sumują, a w dzielnicy może być kilka kafelków tego samego rodzaju." },
  { number: "2", text: "Przygotowanie" },
  {
    number: "2.1",
    text: `Grają od dwóch do czterech osób albo jedna w wariancie solo. Kafelki A, B i C miesza się osobno i odlicza do stosów, których wielkość zależy od wydania i liczby graczy; reszta zostaje zakryta w pudełku. Pierwsze wydanie: ${stacks(f.editions[0])}. Drugie wydanie: ${stacks(f.editions[1])}.`,
  },
  {
    number: "2.2",
    text: `Kafelek „Jeszcze 1 runda” miesza się z kafelkami stosu C (${f.withMarker.map((counts) => joined(counts, "lub")).join("; w drugim wydaniu ")} dla dwóch, trzech lub czterech graczy) i kładzie pod resztą stosu.`,
  },
  { number: "2.3", text: `Następnie w pierwszym wydaniu ${under(f.editions[0])}, a w drugim ${under(f.editions[1])}.` },
  {
    number: "2.4",
    text: `Rynek ma ${counted("pl", f.market.length, SPACES)}, których koszt rynkowy wynosi, od lewej do prawej: ${joined(f.market, "i")} $. Zapełniają je kafelki z wierzchu stosu A.`,
  },
  {
    number: "2.5",
    text: `Zasoby kafelków podstawowych to ${join(
      f.basics.map(({ id, supply }) => `${names[id] ?? id} (${supply})`),
      "i",
    )}.`,
  },
  { number: "2.6", text: "Odkrywa się tyle celów, ilu jest graczy: to cele publiczne." },
  {
    number: "2.7",
    text: `Każdy gracz zaczyna z ${money(f.start.money)}, ${f.start.markers} ${formFor("pl", f.start.markers, WITH_MARKERS)} inwestycji, dochodem ${withMinus(f.start.income)}, reputacją ${withMinus(f.start.reputation)}, populacją ${f.start.population} oraz kolumną złożoną z Przedmieścia, Parku miejskiego i Fabryki, biegnącą od środkowego wcięcia planszy dzielnicy. Wartości te uwzględniają już efekty trzech kafelków.`,
  },
  {
    number: "2.8",
    text: "Każdy gracz otrzymuje dwa cele, jeden zachowuje, a drugi odkłada; innym nie pokazuje żadnego. Wszyscy wybierają jednocześnie.",
  },
  { number: "2.9", text: "Pierwszego gracza wyznacza los; dalej gra toczy się zgodnie z ruchem wskazówek zegara." },
  {
    number: "2.10",
    text: "Plansze dzielnic mają dwie strony: na jednej buduje się w dół, na drugiej, będącej jej lustrzanym odbiciem, w górę. Każdy gracz może wybrać stronę; zasady są te same, więc tutaj wszyscy używają jednej. Opcja „Strona plansz dzielnic”: budowa w dół lub w górę.",
  },
  { number: "3", text: "Tura" },
  {
    number: "3.1",
    text: "Tura ma cztery kroki: umieszczenie kafelka albo znacznika inwestycji; pobranie dochodu lub zapłata; ruch na planszy populacji zależnie od reputacji; uzupełnienie rynku.",
  },
  {
    number: "3.2",
    text: "W pierwszym kroku gracz robi dokładnie jedną z czterech rzeczy: kupuje kafelek z rynku, bierze kafelek podstawowy, zamienia kafelek z rynku w jezioro albo umieszcza znacznik inwestycji.",
  },
  { number: "4", text: "Umieszczanie" },
  {
    number: "4.1",
    text: "Kafelek z rynku kosztuje tyle, ile na nim widnieje, plus koszt rynkowy jego pola. Całą kwotę trzeba mieć przed umieszczeniem kafelka; nie można płacić tym, co on przyniesie.",
  },
  {
    number: "4.2",
    text: "Nowy kafelek musi stykać się krawędzią z co najmniej jednym kafelkiem w dzielnicy gracza, budynkiem lub jeziorem. Kafelki mogą otaczać planszę dzielnicy, ale nie mogą leżeć na niej ani na innych kafelkach; miejsca zakrytego przez planszę choćby częściowo nie można użyć.",
  },
  {
    number: "4.3",
    text: "Kafelek podstawowy kosztuje tylko tyle, ile na nim widnieje. Gdy jakiś rodzaj się wyczerpie, nie można go już brać.",
  },
  {
    number: "4.4",
    text: "Po umieszczeniu kafelka podstawowego gracz usuwa z gry dowolny kafelek z rynku i płaci koszt rynkowy jego pola.",
  },
  {
    number: "4.5",
    text: `Aby stworzyć jezioro, gracz bierze kafelek z rynku, płaci tylko koszt rynkowy jego pola i kładzie go jeziorem do góry. Jezioro płaci ${money(f.lake)} za każdy sąsiadujący budynek dowolnego z czterech typów i znowu ${money(f.lake)} za każdy taki budynek umieszczony obok niego później. Jeziora nie płacą za jeziora.`,
  },
  {
    number: "4.6",
    text: "Znacznik inwestycji można położyć na dowolnym kafelku swojej dzielnicy, na którym jeszcze go nie ma, także na jeziorze i na trzech pierwszych kafelkach; płaci się ponownie koszt tego kafelka.",
  },
  {
    number: "4.7",
    text: "Efekty oznaczonego kafelka rozpatruje się jeszcze raz według obecnego stanu dzielnic. Nie jest to nowy kafelek: żaden inny na niego nie reaguje i nie liczy się on za dwa.",
  },
  { number: "4.8", text: "Od tej chwili efekty kafelka ze znacznikiem liczą się podwójnie." },
  {
    number: "4.9",
    text: "Po umieszczeniu znacznika inwestycji gracz usuwa z gry dowolny kafelek z rynku i płaci koszt rynkowy jego pola.",
  },
  {
    number: "4.10",
    text: "Usunięcie według 4.4 i 4.9 następuje po umieszczeniu, więc można za nie płacić tym, co umieszczenie przyniosło. Jeśli na rynku nie ma kafelka, za który można zapłacić, niczego się nie usuwa.",
  },
  { number: "5", text: "Kolejność efektów" },
  { number: "5.1", text: "Po pierwsze, płaci się koszt kafelka i koszt rynkowy." },
  { number: "5.2", text: "Po drugie, działają efekty natychmiastowe nowego kafelka." },
  {
    number: "5.3",
    text: "Po trzecie, działają efekty warunkowe nowego kafelka. Wszystko, co liczą w którejkolwiek dzielnicy, liczy się tutaj w całości.",
  },
  { number: "5.4", text: "Po czwarte, działają efekty warunkowe sąsiadujących kafelków, które liczą nowy kafelek." },
  { number: "5.5", text: "Po piąte, działają efekty warunkowe pozostałych kafelków właściciela, które go liczą." },
  {
    number: "5.6",
    text: "Po szóste, sprawdza się kafelki z innych dzielnic oddziałujące na nowy kafelek. W grze podstawowej mogą one najwyżej zostać policzone, co stało się już w 5.3.",
  },
  {
    number: "5.7",
    text: "Po siódme, działają efekty warunkowe kafelków z innych dzielnic, które liczą nowy kafelek; korzystają lub tracą ich właściciele, choć to nie ich tura.",
  },
  {
    number: "5.8",
    text: "W ramach jednego kroku kafelki działają w kolejności wybudowania, dzielnice zgodnie z ruchem wskazówek zegara od gracza, a efekty jednego kafelka od góry do dołu.",
  },
  { number: "5.9", text: "Kafelek, który liczy sam siebie, robi to w 5.3 i nie reaguje na siebie." },
  { number: "6", text: "Tory" },
  { number: "6.1", text: `${limits(f)} To, co wykracza poza te granice, przepada i nie jest pamiętane.` },
  {
    number: "6.2",
    text: `Przekroczenie czerwonej linii w górę obniża dochód i reputację o ${f.loss.usual} za każdą linię, natychmiast, nawet w środku innych zmian i w turze innego gracza.`,
  },
  {
    number: "6.3",
    text: `Przekroczenie czerwonej linii w dół podnosi dochód i reputację o ${f.loss.usual} za każdą linię, natychmiast.`,
  },
  { number: "6.4", text: "Przy każdej linii najpierw następuje strata, a potem to, co dają Kasyno i Agencja PR." },
  { number: "6.5", text: "Populacja nigdy nie spada poniżej 0." },
  {
    number: "6.6",
    text: `Za ostatnią wydrukowaną czerwoną linią kolejna leży co ${counted("pl", f.beyond, SPACES)}, a populacja nie ma górnej granicy.`,
  },
  { number: "7", text: "Dochód i populacja" },
  { number: "7.1", text: "Przy dodatnim dochodzie gracz otrzymuje tyle pieniędzy, ile on wynosi." },
  {
    number: "7.2",
    text: "Przy ujemnym dochodzie gracz tyle płaci. Kto nie może zapłacić wszystkiego, płaci, ile ma, i cofa się na planszy populacji o 1 pole za każdy brakujący 1 $; przy populacji 0 reszta przepada.",
  },
  { number: "7.3", text: "Następnie przy dodatniej reputacji populacja o nią rośnie." },
  {
    number: "7.4",
    text: "Przy ujemnej reputacji populacja o nią spada. Za każde pole, o które nie można się cofnąć, bo populacja wynosi 0, gracz płaci 1 $; bez pieniędzy nic więcej się nie dzieje.",
  },
  {
    number: "7.5",
    text: "Wielkość każdego z tych kroków odczytuje się na jego początku. Linie przekroczone po drodze zmieniają tory, ale nie trwający krok; linie przekroczone wstecz podczas płacenia zmieniają natomiast reputację, którą odczytują potem 7.3 i 7.4.",
  },
  { number: "8", text: "Rynek" },
  {
    number: "8.1",
    text: "Na koniec tury kafelki przesuwają się w prawo, zapełniając lukę, a z lewej wchodzi nowy kafelek.",
  },
  { number: "8.2", text: "Kafelki bierze się ze stosu A, potem z B, potem z C." },
  {
    number: "8.3",
    text: "Gdy wszystkie stosy są puste, kafelki się przesuwają i nic nie wchodzi. Przy liczbach kafelków z instrukcji może do tego dojść tylko w pierwszym wydaniu w cztery osoby.",
  },
  { number: "9", text: "Koniec gry" },
  {
    number: "9.1",
    text: "Odkryty kafelek „Jeszcze 1 runda” odkłada się, a jego miejsce zajmuje następny. Rundę dogrywa się do końca, po czym rozgrywa się jeszcze jedną.",
  },
  { number: "9.2", text: "Wszyscy gracze mają tyle samo tur." },
  { number: "10", text: "Punktacja końcowa" },
  {
    number: "10.1",
    text: "Najpierw cele publiczne: każdy daje premię do populacji temu, kto jako jedyny w nim prowadzi. Przy remisie nikt nic nie dostaje.",
  },
  {
    number: "10.2",
    text: "Potem odkrywa się cele prywatne: każdy daje premię swojemu właścicielowi, jeśli spośród wszystkich graczy prowadzi on jako jedyny.",
  },
  {
    number: "10.3",
    text: "Cele dotyczące kafelków liczą własną dzielnicę każdego gracza, łącznie z trzema pierwszymi kafelkami; cel dotyczący znaczników inwestycji liczy te, które w niej leżą. Grupa to kafelki połączone krawędziami. W celach dotyczących pieniędzy liczy się ich stan przed wymianą.",
  },
  {
    number: "10.4",
    text: `Potem każde pełne ${money(f.moneyPerPopulation)} zamienia się w 1 punkt populacji; reszta przydaje się przy remisach.`,
  },
  { number: "10.5", text: "W końcowej punktacji czerwone linie nie mają znaczenia." },
  {
    number: "10.6",
    text: "Wygrywa gracz z największą populacją; przy remisie decyduje najwyższa reputacja, potem najwyższy dochód, potem najwięcej pozostałych pieniędzy.",
  },
  {
    number: "10.7",
    text: "Gracze równi pod każdym z tych względów dzielą zwycięstwo. Instrukcje każą im rozegrać kolejną partię.",
  },
  { number: "11", text: "Wariant solo 1: Samotny Architekt" },
  { number: "11.1", text: "Gra się ze stosami dla dwóch graczy i bez celów." },
  {
    number: "11.2",
    text: `Przekroczenie czerwonej linii w górę obniża dochód i reputację o ${f.loss.alone}, a jej przekroczenie wstecz podnosi je o ${f.loss.alone}.`,
  },
  {
    number: "11.3",
    text: "W każdej turze usuwa się jeszcze jeden kafelek z rynku za koszt rynkowy jego pola: w pierwszym wydaniu po uzupełnieniu rynku, w drugim przed uzupełnieniem.",
  },
  {
    number: "11.4",
    text: "Nowe kafelki wchodzą wtedy pojedynczo z lewej i przesuwają się w prawo, jak daleko mogą: w pierwszym wydaniu jeszcze jeden, w drugim dwa.",
  },
  {
    number: "11.5",
    text: `Końcowa populacja daje tytuł: ${titleList(f, titles, { below: (end, name) => `poniżej ${end} ${name}`, from: (start, name) => `od ${start} ${name}` })}`,
  },
  { number: "12", text: "Wariant solo 2: bot Dale" },
  {
    number: "12.1",
    text: `Grę przygotowuje się jak dla dwóch graczy: człowieka i Dale’a. ${daleStacks(f.dale.stacks)}, „Jeszcze 1 runda” miesza się z ${f.dale.withMarker} ${formFor("pl", f.dale.withMarker, WITH_TILES)} stosu C i kładzie pod resztą; niczego więcej się nie przekłada.`,
  },
  {
    number: "12.2",
    text: `Rynek ma tylko ${counted("pl", f.dale.market.length, SPACES)} o kosztach rynkowych ${joined(f.dale.market, "i")} $. Kafelki się na nim nie przesuwają.`,
  },
  {
    number: "12.3",
    text: `Liczba odkrytych celów: ${f.dale.goals}. Cele dotyczące jezior i znaczników inwestycji są pomijane.`,
  },
  { number: "12.4", text: "Gracz zaczyna każdą rundę zwykłą turą; rynku się po niej nie uzupełnia." },
  {
    number: "12.5",
    text: `Dale bierze z rynku kafelek o najwyższym łącznym koszcie (koszt kafelka i koszt rynkowy); przy remisie pierwszy z lewej. Płaci ${money(f.dale.pays)} albo tyle, ile ma, jeśli to mniej. Nigdy nie bierze kafelków podstawowych, nie tworzy jezior i nie umieszcza znaczników.`,
  },
  {
    number: "12.6",
    text: "Kładzie go tam, gdzie najbardziej wzrosną łącznie reputacja i dochód, a przy remisie tam, gdzie bardziej wzrośnie reputacja. Liczy się rzeczywista zmiana na jego torach, spowodowana przez wszystkie jego kafelki. Spośród miejsc nadal równych wybiera pierwsze w porządku czytania: rzędami z góry na dół, w każdym od lewej do prawej.",
  },
  { number: "12.7", text: "Następnie Dale jak każdy pobiera dochód i porusza się zależnie od reputacji." },
  { number: "12.8", text: "Pozostałe kafelki odpadają z gry, a nowe zapełniają rynek od lewej do prawej." },
  { number: "12.9", text: "Odkrycie kafelka „Jeszcze 1 runda” natychmiast kończy grę." },
  { number: "12.10", text: "Cele i pieniądze punktują dla obu. Dale nie ma celu prywatnego." },
  {
    number: "12.11",
    text: "Gracz pokonuje Dale’a większą populacją, a remisy rozstrzyga się jak w 10.6. W drugim wydaniu tytuł z listy w 11.5 przysługuje tylko temu, kto pokonał Dale’a; w pierwszym każdemu.",
  },
  { number: "13", text: "Sporne kwestie do wyboru" },
  {
    number: "13.1",
    text: `Kasyno i Agencja PR, gdy ich właściciel cofa się za czerwoną linię. „Działają tylko w górę”: cofnięcie podnosi dochód i reputację jak zwykle, o ${f.loss.usual} i ${f.loss.usual}, u Samotnego Architekta o ${f.loss.alone} i ${f.loss.alone}. „Odbierają to, co dały”: tracisz też to, co dały za tę linię.`,
  },
  {
    number: "13.2",
    text: "Znacznik inwestycji na kafelku liczącym późniejsze kafelki (1.9, 1.10). „Podwaja tylko późniejsze”: efekty natychmiastowe działają ponownie, a podwójnie liczy się tylko to, co przyjdzie później. „Liczy ponownie także wcześniejsze”: to, co kafelek dał lub zabrał od wybudowania, daje lub zabiera jeszcze raz.",
  },
  {
    number: "13.3",
    text: `Biuro nieruchomości nadwodnych i jezioro ze znacznikiem. „Dodatek też się podwaja”: znacznik podwaja także dodatkowe ${money(f.shore)} za to jezioro, a jego położenie wypłaca dodatek jeszcze raz. „Dodatek się nie podwaja”: znacznik podwaja tylko własne ${money(f.lake)} jeziora.`,
  },
  {
    number: "13.4",
    text: `Populacja poza wydrukowanym torem. „${beyondTrack(f)["option.beyondTrack.lines-go-on"]}”: jak w 6.6. „${beyondTrack(f)["option.beyondTrack.stops"]}”: wyżej rośnie dopiero przy końcowej punktacji.`,
  },
  {
    number: "13.5",
    text: "Cel prywatny w grze z Dale’em. „Gracz zachowuje jeden”: rozdaje się je i wybiera jak w 2.8, bez celów dotyczących jezior i znaczników. „Brak”: nikt go nie ma.",
  },
];
