import type { Seat } from "@tabletown/kernel";

/** What somebody's turn changed: the moves from one to another, counted from 1. */
export interface StoryTurn {
  readonly seat: Seat;
  /** Its place among the turns of the game, counted from 1. */
  readonly number: number;
  readonly from: number;
  readonly to: number;
  /** How much more it brought its maker than whoever else gained most; what others lost brought nobody anything. */
  readonly by: number;
  /** The same for everybody, by seat. */
  readonly changes: readonly number[];
}

/** Who was alone ahead for longest, from one turn to another. */
export interface Lead {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** A game in a few lines. */
export interface Story {
  readonly lead: Lead | undefined;
  /** Absent where every turn brought somebody else as much as its maker, or next to nothing beside what others changed. */
  readonly best: StoryTurn | undefined;
  /** The turns that drove the players furthest apart, in their order. */
  readonly moments: readonly StoryTurn[];
}

const MOMENTS = 3;
/** A turn that brought its maker less than this share of what the greatest one moved is not worth telling as the best. */
const WORTH_TELLING = 0.1;

/**
 * Reads a game from one quantity: its values for all seats in every position, who made which move, and whether a move
 * made money of what one had: a turn with such a move is nobody's best.
 */
export function storyOf(
  values: readonly (readonly number[])[],
  movers: readonly Seat[],
  isSale: (move: number) => boolean = () => false,
): Story {
  const turns = turnsOf(values, movers);
  const hasSale = ({ from, to }: StoryTurn): boolean =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i).some(isSale);
  // Of equals the later one: it decided more.
  const least = WORTH_TELLING * Math.max(...turns.map(swing));
  const best = turns.reduce<StoryTurn | undefined>(
    (most, turn) => (turn.by > 0 && turn.by >= (most?.by ?? least) && !hasSale(turn) ? turn : most),
    undefined,
  );
  const turned = ({ from, to }: StoryTurn): number =>
    leaderOf(values[from - 1] ?? []) === leaderOf(values[to] ?? []) ? 0 : 1;
  const moments = turns
    .filter((turn) => turn !== best && swing(turn) > 0)
    .toSorted((a, b) => swing(b) - swing(a) || turned(b) - turned(a) || b.from - a.from)
    .slice(0, MOMENTS)
    .toSorted((a, b) => a.from - b.from);
  const lead = longestLead(values);
  // The setup is before any turn.
  const turnAt = (position: number): number => turns.find(({ to }) => to >= position)?.number ?? turns.length;
  return { lead: lead && { ...lead, from: turnAt(lead.from), to: turnAt(lead.to) }, best, moments };
}

/** Between who gained most by a turn and who lost most; alone, between before and after. */
function swing({ changes }: StoryTurn): number {
  const [only = 0] = changes;
  return changes.length === 1 ? Math.abs(only) : Math.max(...changes) - Math.min(...changes);
}

function turnsOf(values: readonly (readonly number[])[], movers: readonly Seat[]): readonly StoryTurn[] {
  const turns: StoryTurn[] = [];
  for (let from = 0; from < movers.length; ) {
    const seat = movers[from] as Seat;
    let to = from + 1;
    // Who plays alone has no turns: each move stands for itself.
    while (to < movers.length && movers[to] === seat && (values[0]?.length ?? 0) > 1) to++;
    const changes = (values[to] ?? []).map((value, other) => value - (values[from]?.[other] ?? 0));
    const gains = changes.map((change, other) => (other === seat ? change : Math.max(0, change)));
    turns.push({ seat, number: turns.length + 1, from: from + 1, to, by: aheadBy(gains, seat), changes });
    from = to;
  }
  return turns;
}

/** By how much a seat's number exceeds the highest of the others; alone, from nothing. */
function aheadBy(numbers: readonly number[], seat: Seat): number {
  const others = numbers.filter((_, other) => other !== seat);
  return (numbers[seat] ?? 0) - (others.length === 0 ? 0 : Math.max(...others));
}

/** Who is alone ahead, or -1. */
function leaderOf(position: readonly number[]): Seat {
  return position.length < 2 ? -1 : position.findIndex((_, each) => aheadBy(position, each) > 0);
}

/** From one position to another; 0 is the setup. */
function longestLead(values: readonly (readonly number[])[]): Lead | undefined {
  let longest: Lead | undefined;
  let current: Lead | undefined;
  for (const [index, position] of values.entries()) {
    const seat = leaderOf(position);
    if (seat < 0) current = undefined;
    else current = current?.seat === seat ? { ...current, to: index } : { seat, from: index, to: index };
    if (current !== undefined && current.to - current.from > (longest ? longest.to - longest.from : 0))
      longest = current;
  }
  return longest;
}
