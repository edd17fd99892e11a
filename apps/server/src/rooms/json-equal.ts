/** Whether two things that would become JSON are the same. For telling views apart: most that differ do so early. */
export function jsonEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (!jsonEqual(one[i], other[i])) return false;
    return true;
  }
  if (Array.isArray(other)) return false;
  const [mine, theirs] = [one as Record<string, unknown>, other as Record<string, unknown>];
  let surplus = 0;
  for (const key in mine) {
    surplus++;
    if (!jsonEqual(mine[key], theirs[key])) return false;
  }
  for (const _ in theirs) surplus--;
  return surplus === 0;
}
