import type { RuleText } from "@tabletown/kernel";

/** SPEC.md, as players read it. */
export const rules: readonly RuleText[] = [
  { number: "1", text: "Przygotowanie" },
  {
    number: "1.1",
    text: "Tabela elementów podaje, ile jest budynków każdej wysokości. Tasuje się je w jeden zakryty stos.",
  },
  {
    number: "1.2",
    text: "Każdy gracz dostaje trzy budynki, których nikt inny nie może widzieć, i bierze 4 monety.",
  },
  { number: "1.3", text: "Zaczyna pierwszy gracz." },
  { number: "2", text: "Tura" },
  { number: "2.1", text: "Zbuduj jeden budynek z ręki na końcu swojej ulicy." },
  { number: "2.2", text: "Potem dobierz budynek ze stosu, jeśli jakiś został. Tylko ty możesz go widzieć." },
  { number: "2.3", text: "Kolej przechodzi w lewo. Gracz bez budynków jest pomijany." },
  { number: "3", text: "Działki narożne" },
  {
    number: "3.1",
    text: "Gdy nikt nie ma już budynków, licytowana jest działka narożna: wszyscy jednocześnie i w tajemnicy wybierają, ile swoich monet oferują. Wolno zaoferować 0.",
  },
  {
    number: "3.2",
    text: "Gdy wszyscy złożyli oferty, odkrywa się je naraz. Kto zaoferował najwięcej, płaci swoją ofertę i bierze działkę.",
  },
  {
    number: "3.3",
    text: "Jeśli najwięcej zaoferowało kilku graczy albo wszyscy dali 0, nikt nie płaci i działka zostaje pusta.",
  },
  { number: "3.4", text: "Licytuje się kolejno tyle działek narożnych, ile ustalili gracze: jedną albo trzy." },
  { number: "4", text: "Koniec" },
  { number: "4.1", text: "Gra kończy się po licytacji ostatniej działki narożnej." },
  { number: "4.2", text: "Każdy budynek daje tyle punktów, ile wynosi jego wysokość." },
  { number: "4.3", text: "Budynek niższy od poprzedniego kosztuje 2 punkty." },
  { number: "4.4", text: "Każda działka narożna daje 5 punktów." },
  { number: "4.5", text: "Każda pozostała moneta daje 1 punkt." },
  {
    number: "4.6",
    text: "Przy równej liczbie punktów lepsza jest dłuższa ulica; jeśli i to nie rozstrzyga, miejsca są wspólne.",
  },
];
