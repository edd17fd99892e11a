import { signal } from "@preact/signals";
import { focusNextScreen } from "./part/screen-focus.ts";
import { scrollMemory } from "./part/scroll-memory.ts";

/** Where we are: the words after "#/". Hash addresses work from any static server and offline. */
export const route = signal<readonly string[]>(read());

function read(): readonly string[] {
  return location.hash
    .replace(/^#\/?/, "")
    .split("/")
    .filter((part) => part !== "")
    .map(decoded);
}

/** A link that was cut within a letter stands for itself: nothing is there, and that can be said. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function href(...parts: readonly (string | number)[]): string {
  return `#/${parts.map((part) => encodeURIComponent(part)).join("/")}`;
}

export function go(...parts: readonly (string | number)[]): void {
  location.hash = href(...parts);
}

export function followRoutes(): void {
  const scrollOn = scrollMemory();
  addEventListener("hashchange", () => {
    const [where, what] = route.value;
    route.value = read();
    scrollOn();
    // What comes after these two is a place on the same screen.
    if (where !== route.value[0] || what !== route.value[1]) focusNextScreen();
  });
}
