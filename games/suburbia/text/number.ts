/** "3", "−2", "0", with a real minus sign. */
export function plain(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
