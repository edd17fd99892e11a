import type { Outline, Row, Seat, Section } from "@tabletown/kernel";
import type { Table } from "../rules/component.ts";
import type { Pile, SeenPlayer, View } from "../rules/view.ts";
import type { NameOf, Tongue } from "./tongue.ts";

/** The table as text: whose turn and why, every city, the market. */
export function outlineOf(tongue: Tongue, table: Table, view: View, name: NameOf): Outline {
  return {
    sections: [
      turn(tongue, view, name),
      ...view.players.map((player, seat) => city(tongue, table, player, seat, name)),
      market(tongue, table, view),
    ],
  };
}

function turn(tongue: Tongue, view: View, name: NameOf): Section {
  const { outline } = tongue;
  const rows: Row[] = [
    { label: name(view.turn), text: tongue.phase(view.phase, name(view.turn)), tone: "strong" },
    ...(view.dice.length > 0 ? [{ label: outline.dice, text: diceText(view.dice, view.total) }] : []),
  ];
  return { title: outline.turn, rows };
}

function city(tongue: Tongue, table: Table, player: SeenPlayer, seat: Seat, name: NameOf): Section {
  const { names, outline } = tongue;
  const sights = Object.entries(player.built);
  const built = sights.filter(([, done]) => done).length;
  const landmarks = table.landmarks
    .filter(({ id }) => player.built[id] !== undefined)
    .map(({ id, cost }): Row => {
      const done = player.built[id] === true;
      return {
        label: names[id] ?? id,
        text: done ? outline.built : outline.unbuilt(tongue.coins(cost)),
        of: id,
        tone: done ? "good" : "muted",
      };
    });
  const withTownHall = table.landmarks.some(({ id, box }) => box === table.townHall.box && id in player.built);
  const townHall: Row[] = withTownHall
    ? [{ label: names[table.townHall.id] ?? "", text: outline.built, of: table.townHall.id }]
    : [];
  const establishments = table.establishments.flatMap(({ id, numbers }): Row[] => {
    const copies = player.owned[id];
    if (copies === undefined) return [];
    return [{ label: names[id] ?? id, text: `${span(numbers)} · ×${copies}`, of: id }];
  });
  return {
    title: name(seat),
    seat,
    rows: [
      { label: names.coins ?? "coins", text: String(player.coins), tone: "strong" },
      { label: outline.landmarks, text: `${built}/${sights.length}` },
      ...landmarks,
      ...townHall,
      ...establishments,
    ],
  };
}

function market(tongue: Tongue, table: Table, view: View): Section {
  const { names, outline } = tongue;
  const rows = view.market.map(({ card, left, cost }: Pile): Row => {
    const numbers = table.establishments.find(({ id }) => id === card)?.numbers ?? [];
    return {
      label: names[card] ?? card,
      text: `${span(numbers)} · ${tongue.coins(cost)} · ${outline.left(left)}`,
      of: card,
    };
  });
  const deck: Row[] = view.deck > 0 ? [{ label: outline.deck, text: outline.cards(view.deck), tone: "muted" }] : [];
  return { title: outline.market, rows: [...rows, ...deck] };
}

/** "5", "3 + 4 = 7", and "5 + 5 → 12" where the total was raised. */
export function diceText(dice: readonly number[], total: number): string {
  const shown = dice.reduce((sum, die) => sum + die, 0);
  const thrown = dice.length > 1 ? `${dice.join(" + ")} = ${shown}` : String(shown);
  return total === shown ? thrown : `${thrown} → ${total}`;
}

/** "2–3", "7", "12–14". */
export function span(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  const runs: number[][] = [];
  for (const n of sorted) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === n - 1) run.push(n);
    else runs.push([n]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : `${run[0]}`)).join(", ");
}
