import type { Outline, OutlineRow, Seat, Section } from "@tabletown/kernel";
import type { Table } from "../data/table.ts";
import type { Pile, PlayerView, View } from "../rules/view.ts";
import { diceText, span } from "./numbers.ts";
import type { NameOf, Phrases } from "./phrases.ts";

/** A position as text: whose turn and why, every city, the market. */
export function outline(phrases: Phrases, table: Table, view: View, name: NameOf): Outline {
  return {
    sections: [
      turn(phrases, view, name),
      ...view.players.map((player, seat) => city(phrases, table, player, seat, name)),
      market(phrases, table, view),
    ],
  };
}

function turn(phrases: Phrases, view: View, name: NameOf): Section {
  const { outline } = phrases;
  const rows: OutlineRow[] = [
    { label: name(view.turn), text: outline.phase(view.phase), tone: "strong" },
    ...(view.dice.length > 0 ? [{ label: outline.dice, text: diceText(view.dice, view.total) }] : []),
  ];
  return { title: outline.turn, rows };
}

function city(phrases: Phrases, table: Table, player: PlayerView, seat: Seat, name: NameOf): Section {
  const { names, outline } = phrases;
  const states = Object.values(player.built);
  const built = states.filter(Boolean).length;
  const landmarks = table.landmarks
    .filter(({ id }) => player.built[id] !== undefined)
    .map(({ id, cost }): OutlineRow => {
      const done = player.built[id] === true;
      return {
        label: names[id] ?? id,
        text: done ? outline.built : outline.unbuilt(outline.coins(cost)),
        about: id,
        tone: done ? "good" : "muted",
      };
    });
  const withTownHall = table.landmarks.some(({ id, box }) => box === table.townHall.box && id in player.built);
  const townHall: OutlineRow[] = withTownHall
    ? [{ label: names[table.townHall.id] ?? "", text: outline.built, about: table.townHall.id }]
    : [];
  const establishments = table.establishments.flatMap(({ id, numbers }): OutlineRow[] => {
    const copies = player.owned[id];
    if (copies === undefined) return [];
    return [{ label: names[id] ?? id, text: `${span(numbers)} · ×${copies}`, about: id }];
  });
  return {
    title: name(seat),
    seat,
    rows: [
      { label: names.coins ?? "coins", text: String(player.coins), tone: "strong" },
      { label: outline.landmarks, text: `${built}/${states.length}` },
      ...landmarks,
      ...townHall,
      ...establishments,
    ],
  };
}

function market(phrases: Phrases, table: Table, view: View): Section {
  const { names, outline } = phrases;
  const rows = view.market.map(({ card, left, cost }: Pile): OutlineRow => {
    const numbers = table.establishments.find(({ id }) => id === card)?.numbers ?? [];
    return {
      label: names[card] ?? card,
      text: `${span(numbers)} · ${outline.coins(cost)} · ${outline.left(left)}`,
      about: card,
    };
  });
  const deck: OutlineRow[] =
    view.deck > 0 ? [{ label: outline.deck, text: outline.cards(view.deck), tone: "muted" }] : [];
  return { title: outline.market, rows: [...rows, ...deck] };
}
