import type { DealResult } from "./deals.ts";
import { meanOf } from "./interval.ts";

/** A result and what is left of it without luck. */
interface LucklessResult extends DealResult {
  readonly without: number;
}

/** As if so many results had shown what luck is worth. */
const BELIEVED = 20;

interface LuckKind {
  readonly kind: "luck" | "choiceLuck";
  /** By which factor it would count if no result had shown anything. */
  readonly atFirst: number;
}

const KINDS: readonly LuckKind[] = [
  // Those who play a choice on choose otherwise than the bots before long.
  { kind: "choiceLuck", atFirst: 0.5 },
  { kind: "luck", atFirst: 1 },
];

const PARTS = 10;

/**
 * The results of every deal without luck. What is said of luck is partly noise, which would be added to results where it
 * is more than the luck: so each kind of luck counts by a factor. It is found for every tenth of the deals from the
 * others, as the one with which their results differ least: a factor that has not seen a deal leaves luck its mean of
 * zero, whatever it is.
 */
export function withoutLuck(deals: readonly (readonly DealResult[])[]): readonly LucklessResult[] {
  const all = deals.map((deal) => deal.map((result): LucklessResult => ({ ...result, without: result.won })));
  const parts = Array.from({ length: PARTS }, (_, n) => all.filter((_, i) => i % PARTS === n).flat());
  return parts.flatMap((part) => {
    let others = parts.filter((other) => other !== part).flat();
    let own = part;
    for (const luck of KINDS) {
      const factor = factorFor(luck, others);
      const less = (each: LucklessResult) => ({ ...each, without: each.without - factor * each[luck.kind] });
      [others, own] = [others.map(less), own.map(less)];
    }
    return own;
  });
}

function factorFor({ kind, atFirst }: LuckKind, sample: readonly LucklessResult[]): number {
  let [together, squares] = [0, 0];
  for (const own of Map.groupBy(sample, ({ contestant }) => contestant).values()) {
    const [result, luck] = [meanOf(own.map(({ without }) => without)), meanOf(own.map((each) => each[kind]))];
    for (const each of own) {
      together += (each.without - result) * (each[kind] - luck);
      squares += (each[kind] - luck) ** 2;
    }
  }
  if (squares === 0) return atFirst;
  const believed = (BELIEVED * squares) / sample.length;
  return (together + atFirst * believed) / (squares + believed);
}
