/** A text that begins a sentence or a line, whether it could stand in the middle of one or not. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
