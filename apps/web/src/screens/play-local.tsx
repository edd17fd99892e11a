import type { BotLevel } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { inPlay, loadGame } from "../library.ts";
import { LocalMatch } from "../local/local-match.ts";
import { newMatch, savedSteps } from "../local/saved-match.ts";
import { findSave, isFull, unstored } from "../local/saves.ts";
import { MatchScreen } from "../match/match-screen.tsx";
import { BotRows } from "../part/bot-rows.tsx";
import { downloadText } from "../part/download.ts";
import { finishInSlices } from "../part/in-slices.ts";
import { FailedPage, LoadingPage, useLoading } from "../part/loading.tsx";
import { useOnce } from "../part/use-once.ts";
import { go, href } from "../route.ts";
import { t } from "../text/index.ts";

type Found = "gone" | "old" | (() => LocalMatch);

async function open(id: string): Promise<Found> {
  const save = await findSave(id);
  if (save === undefined) return "gone";
  const loaded = await loadGame(save.game);
  const chosen = inPlay(loaded, save.options, save.table, save.pack);
  if (!chosen.ok || loaded.title.rules !== save.rules) return "old";
  const again = await finishInSlices(savedSteps(chosen.value, save));
  return again === undefined ? "old" : () => new LocalMatch(chosen.value, again.match, save);
}

export function PlayLocal({ id }: { readonly id: string }): JSX.Element {
  const [loading, retry] = useLoading(id, () => open(id));
  if (loading.state === "loading") return <LoadingPage />;
  if (loading.state === "failed") return <FailedPage retry={retry} />;
  if (loading.value === "gone") return <FailedPage text={t().gone} />;
  if (loading.value === "old") return <FailedPage text={t().oldRules} watch={href("replay", id)} />;
  return <Playing key={id} make={loading.value} />;
}

function Playing({ make }: { make(): LocalMatch }): JSX.Element {
  const match = useMemo(make, [make]);
  useEffect(() => () => match.close(), [match]);
  if (match.isRemoved) return <FailedPage text={t().gone} />;
  return (
    <MatchScreen
      model={match}
      banner={<Unstored id={match.id} />}
      menu={() => <Menu match={match} />}
      ending={<AfterEnd match={match} />}
    />
  );
}

/** Says that the match will be gone with the page, where the browser has no room for it or must keep nothing. */
function Unstored({ id }: { readonly id: string }): JSX.Element | null {
  if (unstored.value.every((save) => save.id !== id)) return null;
  return (
    <p class="banner unstored small" role="status">
      {isFull.value ? t().noRoom : t().unstored}
    </p>
  );
}

function Menu({ match }: { readonly match: LocalMatch }): JSX.Element {
  return (
    <>
      <div class="button-row">
        <Button icon="first" href={href("replay", match.id)}>
          {t().lookBack}
        </Button>
      </div>
      <BotRows
        bots={match.players.value.flatMap(({ name, bot }, seat) =>
          bot === undefined ? [] : [{ seat, name, level: bot as BotLevel }],
        )}
        onChange={(seat, level) => match.setLevel(seat, level)}
      />
    </>
  );
}

function AfterEnd({ match }: { readonly match: LocalMatch }): JSX.Element {
  const rematch = useOnce(async (): Promise<void> => {
    const save = await newMatch(match.inPlay, match.seats);
    go("play", save.id);
  });
  return (
    <>
      <Button kind="main" icon="again" onClick={() => rematch()}>
        {t().rematch}
      </Button>
      <Button icon="chart" href={href("review", match.id)}>
        {t().review}
      </Button>
      <Button icon="play" href={href("replay", match.id)}>
        {t().replay}
      </Button>
      <Button icon="download" onClick={() => downloadText(`${match.inPlay.id}-${match.id}.json`, match.record())}>
        {t().download}
      </Button>
    </>
  );
}
