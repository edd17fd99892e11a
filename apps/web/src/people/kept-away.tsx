import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { conductTexts } from "./conduct-text.ts";
import { keptPeople } from "./kept-people.ts";
import { said } from "./text.ts";

/** In one's own profile: everybody who is blocked or muted, and the way back. */
export function KeptAway(): JSX.Element | null {
  useEffect(() => void keptPeople.refresh(), []);
  const { people } = keptPeople;
  if (people.value.length === 0) return null;
  return (
    <section aria-labelledby="kept-away">
      <h2 id="kept-away">{said(conductTexts.keptAway)}</h2>
      <ul class="played-list">
        {people.value.map(({ person, name, blocked }) => (
          <li key={person} class="played-row">
            <span>
              <b>{name || said(conductTexts.somebody)}</b>{" "}
              <span class="small soft">{said(blocked ? conductTexts.blocked : conductTexts.muted)}</span>
            </span>
            <Button onClick={() => keptPeople.change(blocked ? "unblock" : "unmute", person)}>
              {said(blocked ? conductTexts.unblock : conductTexts.unmute)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
