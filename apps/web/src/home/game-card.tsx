import type { CatalogEntry } from "@tabletown/catalog";
import { Button, Icon, Part, say } from "@tabletown/ui";
import type { JSX } from "preact";
import { type GameCover, knownCover, loadCover } from "../library.ts";
import { useLoading } from "../part/loading.tsx";
import { href } from "../route.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";

/** A game on the first screen. Whatever is wrong with one, the others are there. */
export function GameCard({ entry }: { readonly entry: CatalogEntry }): JSX.Element {
  const { id } = entry;
  const [loading, retry] = useLoading(id, () => loadCover(id), knownCover(id));
  if (loading.state === "loading") return <article class="game-card game-card-empty" aria-busy="true" />;
  if (loading.state === "failed") return <FailedCard id={id} retry={retry} />;
  const cover = loading.value;
  const { language } = settings.value;
  const title = say(language, cover.title);
  return (
    <article class="game-card">
      <a class="game-face" href={href("new", id)} aria-label={`${t().play}: ${title}`}>
        <span class="game-picture">
          <Part>{cover.Picture !== undefined && <cover.Picture />}</Part>
        </span>
        <h3>{title}</h3>
      </a>
      <p>{say(language, cover.pitch)}</p>
      <Facts cover={cover} />
      <div class="game-actions">
        <Button kind="main" icon="play" href={href("new", id)}>
          {t().play}
        </Button>
        {entry.board !== undefined && <Button href={href("lesson", id)}>{t().learn}</Button>}
        <Button icon="book" href={href("rules", id)}>
          {t().rules}
        </Button>
      </div>
    </article>
  );
}

function FailedCard({ id, retry }: { readonly id: string; retry(): void }): JSX.Element {
  return (
    <article class="game-card game-card-failed">
      <h3>{id}</h3>
      <p role="alert">{t().gameFailed(id)}</p>
      <Button icon="again" onClick={retry}>
        {t().retry}
      </Button>
    </article>
  );
}

function Facts({ cover: { seats, minutes, weight } }: { readonly cover: GameCover }): JSX.Element {
  return (
    <ul class="facts">
      <li>
        <Icon name="people" size={18} /> {t().playersRange(...seats)}
      </li>
      {minutes !== undefined && (
        <li>
          <Icon name="clock" size={18} /> {t().minutesRange(...minutes)}
        </li>
      )}
      {weight !== undefined && (
        <li>
          <Weight weight={weight} /> {t().weight[weight]}
        </li>
      )}
    </ul>
  );
}

function Weight({ weight }: { readonly weight: number }): JSX.Element {
  return (
    <svg class="weight" viewBox="0 0 24 18" width="24" height="18" aria-hidden="true">
      {[1, 2, 3].map((n) => (
        <rect
          key={n}
          x={n * 8 - 7}
          y={14 - n * 4}
          width="5"
          height={n * 4 + 2}
          rx="1.5"
          class={n <= weight ? "weight-on" : ""}
        />
      ))}
    </svg>
  );
}
