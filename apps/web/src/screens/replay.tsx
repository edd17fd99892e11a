import { useSignal } from "@preact/signals";
import { Button, Dialog } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { MatchScreen } from "../match/match-screen.tsx";
import { matchTexts } from "../match/text/index.ts";
import { FailedPage, LoadingPage, useLoading } from "../part/loading.tsx";
import { ReplayMatch } from "../replay/replay-match.ts";
import { Scrubber } from "../replay/scrubber.tsx";
import { WrittenMoves } from "../replay/written-moves.tsx";
import { href } from "../route.ts";
import { t } from "../text/index.ts";
import { type FoundReplay, openReplay } from "./open-replay.ts";
import { WrittenGameScreen } from "./written-game.tsx";

export function ReplayScreen({ id }: { readonly id: string }): JSX.Element {
  const [loading, retry] = useLoading(id, () => openReplay(id));
  if (loading.state === "loading") return <LoadingPage />;
  if (loading.state === "failed") return <FailedPage retry={retry} />;
  if (typeof loading.value === "string") return <FailedPage text={loading.value} />;
  if (!("played" in loading.value)) return <WrittenGameScreen {...loading.value} />;
  return <Replay id={id} found={loading.value} />;
}

function Replay({ id, found }: { readonly id: string; readonly found: FoundReplay }): JSX.Element {
  const { played, running, rest } = found;
  const reading = useSignal(false);
  const setReading = (open: boolean) => (): void => {
    reading.value = open;
  };
  const match = useMemo(() => new ReplayMatch(played, running === undefined ? 0 : played.length), [played, running]);
  useEffect(() => () => match.close(), [match]);
  const back = running !== undefined && (
    <div class="banner look-back">
      <p>{t().lookingBack}</p>
      <Button kind="main" icon="play" href={href("play", running)}>
        {t().backToTable}
      </Button>
    </div>
  );
  // A match that goes on, or of which only the beginning can be shown, has said so.
  const broken = running === undefined && rest === undefined && played.toAct(played.length).length > 0 && (
    <div class="banner look-back">
      <p role="status">{played.reviewable?.whyOver?.() ?? matchTexts().brokenOff}</p>
    </div>
  );
  const beginning = rest !== undefined && (
    <div class="banner look-back">
      <p role="status">{rest.why}</p>
      <Button icon="log" onClick={setReading(true)}>
        {t().writtenMoves}
      </Button>
      {reading.value && (
        <Dialog title={t().writtenMoves} onClose={setReading(false)}>
          <WrittenMoves game={rest.written} />
        </Dialog>
      )}
    </div>
  );
  return (
    <MatchScreen
      model={match}
      screen={running === undefined ? t().replay : t().lookBack}
      banner={back || beginning || broken}
      dock={(open) => (
        <Scrubber
          match={match}
          onStandings={open}
          {...(played.reviewable !== undefined && { review: href("review", id) })}
        />
      )}
      quiet
    />
  );
}
