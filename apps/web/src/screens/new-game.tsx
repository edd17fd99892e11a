import { useSignal } from "@preact/signals";
import { optionsThatMatter } from "@tabletown/kernel";
import { Button, say } from "@tabletown/ui";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { type GameCover, type InPlay, inPlay, type LoadedGame, loadCover, loadGame } from "../library.ts";
import { newMatch } from "../local/saved-match.ts";
import { rememberBots, seatCount, seatsOf, useDraft } from "../new-game/draft.ts";
import { forSeveral } from "../new-game/for-several.ts";
import { OptionChoices } from "../new-game/option-choices.tsx";
import { SeatChoices } from "../new-game/seat-choices.tsx";
import { WayChoice } from "../new-game/way-choice.tsx";
import { PackChoice } from "../pack/pack-choice.tsx";
import type { StoredPack } from "../pack/stored-packs.ts";
import { lazyPart } from "../part/lazy-component.tsx";
import { FailedPage, LoadingPage, useLoading } from "../part/loading.tsx";
import { PageHead } from "../part/page-head.tsx";
import { useOnce } from "../part/use-once.ts";
import { titleText } from "../part/use-title.ts";
import { go, href } from "../route.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";

const CreateOnline = lazyPart(async () => (await import("../online/create-online.tsx")).CreateOnline);

interface Opened {
  readonly loaded: LoadedGame;
  readonly cover: GameCover;
}

interface NewGameProps {
  readonly game: string;
  /** A pack of this browser to begin with. */
  readonly pack?: string;
}

export function NewGame({ game, pack }: NewGameProps): JSX.Element {
  const [loading, retry] = useLoading(game, async (): Promise<Opened> => {
    const [loaded, cover] = await Promise.all([loadGame(game), loadCover(game)]);
    return { loaded, cover };
  });
  if (loading.state === "loading") return <LoadingPage />;
  if (loading.state === "failed") return <FailedPage retry={retry} text={t().gameFailed(game)} />;
  const { title } = loading.value.loaded.title.words(settings.value.language);
  return (
    <div>
      <PageHead title={titleText(t().play, title)} />
      <main class="page new-game">
        <Introduction {...loading.value} />
        <Choices loaded={loading.value.loaded} first={pack} />
      </main>
    </div>
  );
}

function Introduction({ loaded, cover }: Opened): JSX.Element {
  const { id, title, board } = loaded;
  const { language } = settings.value;
  return (
    <div class="new-face">
      <span class="game-picture">{cover.Picture !== undefined && <cover.Picture />}</span>
      <div>
        <h1>{title.words(language).title}</h1>
        <p>{say(language, cover.pitch)}</p>
        <p class="button-row">
          {board.lesson !== undefined && (
            <Button kind="quiet" href={href("lesson", id)}>
              {t().learn}
            </Button>
          )}
          <Button kind="quiet" icon="book" href={href("rules", id)}>
            {t().rules}
          </Button>
          {title.components.schema !== undefined && (
            <Button kind="quiet" icon="layers" href={href("workshop", id)}>
              {t().workshop}
            </Button>
          )}
        </p>
      </div>
    </div>
  );
}

function Choices({ loaded, first }: { readonly loaded: LoadedGame; readonly first: string | undefined }): JSX.Element {
  const { id, title } = loaded;
  const draft = useDraft(id);
  const { way } = draft;
  const isOnline = way.value === "online";
  const several = useMemo(
    () => forSeveral(loaded, title.optionSpecs, draft.options.value),
    [loaded, title, draft.options.value],
  );
  const options = isOnline ? several.options : draft.options.value;
  const pack = useSignal<StoredPack | undefined>(undefined);
  const chosen = inPlay(loaded, options, pack.value?.pack.table, pack.value?.pack);
  const start = useOnce(async (match: InPlay, count: number): Promise<void> => {
    rememberBots(id, draft, count);
    const save = await newMatch(match, seatsOf(draft, count));
    go("play", save.id);
  });
  if (!chosen.ok) return <p role="alert">{chosen.problem}</p>;
  const count = seatCount(draft, chosen.value);
  return (
    <form
      class="new-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isOnline) event.currentTarget.querySelector<HTMLElement>("#create")?.click();
        else void start(chosen.value, count);
      }}
    >
      <WayChoice way={way} />
      {!isOnline && (
        <Button kind="main" icon="play" type="submit" class="start" id="start">
          {t().start}
        </Button>
      )}
      <SeatChoices draft={draft} inPlay={chosen.value} />
      <OptionChoices
        specs={optionsThatMatter(isOnline ? several.specs : title.optionSpecs, options)}
        words={title.words(settings.value.language)}
        values={options}
        onChange={(name, value) => {
          draft.options.value = { ...options, [name]: value };
        }}
      />
      <PackChoice loaded={loaded} chosen={pack} first={first} />
      {isOnline && <CreateOnline game={id} seats={count} options={options} pack={pack.value?.pack} />}
    </form>
  );
}
