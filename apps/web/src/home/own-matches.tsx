import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { beenOnline } from "../connection/been-online.ts";
import { lazyPart } from "../part/lazy-component.tsx";
import { SavedMatches } from "./saved-matches.tsx";

const MyMatches = lazyPart(async () => (await import("../people/my-matches.tsx")).MyMatches);

/** How high they were last; `public/start.js` reads it too. */
const HEIGHT = "tabletown.own-matches";

/**
 * The matches that somebody can go on with. They are found a moment later than the games below them are seen, and have
 * their room until then: nobody taps on a game that has just moved away.
 */
export function OwnMatches(): JSX.Element {
  const room = useRef<HTMLDivElement>(null);
  const found = useSignal({ saved: false, online: !beenOnline() });
  const all = found.value.saved && found.value.online;
  useEffect(() => {
    const { current } = room;
    if (!all || current === null) return;
    const observer = new ResizeObserver(() => remember(current.getBoundingClientRect().height));
    observer.observe(current);
    return () => observer.disconnect();
  }, [all]);
  return (
    <div class="own-matches" ref={room} style={{ minHeight: all ? "" : remembered() }}>
      {beenOnline() && (
        <MyMatches
          onFound={() => {
            found.value = { ...found.value, online: true };
          }}
        />
      )}
      <SavedMatches
        onFound={() => {
          found.value = { ...found.value, saved: true };
        }}
      />
    </div>
  );
}

function remembered(): string {
  try {
    return localStorage.getItem(HEIGHT) ?? "";
  } catch {
    return "";
  }
}

function remember(height: number): void {
  try {
    localStorage.setItem(HEIGHT, `${height}px`);
  } catch {
    // Without storage the games move once.
  }
}
