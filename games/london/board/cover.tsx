import { Block, Boat, ClockTower, Cloud, type Cover, House, Scene, Smoke, Sun, Water } from "@tabletown/ui";
import type { JSX } from "preact";
import { Bridge, Dome } from "./motifs.tsx";

/** The Thames with the cathedral, the bridge and smoke over the roofs. */
function Picture(): JSX.Element {
  return (
    <Scene width={240} height={160} horizon={60}>
      <Sun x={221} y={26} s={1.3} />
      <Cloud x={52} y={26} s={1.3} />
      <Smoke x={150} y={44} s={1.4} />
      <Smoke x={24} y={56} s={1.1} />
      <Dome x={92} y={104} s={1.5} />
      <ClockTower x={196} y={106} s={1.25} />
      <Block x={164} y={106} w={34} h={40} rows={4} columns={4} fill="brick" roof="soil" />
      <House x={34} y={106} s={1.2} fill="brick" roof="soil" />
      <House x={142} y={106} roof="river" />
      <House x={226} y={108} s={0.9} />
      <Water y={108} w={240} h={56} />
      <g transform="translate(-2 46) scale(2.02 1.2)">
        <Bridge fill="sand" y={56} />
      </g>
      <Boat x={186} y={156} s={0.75} />
    </Scene>
  );
}

export const cover: Cover = {
  Picture,
  title: { en: "London", pl: "Londyn", ru: "Лондон" },
  pitch: {
    en: "Rebuild London after the Great Fire: lay out your city, run it for profit, and keep poverty from costing you prestige.",
    pl: "Odbuduj Londyn po Wielkim Pożarze: rozwijaj miasto, uruchamiaj je dla zysku i nie daj ubóstwu pochłonąć swojej sławy.",
    ru: "Отстройте Лондон после Великого пожара: развивайте город, запускайте его ради прибыли и не дайте бедности съесть вашу славу.",
  },
  seats: [2, 4],
  minutes: [60, 90],
  weight: 2,
};
