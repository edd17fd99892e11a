/** "a", "a and b", "a, b and c". */
export function listed(parts: readonly string[], and: string): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${and} ${parts.at(-1) ?? ""}`;
}

/** "−3", with a real minus sign. */
export function number(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}

/** With a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
