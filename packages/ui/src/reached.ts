/**
 * Which of some numbers a count has reached, for styles: `[data-reached~="9"]`. Where a style finds out by `:has()` and
 * `:nth-child()` how much there is, browsers style the whole board anew with everything that comes or goes on it.
 */
export function reached(count: number, ...marks: readonly number[]): string | undefined {
  const met = marks.filter((mark) => count >= mark);
  return met.length === 0 ? undefined : met.join(" ");
}
