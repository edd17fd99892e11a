import { grouped, type Outline, type OutlineRow, type Section } from "@tabletown/kernel";
import { DECKS, type Table } from "../data/table.ts";
import type { PlayerView, View } from "../rules/view.ts";
import type { Phrases, Say } from "./phrases.ts";

type SayWithEffects = Say & { effect(id: string): string };

/** A position as structured text: the common table first, then every player, the viewer before the others. */
export function outline(phrases: Phrases, table: Table, view: View, say: SayWithEffects): Outline {
  const seats = view.players.map((_, seat) => seat);
  const from = view.viewer ?? 0;
  const order = [...seats.slice(from), ...seats.slice(0, from)];
  return {
    sections: [
      common(phrases, table, view, say),
      ...order.map((seat) => playerSection(phrases, view.players[seat] as PlayerView, seat, say)),
    ],
  };
}

function common(phrases: Phrases, table: Table, view: View, say: SayWithEffects): Section {
  const { outline: o, names } = phrases;
  const list = (ids: readonly string[]): string => (ids.length === 0 ? o.empty : ids.map(say.name).join(", "));
  const rows: OutlineRow[] = [
    view.agenda.length === 0
      ? { label: o.turn, text: o.over, tone: "strong" }
      : { label: o.turn, text: say.player(view.seat), tone: "strong" },
    { label: o.deck, text: o.deckText(view.deck.left) },
  ];
  if (view.deck.top.length > 0) rows.push({ label: o.deckTop, text: list([...view.deck.top].reverse()) });
  if (view.endedBy >= 0 && view.agenda.length > 0) rows.push({ label: o.deck, text: o.lastTurns, tone: "bad" });
  rows.push({ label: names["row.top"], text: list(view.top) }, { label: names["row.bottom"], text: list(view.bottom) });
  for (const id of view.market) {
    const price = table.boroughs.find((borough) => borough.id === id)?.price ?? 0;
    rows.push({ label: o.market, text: `${say.name(id)}, ${o.price(price)}: ${say.effect(id)}`, about: id });
  }
  rows.push({ label: o.market, text: o.marketLeft(view.land), tone: "muted" });
  rows.push({ label: o.removed, text: list(view.removed), tone: "muted" });
  return { title: o.table, rows };
}

function playerSection(phrases: Phrases, player: PlayerView, seat: number, say: SayWithEffects): Section {
  const { outline: o } = phrases;
  const { money, prestige, poverty, loans } = player;
  const rows: OutlineRow[] = [{ label: o.holdings, text: o.holdingsText(money, prestige, poverty, loans) }];
  const hidden = DECKS.flatMap((set) => (player.hidden[set] === 0 ? [] : [o.unknown(player.hidden[set], set)]));
  for (const [id, copies] of grouped(player.hand, (card) => card)) {
    const times = copies.length > 1 ? ` ×${copies.length}` : "";
    rows.push({ label: o.hand, text: `${say.name(id)}${times}: ${say.effect(id)}`, about: id });
  }
  if (hidden.length > 0 || player.hand.length === 0) {
    rows.push({ label: o.hand, text: hidden.length === 0 ? o.empty : hidden.join(", ") });
  }
  const boroughs = player.boroughs.map(say.name).reverse();
  rows.push({ label: o.boroughs, text: boroughs.length === 0 ? o.empty : boroughs.join("; ") });
  for (const [index, stack] of player.stacks.entries()) {
    const notes = [
      say.name(stack.card),
      ...(stack.turned ? [o.faceDown] : []),
      ...(stack.coins > 0 ? [o.coins(stack.coins)] : []),
      ...(stack.under.length > 0 ? [o.under(stack.under.map(say.name))] : []),
    ];
    rows.push({
      label: o.stack(index + 1),
      text: notes.join(", "),
      about: stack.card,
      ...(stack.turned && { tone: "muted" as const }),
    });
  }
  return { title: say.player(seat), seat, rows };
}
