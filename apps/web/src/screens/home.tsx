import { useSignal } from "@preact/signals";
import { Button, type Cover, Icon, IconButton, SeatMark, say } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { loadCover, shown } from "../library.ts";
import { all, forget, type Save } from "../local/saves.ts";
import { beenOnline } from "../online/been-online.ts";
import { openRecordFile } from "../part/drop-record.tsx";
import { when } from "../part/figures.ts";
import { lazily, useArriving } from "../part/lazily.tsx";
import { PageHead } from "../part/page-head.tsx";
import { seatName } from "../part/seat-name.ts";
import { Skyline } from "../part/skyline.tsx";
import { href } from "../route.ts";
import { settings } from "../settings.ts";
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
        <Continue />
        <section aria-labelledby="games">
          <h2 id="games">{t().games}</h2>
          <ul class="games">
            {shown.map(({ id }) => (
              <li key={id}>
                <GameCard id={id} />
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

const OnlineLists = lazily(async () => (await import("../online/online-lists.tsx")).OnlineLists);

/** Tables on the server. It is asked only when somebody wants to know, or has been there before. */
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

function GameCard({ id }: { readonly id: string }): JSX.Element {
  const [progress] = useArriving(id, () => loadCover(id));
  if (progress.state !== "here") return <article class="game-card game-card-empty" aria-busy="true" />;
  const cover: Cover = progress.value;
  const { language } = settings.value;
  const title = say(language, cover.title);
  return (
    <article class="game-card">
      <a class="game-face" href={href("new", id)} aria-label={`${t().play}: ${title}`}>
        <span class="game-picture">
          <cover.Picture />
        </span>
        <h3>{title}</h3>
      </a>
      <p>{say(language, cover.pitch)}</p>
      <ul class="facts">
        <li>
          <Icon name="people" size={18} /> {t().playersRange(...cover.seats)}
        </li>
        <li>
          <Icon name="clock" size={18} /> {t().minutesRange(...cover.minutes)}
        </li>
        <li>
          <Weight weight={cover.weight} /> {t().weight[cover.weight]}
        </li>
      </ul>
      <div class="game-actions">
        <Button kind="main" icon="play" href={href("new", id)}>
          {t().play}
        </Button>
        <Button href={href("lesson", id)}>{t().learn}</Button>
        <Button icon="book" href={href("rules", id)}>
          {t().rules}
        </Button>
      </div>
    </article>
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

/** The matches kept in this browser. */
function Continue(): JSX.Element | null {
  const saves = useSignal<readonly Save[]>([]);
  const refresh = (): void => {
    all().then(
      (found) => {
        saves.value = found;
      },
      () => undefined,
    );
  };
  useEffect(refresh, []);
  if (saves.value.length === 0) return null;
  return (
    <section aria-labelledby="continue">
      <h2 id="continue">{t().continueTitle}</h2>
      <ul class="saves">
        {saves.value.slice(0, 12).map((save) => (
          <SaveRow key={save.id} save={save} onGone={refresh} />
        ))}
      </ul>
    </section>
  );
}

function SaveRow({ save, onGone }: { readonly save: Save; onGone(): void }): JSX.Element {
  const [cover] = useArriving(save.game, () => loadCover(save.game));
  const title = cover.state === "here" ? say(settings.value.language, cover.value.title) : save.game;
  const [next] = save.toAct;
  const over = next === undefined;
  const mine = next !== undefined && save.seats[next]?.bot === undefined;
  const people = save.seats.filter(({ bot }) => bot === undefined).length;
  const names = save.seats.map(seatName);
  const turn = over ? t().finished : mine && people === 1 ? t().yourTurn : t().turnOf(names[next] ?? "");
  return (
    <li class="save">
      <a href={over ? href("replay", save.id) : href("play", save.id)} class="save-link">
        <span class="save-picture">{cover.state === "here" && <cover.value.Picture />}</span>
        <span class="save-text">
          <b>{title}</b>
          <span class="small">
            {next !== undefined && <SeatMark seat={next} size={13} />} {turn}
          </span>
          <span class="small soft">
            {names.join(", ")} · {when(save.updated)}
          </span>
        </span>
      </a>
      <IconButton
        icon="trash"
        label={`${t().remove}: ${title}`}
        onClick={() => {
          if (confirm(t().removeSure(title))) forget(save.id).then(onGone, onGone);
        }}
      />
    </li>
  );
}

function OpenRecord(): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const fault = useSignal<string | undefined>(undefined);
  return (
    <section class="open-record" aria-labelledby="open-record">
      <Icon name="upload" size={28} />
      <div>
        <h2 id="open-record">{t().openRecord}</h2>
        <p class="soft small">{t().dropHere}</p>
        {fault.value !== undefined && <p role="alert">{fault.value}</p>}
      </div>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        class="unseen"
        tabIndex={-1}
        aria-label={t().chooseFile}
        onChange={async ({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) fault.value = await openRecordFile(file);
        }}
      />
      <Button onClick={() => input.current?.click()}>{t().chooseFile}</Button>
    </section>
  );
}
