/** How long a page that comes part by part is waited for, in milliseconds. */
const PATIENCE = 3000;
/** Whoever does any of these goes where they want to. */
const OWN_WAYS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Remembers how far each entry of the browser's history was scrolled; to be told whenever another one is there. */
export function scrollMemory(): () => void {
  const places = new Map<string, number>();
  let entry = entryNow();
  let coming = new AbortController();
  remember();
  // Loaded anew, a page is scrolled by the browser.
  addEventListener("pageshow", remember);
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
  return () => {
    coming.abort();
    coming = new AbortController();
    places.set(entry, scrollY);
    entry = entryNow();
    scrollTo(0, 0);
    const place = places.get(entry);
    if (place) scrollBackTo(place, coming);
  };
}

function remember(): void {
  history.scrollRestoration = "manual";
}

function entryNow(): string {
  const { entry } = (history.state ?? {}) as { readonly entry?: string };
  if (entry !== undefined) return entry;
  const fresh = String(Math.random());
  history.replaceState({ entry: fresh }, "");
  return fresh;
}

/** Scrolls there as soon as the page is long enough, and again where more of it comes above. */
function scrollBackTo(place: number, coming: AbortController): void {
  const end = (): void => coming.abort();
  const { signal } = coming;
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight >= place) scrollTo({ top: place, behavior: "instant" });
  });
  observer.observe(document.body);
  const late = setTimeout(end, PATIENCE);
  signal.addEventListener("abort", () => {
    observer.disconnect();
    clearTimeout(late);
  });
  for (const way of OWN_WAYS) addEventListener(way, end, { signal, passive: true });
}
