import { catalog } from "@tabletown/catalog";
import { Part, PartsContext, partQueue } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { GameCard } from "../home/game-card.tsx";
import { OpenRecord } from "../home/open-record.tsx";
import { OwnMatches } from "../home/own-matches.tsx";
import { Skyline } from "../home/skyline.tsx";
import { PageHead } from "../part/page-head.tsx";
import { PeoplePart } from "../people/people-part.tsx";
import { href } from "../route.ts";
import { t } from "../text/index.ts";
import { fetchNextScreens } from "./next-screens.ts";

/** Words come first, then one picture after the other, then what most people need next. */
export function Home(): JSX.Element {
  const pictures = useMemo(partQueue, []);
  useEffect(() => pictures.addLast(fetchNextScreens), [pictures]);
  return (
    <PartsContext.Provider value={pictures}>
      <div class="home">
        <div class="hero">
          <PageHead title="" home={false} />
          <section class="hero-words" aria-labelledby="tabletown">
            <h1 id="tabletown">Tabletown</h1>
            <p>{t().tagline}</p>
          </section>
          <div class="skyline-room">
            <Part>
              <Skyline />
            </Part>
          </div>
        </div>
        <main class="page">
          <div>
            <OwnMatches />
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
          </div>
          <PeoplePart />
          <OpenRecord />
          <footer class="home-foot small soft">
            <p>{t().about}</p>
            <a href={href("design")}>{t().design}</a>
          </footer>
        </main>
      </div>
    </PartsContext.Provider>
  );
}
