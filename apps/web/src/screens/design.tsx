import { catalog } from "@tabletown/catalog";
import type { Texts } from "@tabletown/kernel";
import {
  Apple,
  Basket,
  Block,
  Boat,
  Book,
  Bread,
  Burger,
  Bush,
  Button,
  Chair,
  Cheese,
  ClockTower,
  Cow,
  Crane,
  Cup,
  Die,
  Factory,
  Fish,
  Flag,
  Flower,
  Gear,
  GROUND,
  Hall,
  House,
  Icon,
  type IconName,
  Mast,
  Person,
  Pick,
  Pine,
  Pizza,
  Plane,
  type PrintColour,
  Scene,
  Screen,
  SeatMark,
  Shop,
  Sushi,
  say,
  Train,
  Tree,
  tone,
  Wheat,
  Wheel,
} from "@tabletown/ui";
import type { JSX } from "preact";
import { loadGame } from "../library.ts";
import { ComponentList } from "../part/component-list.tsx";
import { useLoading } from "../part/loading.tsx";
import { PageHead } from "../part/page-head.tsx";
import { href } from "../route.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";

const colours: Readonly<Record<PrintColour, Texts>> = {
  brick: { en: "brick", pl: "cegła", ru: "кирпич" },
  mustard: { en: "mustard", pl: "musztarda", ru: "горчица" },
  leaf: { en: "leaf", pl: "liść", ru: "листва" },
  river: { en: "river", pl: "rzeka", ru: "река" },
  plum: { en: "plum", pl: "śliwka", ru: "слива" },
  rose: { en: "rose", pl: "róża", ru: "роза" },
  sand: { en: "sand", pl: "piasek", ru: "песок" },
  stone: { en: "stone", pl: "kamień", ru: "камень" },
  snow: { en: "snow", pl: "śnieg", ru: "снег" },
  soil: { en: "soil", pl: "ziemia", ru: "земля" },
  sky: { en: "sky", pl: "niebo", ru: "небо" },
  lit: { en: "lit window", pl: "oświetlone okno", ru: "свет в окне" },
  line: { en: "pen", pl: "pióro", ru: "перо" },
};
const icons: readonly IconName[] = [
  "undo",
  "bulb",
  "book",
  "log",
  "chart",
  "people",
  "clock",
  "robot",
  "phone",
  "link",
  "eye",
  "chat",
];
const motifs: readonly ((spot: { x: number; y: number }) => JSX.Element)[] = [
  House,
  Block,
  Shop,
  Factory,
  Hall,
  ClockTower,
  Mast,
  Tree,
  Pine,
  Bush,
  Wheat,
  Flower,
  Apple,
  Cow,
  Fish,
  Cup,
  Bread,
  Cheese,
  Chair,
  Basket,
  Burger,
  Pizza,
  Sushi,
  Book,
  Screen,
  Gear,
  Pick,
  Boat,
  Train,
  Plane,
  Wheel,
  Flag,
  Crane,
  Person,
];

/** One page that shows every component of every game, and what they are made of. */
export function Design({ game }: { readonly game: string }): JSX.Element {
  return (
    <div>
      <PageHead title={t().design} />
      <main class="page">
        <h1>{t().design}</h1>
        {game === "" && <Kit />}
        {catalog
          .filter(({ id }) => game === "" || id === game)
          .map(({ id }) => (
            <GameComponents key={id} id={id} />
          ))}
      </main>
    </div>
  );
}

function Kit(): JSX.Element {
  return (
    <section class="kit">
      <ul class="swatches">
        {(Object.keys(colours) as PrintColour[]).map((colour) => (
          <li key={colour}>
            <span style={{ background: tone(colour) }} />
            {say(settings.value.language, colours[colour])}
          </li>
        ))}
      </ul>
      <ul class="motifs">
        {motifs.map((Motif) => (
          <li key={Motif.name}>
            <Scene>
              <Motif x={60} y={GROUND + 2} />
            </Scene>
          </li>
        ))}
      </ul>
      <p class="button-row">
        {icons.map((name) => (
          <Icon key={name} name={name} />
        ))}
        {[0, 1, 2, 3, 4].map((seat) => (
          <SeatMark key={seat} seat={seat} />
        ))}
      </p>
      <p class="button-row">
        {[1, 2, 3, 4, 5, 6].map((value) => (
          <Die key={value} value={value} />
        ))}
      </p>
      <p class="button-row">
        <Button kind="main">{t().play}</Button>
        <Button>{t().learn}</Button>
        <Button kind="quiet">{t().rules}</Button>
        <Button kind="danger">{t().remove}</Button>
      </p>
    </section>
  );
}

function GameComponents({ id }: { readonly id: string }): JSX.Element {
  const [loading, retry] = useLoading(id, () => loadGame(id));
  if (loading.state === "loading") return <p class="soft">{t().loading}</p>;
  if (loading.state === "failed") {
    return (
      <p role="alert">
        {t().gameFailed(id)} <Button onClick={retry}>{t().retry}</Button>
      </p>
    );
  }
  const words = loading.value.title.words(settings.value.language);
  return (
    <section>
      <h2>
        <a href={href("design", id)}>{words.title}</a>
      </h2>
      <ComponentList loaded={loading.value} />
    </section>
  );
}
