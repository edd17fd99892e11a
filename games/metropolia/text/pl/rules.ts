import { counted, formFor, type RuleText } from "@tabletown/kernel";
import { type Range, type RuleFigures, rangeText } from "../rule-figures.ts";
import { called, list, ofSymbol, taken } from "./nouns.ts";

const symbols = (all: RuleFigures["raise"]["symbols"]): string => list(all.map((symbol) => ofSymbol[symbol]));
/** What one begins with: "z 3 monetami". */
const withCoins = (n: number): string => counted("pl", n, { one: "monetą", few: "monetami", many: "monetami" });
const cards = (n: number): string => counted("pl", n, { one: "karta", few: "karty", many: "kart" });
/** So many of each kind. */
const each = ({ purple, other }: RuleFigures["base"]): string => `po ${ofPurple(purple)} i po ${ofOthers(other)}`;
const ofPurple = (n: Range): string =>
  `${rangeText(n)} ${formFor("pl", n.to, { one: "karcie fioletowej", few: "karty fioletowe", many: "kart fioletowych" })}`;
const ofOthers = (n: Range): string =>
  `${rangeText(n)} ${formFor("pl", n.to, { one: "karcie", few: "karty", many: "kart" })} w innych kolorach`;

/** The numbered rules of SPEC.md. */
export const rules = (figures: RuleFigures): readonly RuleText[] => [
  { number: "1", text: "O grze" },
  {
    number: "1.1",
    text: "Każdy gracz jest burmistrzem miasta. Wygrywa ten, kto pierwszy zbuduje wszystkie jego nieruchomości specjalne.",
  },
  {
    number: "1.2",
    text: "Nieruchomości zarabiają monety. Karta pokazuje wyniki rzutu, które ją uruchamiają, kolor, symbol, koszt i działanie. Miasta, monety i odkryte karty są jawne dla wszystkich.",
  },
  {
    number: "1.3",
    text: "Nieruchomości specjalne każdy ma własne; kosztują monety, a po zbudowaniu zmieniają zasady dla właściciela.",
  },
  { number: "1.4", text: "Liczba monet gracza jest nieograniczona, a bank nigdy się nie wyczerpuje." },
  { number: "2", text: "Przygotowanie" },
  { number: "2.1", text: "Grają od dwóch do czterech osób." },
  {
    number: "2.2",
    text: `Każdy zaczyna z kartami: ${figures.start.map(called).join(", ")}. Nie pochodzą one z zasobów.`,
  },
  {
    number: "2.3",
    text: "Każdy ma te same cztery nieruchomości specjalne, jeszcze niezbudowane: dworzec kolejowy, centrum handlowe, park rozrywki i wieżę radiową.",
  },
  { number: "2.4", text: `Każdy zaczyna z ${withCoins(figures.startCoins)}.` },
  {
    number: "2.5",
    text: `Pozostałe nieruchomości leżą odkryte w stosach według nazw: ${each(figures.base)}.`,
  },
  {
    number: "2.6",
    text: "Zaczyna osoba, która ostatnio była na budowie, a jeśli nikt nie był, najmłodsza: niech usiądzie na pierwszym miejscu. Tury następują zgodnie z ruchem wskazówek zegara.",
  },
  { number: "3", text: "Tura" },
  {
    number: "3.1",
    text: "W swojej turze rzucasz, potem działają nieruchomości wszystkich graczy, potem możesz budować.",
  },
  { number: "3.2", text: "Rzucasz jedną kostką; liczba oczek to wynik." },
  {
    number: "3.3",
    text: "Z dworcem kolejowym w każdej turze wybierasz, czy rzucasz jedną kostką, czy dwiema; wynikiem jest suma.",
  },
  {
    number: "3.4",
    text: "Z wieżą radiową możesz raz w turze rzucić ponownie, na nowo wybierając liczbę kostek. Liczy się drugi rzut, jakikolwiek będzie.",
  },
  { number: "4", text: "Przychód" },
  {
    number: "4.1",
    text: "Wynik uruchamia wszystkie nieruchomości z tą liczbą, każdą kartę osobno. Z przychodu nie można zrezygnować.",
  },
  { number: "4.2", text: "Najpierw działają karty czerwone, potem zielone i niebieskie, na końcu fioletowe." },
  { number: "4.3", text: "Za karty czerwone gracz, który rzucał, płaci każdemu innemu graczowi, który je ma." },
  { number: "4.4", text: "Karty niebieskie przynoszą właścicielowi monety z banku, niezależnie od tego, kto rzucał." },
  { number: "4.5", text: "Karty zielone przynoszą monety z banku graczowi, który rzucał." },
  { number: "4.6", text: "Karty fioletowe działają na korzyść gracza, który rzucał, kosztem pozostałych." },
  { number: "4.7", text: "Kto nie może zapłacić całości, płaci tyle, ile ma. Reszta przepada." },
  {
    number: "4.8",
    text: "Kilka płatności rozlicza się przeciwnie do ruchu wskazówek zegara, zaczynając od gracza, który rzucał.",
  },
  {
    number: "4.9",
    text: `Z centrum handlowym każda twoja karta z symbolem ${symbols(figures.raise.symbols)} przynosi o ${taken(figures.raise.amount)} więcej, a za czerwone tyle więcej płaci gracz, który rzucał. Karta, która płaci za inne karty, przynosi o ${figures.raise.amount} więcej za każdą z nich.`,
  },
  {
    number: "4.10",
    text: "Karta, która liczy symbole, liczy wszystkie nieruchomości z tym symbolem w mieście właściciela, także siebie, jeśli ma ten symbol; wydawnictwo liczy w mieście tego, kto płaci. Nieruchomości specjalne i ratusz nigdy się nie liczą.",
  },
  { number: "4.11", text: `Stadion: każdy inny gracz płaci ci ${taken(figures.stadium)}.` },
  {
    number: "4.12",
    text: `Stacja telewizyjna: wybrany inny gracz płaci ci ${taken(figures.tvStation)} albo tyle, ile ma. Możesz wskazać gracza bez monet; przy jednym przeciwniku, lub gdy żaden nie ma monet, niczego się nie wybiera.`,
  },
  {
    number: "4.13",
    text: "Centrum biznesowe: możesz wymienić jedną swoją nieruchomość na nieruchomość innego gracza; najpierw wybierasz, co bierzesz, potem, co oddajesz. Kart z symbolem wieży wymieniać nie wolno.",
  },
  {
    number: "4.14",
    text: "Kilka fioletowych kart przy jednym wyniku działa w stałej kolejności: najpierw te, za które płacą wszyscy, potem wybór płacącego, na końcu wymiana.",
  },
  { number: "5", text: "Budowanie" },
  {
    number: "5.1",
    text: "Na koniec swojej tury możesz zbudować jedną nieruchomość, zwykłą lub specjalną; jej koszt płacisz do banku.",
  },
  {
    number: "5.2",
    text: "Nikt nie może mieć dwóch fioletowych kart o tej samej nazwie. Pozostałe mogą się powtarzać.",
  },
  { number: "5.3", text: "Tego, co wyprzedane, zbudować nie można." },
  { number: "5.4", text: "Nieruchomość specjalna działa od chwili zbudowania." },
  { number: "5.5", text: "Możesz niczego nie budować." },
  { number: "5.6", text: "Kto nie może niczego zbudować, kończy turę bez pytania." },
  { number: "6", text: "Koniec" },
  { number: "6.1", text: "Po turze kostki dostaje gracz po lewej stronie." },
  {
    number: "6.2",
    text: "Z parkiem rozrywki dublet daje kolejną pełną turę, choćby wiele razy z rzędu. Liczy się tylko ostateczny rzut, a park zbudowany w tej samej turze już działa.",
  },
  { number: "6.3", text: "Kto zbuduje ostatnią ze swoich nieruchomości specjalnych, natychmiast wygrywa." },
  {
    number: "6.4",
    text: "Zasady wskazują tylko zwycięzcę. Na potrzeby rankingu o kolejności pozostałych decyduje liczba nieruchomości specjalnych, potem ich koszt, potem monety; gracze równi we wszystkim dzielą miejsce. Wynikiem jest liczba nieruchomości specjalnych.",
  },
  { number: "7", text: "Metropolia PLUS" },
  {
    number: "7.1",
    text: `PLUS dodaje dziesięć rodzajów nieruchomości, ${each(figures.plus)}, a także port, lotnisko i ratusz. Do zwycięstwa potrzeba sześciu nieruchomości specjalnych.`,
  },
  {
    number: "7.2",
    text: "Każdy zaczyna także z ratuszem; nie jest on nieruchomością specjalną, nie można go wymienić i nie liczy się do żadnego symbolu.",
  },
  {
    number: "7.3",
    text: `Wszystkie nieruchomości z zasobów, ${cards(figures.supply)}, tasuje się i układa w jeden stos. Karty odkrywa się pojedynczo, aż liczba różnych nazw wyniesie ${figures.marketPiles}; karta, której nazwa już leży, trafia do kart o tej samej nazwie.`,
  },
  {
    number: "7.4",
    text: `Gdy widocznych jest mniej niż ${counted("pl", figures.marketPiles, { one: "nazwa", few: "nazwy", many: "nazw" })}, od razu odkrywa się nowe karty w ten sam sposób.`,
  },
  {
    number: "7.5",
    text: `Gdy stos się skończy, nowych kart już nie ma. Karty, których nikt nie może kupić, zostają i liczą się do ${counted("pl", figures.marketPiles, { one: "nazwy", few: "nazw", many: "nazw" })}.`,
  },
  {
    number: "7.6",
    text: `Ratusz daje właścicielowi ${taken(figures.townHall)} na początku każdej jego tury, także dodatkowej.`,
  },
  {
    number: "7.7",
    text: `Z portem możesz dodać ${figures.harbor.amount} do wyniku ${figures.harbor.from} lub wyższego, po ewentualnym powtórzeniu rzutu. Dublet pozostaje dubletem.`,
  },
  {
    number: "7.8",
    text: `Z lotniskiem bierzesz ${taken(figures.airport)} z banku w każdej swojej turze, w której niczego nie zbudujesz, także dodatkowej.`,
  },
  { number: "7.9", text: "Oba kutry rybackie i bar sushi nie działają, dopóki ich właściciel nie zbuduje portu." },
  {
    number: "7.10",
    text: "Łowca tuńczyka: gracz, którego jest tura, rzuca dwiema kostkami raz dla wszystkich kutrów, które mogą wypłynąć; każdy kuter przynosi właścicielowi tyle monet. Tego rzutu nic nie zmienia i niczego on nie uruchamia. Gdy żaden kuter nie może wypłynąć, nikt nie rzuca.",
  },
  {
    number: "7.11",
    text: `Z centrum handlowym kwiaciarnia przynosi ${taken(figures.flowerShop.raised)} za każde pole kwiatów zamiast ${figures.flowerShop.alone}.`,
  },
  {
    number: "7.12",
    text: `Wydawnictwo: każdy inny gracz płaci ci ${taken(figures.publisher.amount)} za każdą swoją kartę z symbolem ${symbols(figures.publisher.symbols)}.`,
  },
  {
    number: "7.13",
    text: `Urząd skarbowy: każdy inny gracz, który ma co najmniej ${taken(figures.taxOffice.from)}, płaci ci połowę, zaokrągloną w dół: z ${figures.taxOffice.had} monet płaci ${figures.taxOffice.paid}, a ${figures.taxOffice.kept} zatrzymuje.`,
  },
  { number: "8", text: "Warianty" },
  { number: "8.1", text: `Bar sushi kosztuje ${taken(figures.sushiBar)}; w innych wydaniach 4 albo 1.` },
  {
    number: "8.2",
    text: `Inne wydania: ratusz daje ${taken(figures.townHall)} tuż przed budową i tylko graczowi, który nie ma żadnej.`,
  },
  {
    number: "8.3",
    text: "Wydanie angielskie: fioletowe karty, które mają już wszyscy, opuszczają grę, gdy tylko trafią na rynek, a rynek się uzupełnia.",
  },
];
