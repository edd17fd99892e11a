import { Block, ClockTower, Cloud, type Cover, House, Mast, Scene, Shop, Sun, Tree, Wheat, Wheel } from "@tabletown/ui";
import type { JSX } from "preact";

function Picture(): JSX.Element {
  return (
    <Scene width={240} height={160} horizon={34}>
      <Sun x={204} y={32} s={1.6} />
      <Cloud x={60} y={36} s={1.4} />
      <Cloud x={140} y={24} />
      <Wheel x={176} y={130} s={1.35} />
      <Mast x={36} y={128} h={74} />
      <Block x={70} y={130} w={32} h={70} rows={7} columns={3} fill="rose" roof="brick" />
      <ClockTower x={104} y={130} s={1.15} />
      <Block x={136} y={130} w={28} h={50} rows={5} columns={3} fill="mustard" />
      <Tree x={18} y={134} s={1.1} />
      <Shop x={90} y={144} s={0.95} awning="leaf" fill="snow" />
      <House x={154} y={142} s={1.1} />
      <House x={218} y={140} fill="snow" roof="river" />
      <Tree x={192} y={142} />
      {[8, 24, 40, 206, 222, 236].map((x, i) => (
        <Wheat key={x} x={x} y={160 + (i % 2) * 4} s={0.8} />
      ))}
    </Scene>
  );
}

export const cover: Cover = {
  Picture,
  title: { en: "Metropolia", pl: "Metropolia", ru: "Метрополия" },
  pitch: {
    en: "Roll, collect, build: be the first to finish every landmark of your city.",
    pl: "Rzucaj, zarabiaj i zbuduj przed innymi wszystkie nieruchomości specjalne swojego miasta.",
    ru: "Бросайте, собирайте доход и раньше других постройте все достопримечательности города.",
  },
  seats: [2, 4],
  minutes: [20, 40],
  weight: 1,
};
