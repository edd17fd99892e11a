import { Block, Cloud, type Cover, Flag, House, Scene, Sun, Tree } from "@tabletown/ui";
import type { JSX } from "preact";

function Picture(): JSX.Element {
  return (
    <Scene width={240} height={160} horizon={34}>
      <Sun x={36} y={34} s={1.4} />
      <Cloud x={120} y={30} />
      <House x={44} y={140} />
      <Block x={88} y={140} w={30} h={46} rows={4} columns={3} fill="mustard" />
      <Block x={132} y={140} w={30} h={84} rows={8} columns={3} fill="rose" roof="brick" />
      <Tree x={166} y={140} />
      <Flag x={204} y={140} s={1.8} />
    </Scene>
  );
}

export const cover: Cover = {
  Picture,
  title: { en: "High Street", pl: "Główna ulica", ru: "Главная улица" },
  pitch: {
    en: "Extend your street from a secret hand, never lower than before, and outbid the others for the corner.",
    pl: "Rozbudowuj ulicę z zakrytej ręki, nigdy niżej niż poprzednio, i przebij innych w licytacji o działkę narożną.",
    ru: "Застраивайте улицу с закрытой руки, не опускаясь ниже прежнего, и перебейте чужие ставки за угол.",
  },
  seats: [2, 4],
  minutes: [5, 10],
  weight: 1,
};
