/** A name that begins a line, whether sentences have it in their middle or not. */
export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
