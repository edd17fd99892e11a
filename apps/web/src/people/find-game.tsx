import { useSignal } from "@preact/signals";
import { catalog } from "@tabletown/catalog";
import type { Lobby, Pace } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useId } from "preact/hooks";
import { beenOnline } from "../connection/been-online.ts";
import { problemSentence } from "../connection/problem-sentence.ts";
import { Choose } from "../part/choose.tsx";
import { NameField } from "../part/name-field.tsx";
import { change, settings } from "../settings.ts";
import { t } from "../text/index.ts";
import { ChooseSeveral } from "./choose-several.tsx";
import { gameSearch } from "./game-search.ts";
import { useGameTitles } from "./game-title.tsx";
import { Searching } from "./searching.tsx";
import { said, texts } from "./text.ts";

interface FindGameProps {
  readonly open: boolean;
  /** Somebody who waits, and whose wish is taken over. */
  readonly chosen?: Lobby["waiting"][number];
  onOpen(): void;
  onClose(): void;
}

/** "Find me a game": the button, the questions, and the wait. */
export function FindGame({ open, chosen, onOpen, onClose }: FindGameProps): JSX.Element {
  useEffect(() => {
    if (beenOnline()) void gameSearch.resume();
  }, []);
  const search = gameSearch.current.value;
  if (search !== undefined) return <Searching search={search} />;
  return (
    <>
      {gameSearch.problem.value !== undefined && (
        <p class="lost" role="alert">
          {gameSearch.problem.value}
        </p>
      )}
      {open ? (
        <Wish {...(chosen !== undefined && { chosen })} onClose={onClose} />
      ) : (
        <div class="people-ways">
          <Button kind="main" icon="people" id="find-game" onClick={onOpen}>
            {t().findGame}
          </Button>
        </div>
      )}
    </>
  );
}

const SEATS = [2, 3, 4, 5, 6];
/** What a search cannot do without, in the order of the form. */
const WANTED = ["nameFirst", "gameFirst", "seatsFirst"] as const;
type Wanted = (typeof WANTED)[number];

function Wish({ chosen, onClose }: Pick<FindGameProps, "chosen" | "onClose">): JSX.Element {
  const all = catalog.map(({ id }) => id);
  const titles = useGameTitles(all);
  const games = useSignal<readonly string[]>(chosen?.games ?? all);
  const seats = useSignal<readonly string[]>((chosen?.seats ?? [2, 3, 4]).map(String));
  const pace = useSignal<Pace>(chosen?.pace ?? "live");
  const bots = useSignal(chosen === undefined);
  const name = useSignal(settings.value.name);
  const problem = useSignal<string | undefined>(undefined);
  const missing = useSignal<Wanted | undefined>(undefined);
  const problemId = useId();
  const problemOf = (part: Wanted): string | undefined => (missing.value === part ? problemId : undefined);
  const busy = useSignal(false);
  const start = async (form: HTMLFormElement): Promise<void> => {
    if (busy.value) return;
    const given: Record<Wanted, number> = {
      nameFirst: name.value.trim().length,
      gameFirst: games.value.length,
      seatsFirst: seats.value.length,
    };
    missing.value = WANTED.find((part) => given[part] === 0);
    if (missing.value !== undefined) {
      problem.value = said(texts[missing.value]);
      const parts = form.querySelectorAll(".field, .choose");
      parts[WANTED.indexOf(missing.value)]?.querySelector("input")?.focus();
    } else {
      busy.value = true;
      change({ name: name.value.trim() });
      const failed = await gameSearch.start({
        games: [...games.value],
        seats: seats.value.map(Number),
        pace: pace.value,
        bots: bots.value,
        ...(chosen !== undefined && { with: chosen.person }),
      });
      problem.value = failed && problemSentence(failed);
      busy.value = false;
    }
  };
  return (
    <form
      class="find-game"
      aria-label={t().findGame}
      onSubmit={(event) => {
        event.preventDefault();
        void start(event.currentTarget);
      }}
    >
      {chosen !== undefined && <p>{said(texts.with)(chosen.name)}</p>}
      <NameField name={name} problem={problemOf("nameFirst")} />
      <ChooseSeveral
        label={said(texts.games)}
        values={all.map((id, index) => [id, titles[index] ?? id])}
        chosen={games}
        problem={problemOf("gameFirst")}
      />
      <ChooseSeveral
        label={said(texts.seats)}
        values={SEATS.map((n) => [String(n), String(n)])}
        chosen={seats}
        problem={problemOf("seatsFirst")}
      />
      <Choose
        label={t().timeControl}
        values={[
          ["live", said(texts.live)],
          ["days", said(texts.days)],
        ]}
        value={pace.value}
        onChange={(value) => {
          pace.value = value;
        }}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={bots.value}
          onChange={({ currentTarget }) => {
            bots.value = currentTarget.checked;
          }}
        />
        <span>{pace.value === "live" ? said(texts.botsSoon) : said(texts.botsLater)}</span>
      </label>
      {problem.value !== undefined && (
        <p class="lost" role="alert" id={problemId}>
          {problem.value}
        </p>
      )}
      <div class="button-row">
        <Button kind="main" type="submit" icon="search" id="start-search" disabled={busy.value}>
          {said(texts.search)}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {said(texts.cancel)}
        </Button>
      </div>
    </form>
  );
}
