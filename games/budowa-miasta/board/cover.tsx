import {
  Block,
  Cloud,
  type Cover,
  Crane,
  Factory,
  House,
  Lines,
  Print,
  Scene,
  Sun,
  Tint,
  Tree,
  Wheel,
} from "@tabletown/ui";
import type { JSX } from "preact";

/** A street that grows from the swimming pool to the stadium. */
function Picture(): JSX.Element {
  return (
    <Scene width={240} height={160} horizon={96}>
      <Sun x={34} y={26} s={1.4} />
      <Cloud x={96} y={26} s={1.2} />
      <Cloud x={214} y={20} />
      <Wheel x={124} y={76} s={0.95} />
      <Print d="M160 58c0 -18 72 -18 72 0v10c0 15 -72 15 -72 0z" fill="stone" />
      <Print d="M168 57c0 -12 56 -12 56 0s-56 12 -56 0z" fill="sand" />
      <Print d="M178 57c0 -7 36 -7 36 0s-36 7 -36 0z" fill="leaf" />
      <Lines d="M166 50V26M226 50V26" />
      <Print d="M160 27v-6h12v6zM220 27v-6h12v6z" fill="lit" />
      <Print d="M20 160C60 120 70 104 132 100S190 92 196 74h18C210 104 190 116 136 120S96 138 82 160z" fill="stone" />
      <path d="M52 160C84 124 90 112 134 110S198 98 205 76" class="d-line" stroke-dasharray="7 8" />
      <House x={44} y={116} s={1.05} fill="snow" />
      <Block x={78} y={102} w={24} h={36} rows={4} columns={3} fill="rose" roof="brick" />
      <Block x={104} y={96} w={18} h={34} rows={5} columns={2} fill="river" roof="stone" />
      <House x={150} y={96} s={0.85} fill="sand" roof="river" />
      <Factory x={150} y={151} s={0.62} fill="soil" />
      <House x={110} y={152} s={0.95} roof="plum" />
      <Crane x={222} y={150} s={0.95} flip />
      <Block x={194} y={150} w={26} h={22} rows={2} columns={3} fill="sand" />
      <Tree x={222} y={106} s={0.8} />
      <Tree x={18} y={112} s={0.9} />
      <Tint d="M-2 162l14 -36h44l-26 36z" fill="river" />
      <Lines d="M12 126h44M-2 162l14 -36M20 140q4 -3 8 0t8 0M12 152q4 -3 8 0t8 0" />
    </Scene>
  );
}

export const cover: Cover = {
  Picture,
  title: { en: "Budowa miasta", pl: "Budowa miasta", ru: "Строительство города" },
  pitch: {
    en: "Fill the streets of one city, hold the right shares when they pay, and be the richest when the pool and the stadium are joined.",
    pl: "Zabudowuj z innymi ulice jednego miasta, inwestuj w obiekty, które przyniosą wypłaty, i zbierz najwięcej pieniędzy, zanim ulice połączą pływalnię ze stadionem.",
    ru: "Застраивайте улицы общего города, вкладывайтесь в объекты, которые принесут выплаты, и станьте богаче всех, пока улицы не соединили бассейн и стадион.",
  },
  seats: [2, 6],
  minutes: [30, 45],
  weight: 1,
};
