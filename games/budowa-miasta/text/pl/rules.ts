import type { RuleText } from "@tabletown/kernel";
import type { Table } from "../../data/table.ts";
import { buildings, money } from "./grammar.ts";

/** The numbered rules of SPEC.md; `goal` names the two objects to be joined. */
export function rules({ startingMoney, hand, bonus }: Table, goal: string): readonly RuleText[] {
  return [
    { number: "1", text: "Miasto" },
    {
      number: "1.1",
      text: "Dziewięć obiektów łączy dwanaście ulic. Każda ulica łączy dwa obiekty i ma cztery działki w rzędzie.",
    },
    { number: "1.2", text: "Pierwsza i ostatnia działka ulicy przylegają do obiektu na jej końcu." },
    {
      number: "1.3",
      text: "Każdy z 48 budynków ma tylko jedną działkę, tę z jego symbolem. Widać na nim także koszt i rodzaj: willa, blok mieszkalny, biurowiec lub fabryka. Rodzaj tylko ułatwia znalezienie działki.",
    },
    {
      number: "1.4",
      text: "Każdy obiekt ma pięć udziałów w jednym stosie: na górze darmowy, pod nim cztery coraz droższe. Podają one, ile przynosi od jednego do pięciu udziałów w tym obiekcie.",
    },
    {
      number: "1.5",
      text: "Udziały i pieniądze leżą odkryte. Niewybudowane budynki widzi tylko ich właściciel, a do woreczka nie zagląda nikt.",
    },
    { number: "1.6", text: "W banku nigdy nie brakuje pieniędzy." },
    { number: "2", text: "Przygotowanie" },
    {
      number: "2.1",
      text: `Grają od dwóch do sześciu osób. W grze dwuosobowej każda zaczyna z ${money(startingMoney[2])}, w trzyosobowej z ${money(startingMoney[3])}, w czteroosobowej z ${money(startingMoney[4])}, w pięcioosobowej z ${money(startingMoney[5])}, w sześcioosobowej z ${money(startingMoney[6])}.`,
    },
    {
      number: "2.2",
      text: `Wszystkie budynki trafiają do woreczka. Każdy gracz losuje ${buildings(hand)} i trzyma je w ukryciu.`,
    },
    { number: "2.3", text: "Każdy stos udziałów jest ułożony: darmowy na górze, najdroższy na spodzie." },
    {
      number: "2.4",
      text: "Zaczyna osoba, która ostatnio budowała dom, a jeśli takiej nie ma, najstarsza: siada na pierwszym miejscu. Dalej gra toczy się zgodnie z ruchem wskazówek zegara.",
    },
    { number: "3", text: "Tura" },
    {
      number: "3.1",
      text: "Tura ma cztery kroki: budowa jednego budynku, ewentualna wypłata, zdobycie lub kupno najwyżej jednego udziału, losowanie budynku.",
    },
    { number: "3.2", text: "Kto nie ma już budynków, pomija budowę, nadal może kupić udział i losuje jak zwykle." },
    { number: "4", text: "Budowa" },
    {
      number: "4.1",
      text: "Gracz stawia dokładnie jeden ze swoich budynków na jego działce i płaci bankowi jego koszt.",
    },
    {
      number: "4.2",
      text: "Podany koszt wystarcza, jeśli działka przylega do obiektu albo na sąsiedniej działce tej samej ulicy stoi już budynek.",
    },
    { number: "4.3", text: "Wszędzie indziej budynek kosztuje podwójnie." },
    { number: "5", text: "Wypłata" },
    { number: "5.1", text: "Ulica z czterema budynkami jest zabudowana i od razu przynosi wypłatę." },
    {
      number: "5.2",
      text: "Za każdy z dwóch obiektów na jej końcach każdy gracz dostaje z banku tyle, ile obiekt płaci za liczbę posiadanych w nim udziałów, razem z darmowym.",
    },
    { number: "5.3", text: "Udziały zostają u graczy i płacą znowu, gdy zostanie zabudowana inna ulica ich obiektu." },
    { number: "6", text: "Udziały" },
    {
      number: "6.1",
      text: "Po budowie i wypłacie gracz może kupić jeden udział z góry dowolnego stosu za jego cenę, także w obiekcie niezwiązanym z właśnie zabudowywaną ulicą. Nigdy więcej niż jeden w turze.",
    },
    {
      number: "6.2",
      text: "Darmowego udziału nie można kupić. Dostaje go gracz, który w tej turze zbudował na działce przylegającej do obiektu, i liczy się to jako zakup w tej turze.",
    },
    { number: "6.3", text: "Darmowego udziału nie trzeba brać; kto go zostawi, może zamiast niego kupić inny." },
    { number: "6.4", text: "Udziałów leżących pod darmowym nie można kupować." },
    {
      number: "6.5",
      text: "Gdy wszystkie działki przy obiekcie są zabudowane, a darmowy udział pozostał na stosie, stos jest zamknięty do końca gry.",
    },
    {
      number: "6.6",
      text: "Udziały w obiekcie, którego wszystkie ulice są zabudowane, wolno nadal kupować; liczą się do punktu 10.5.",
    },
    { number: "7", text: "Losowanie" },
    { number: "7.1", text: "Na koniec tury gracz losuje z woreczka jeden budynek i trzyma go w ukryciu." },
    { number: "7.2", text: "Z pustego woreczka nikt nie losuje." },
    { number: "8", text: "Problemy finansowe" },
    {
      number: "8.1",
      text: "Gracz, który na początku swojej tury nie może zapłacić za żaden ze swoich budynków, z uwzględnieniem podwójnych kosztów, ma problemy finansowe i przed budową może sprzedać bankowi dowolną liczbę udziałów.",
    },
    { number: "8.2", text: "Udział sprzedaje się za połowę ceny, zaokrągloną w górę." },
    { number: "8.3", text: "Sprzedany udział trafia na górę swojego stosu, nawet jeśli pod nim leży tańszy." },
    {
      number: "8.4",
      text: "Nie można sprzedać udziałów darmowych ani udziałów w obiekcie, którego wszystkie ulice są zabudowane.",
    },
    {
      number: "8.5",
      text: "Dopóki na nic nie starcza, a sprzedaż może jeszcze pomóc, gracz musi sprzedawać. Gdy tylko stać go na budynek, może budować albo sprzedawać dalej; po budowie nic już nie sprzedaje.",
    },
    {
      number: "8.6",
      text: "Innego handlu nie ma: żadnych wymian, pożyczek ani sprzedaży między graczami i żadnej sprzedaży bankowi bez problemów finansowych.",
    },
    { number: "9", text: "Bankructwo" },
    {
      number: "9.1",
      text: "Jeśli pieniądze gracza razem ze wszystkim, co może przynieść sprzedaż, nie wystarczą na najtańszy z jego budynków, gracz bankrutuje i odpada z gry. Wypłata, którą przyniosłaby budowa, się nie liczy.",
    },
    { number: "9.2", text: "Jego budynki wracają do woreczka i nikt ich nie ogląda." },
    { number: "9.3", text: "Jego pieniądze trafiają do banku." },
    { number: "9.4", text: "Jego kupione udziały wracają na stosy; taki stos układa się na nowo według cen." },
    { number: "9.5", text: "Jego darmowe udziały wychodzą z gry." },
    { number: "9.6", text: "Gdy w grze zostaje tylko jeden gracz, natychmiast wygrywa." },
    { number: "10", text: "Koniec gry" },
    { number: "10.1", text: `Gra kończy się, gdy zabudowane ulice połączą dowolną drogą ${goal}.` },
    { number: "10.2", text: `Kto postawił budynek tworzący to połączenie, dostaje z banku ${money(bonus)}.` },
    {
      number: "10.3",
      text: "Właśnie zabudowana ulica przynosi zwykłą wypłatę. Na tym koniec: udziałów się już nie kupuje i nikt nie losuje.",
    },
    { number: "10.4", text: "Wygrywa ten, kto ma najwięcej pieniędzy." },
    { number: "10.5", text: "Przy remisie wygrywa ten, kto więcej wydał na posiadane udziały, licząc według ich cen." },
    { number: "10.6", text: "Jeśli nadal jest remis, gracze dzielą się zwycięstwem." },
    {
      number: "10.7",
      text: "Bankruci zajmują miejsca za wszystkimi innymi; w rankingu wyżej stoi ten, kto zbankrutował później.",
    },
  ];
}
