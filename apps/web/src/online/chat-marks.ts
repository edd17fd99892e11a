const KEY = "tabletown.chat";
/** Tables of which it is remembered up to where their chat was read. */
const MOST = 40;

type Marks = readonly (readonly [match: string, line: number])[];

function stored(): Marks {
  try {
    const marks: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(marks) ? marks : [];
  } catch {
    return [];
  }
}

/** The last line of a table's chat that was read in this browser. */
export function readMark(match: string): number {
  return stored().find(([id]) => id === match)?.[1] ?? 0;
}

export function keepMark(match: string, line: number): void {
  const others = stored().filter(([id]) => id !== match);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [match, line]].slice(-MOST)));
  } catch {
    // Without storage everything counts as unread after a reload.
  }
}
