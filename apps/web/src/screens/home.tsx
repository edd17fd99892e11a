import { useSignal } from "@preact/signals";
import { catalog } from "@tabletown/catalog";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { GameCard } from "../home/game-card.tsx";
import { OpenRecord } from "../home/open-record.tsx";
import { SavedMatches } from "../home/saved-matches.tsx";
import { Skyline } from "../home/skyline.tsx";
import { beenOnline } from "../online/been-online.ts";
import { lazyComponent } from "../part/lazy-component.tsx";
import { PageHead } from "../part/page-head.tsx";
import { href } from "../route.ts";
import { t } from "../text/index.ts";

export function Home(): JSX.Element {
  return (
    <div class="home">
      <div class="hero">
        <PageHead home={false} />
        <div class="hero-words">
          <h1>Tabletown</h1>
          <p>{t().tagline}</p>
        </div>
        <Skyline />
      </div>
      <main class="page">
        <SavedMatches />
        <section aria-labelledby="games">
          <h2 id="games">{t().games}</h2>
          <ul class="games">
            {catalog.map((entry) => (
              <li key={entry.id}>
                <GameCard entry={entry} />
              </li>
            ))}
          </ul>
        </section>
        <Online />
        <OpenRecord />
        <footer class="home-foot small soft">
          <p>{t().about}</p>
          <a href={href("design")}>{t().design}</a>
        </footer>
      </main>
    </div>
  );
}

const OnlineLists = lazyComponent(async () => (await import("../online/online-lists.tsx")).OnlineLists);

/** Matches on the server. It is asked only when somebody wants to know, or has been there before. */
function Online(): JSX.Element {
  const open = useSignal(beenOnline());
  return (
    <section aria-labelledby="online">
      <h2 id="online">{t().online}</h2>
      {open.value ? (
        <OnlineLists />
      ) : (
        <Button
          icon="link"
          onClick={() => {
            open.value = true;
          }}
        >
          {t().joinTable}
        </Button>
      )}
    </section>
  );
}
