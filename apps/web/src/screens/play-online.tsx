import { useSignal } from "@preact/signals";
import type { MatchInfo } from "@tabletown/protocol";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { connection } from "../connection/connection.ts";
import { leadsNowhere, problemSentence, signInSentence } from "../connection/problem-sentence.ts";
import { type InPlay, inPlay, loadGame } from "../library.ts";
import { MatchScreen } from "../match/match-screen.tsx";
import { AfterOnlineEnd } from "../online/after-online-end.tsx";
import { followLanguage } from "../online/alerts.ts";
import { ChatPanel } from "../online/chat-panel.tsx";
import { ClosedTable } from "../online/closed-table.tsx";
import { Lobby } from "../online/lobby.tsx";
import { LookingBack } from "../online/looking-back.tsx";
import { OnlineMatch } from "../online/online-match.ts";
import { OnlineMenu } from "../online/online-menu.tsx";
import { AboutPerson } from "../online/person-name.tsx";
import { Presence } from "../online/presence.tsx";
import { RematchInvitation } from "../online/rematch-invitation.tsx";
import { ResignDialog } from "../online/resign-dialog.tsx";
import { ShareVictoryDialog } from "../online/share-victory-dialog.tsx";
import { TakebackDialog } from "../online/takeback-dialog.tsx";
import { tOnline } from "../online/text/index.ts";
import { FailedPage, LoadingPage, useLoading } from "../part/loading.tsx";
import { onlineName } from "../replay/online-name.ts";
import { ReplayMatch } from "../replay/replay-match.ts";
import { Scrubber } from "../replay/scrubber.tsx";
import { href } from "../route.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";

type Found = { readonly inPlay: InPlay; readonly info: MatchInfo };

/**
 * Why a match cannot be opened: it is not there, or not open to us, or something else. One of rules that are gone can
 * still be watched.
 */
type NotFound = { readonly closed: true } | { readonly problem: string; readonly watch?: string };

async function find(id: string): Promise<Found | NotFound> {
  const unknown = await connection.signIn();
  if (unknown !== undefined) return { problem: signInSentence(unknown) };
  const answer = await connection.http.call("match", { params: { match: id } });
  if (!answer.ok) {
    const { code } = answer.problem;
    if (code === "unknown-match" || leadsNowhere(answer.problem)) return { closed: true };
    const problem = signInSentence(answer.problem);
    return code === "other-rules" ? { problem, watch: href("replay", onlineName(id)) } : { problem };
  }
  const { table: info } = answer.value;
  const loaded = await loadGame(info.game);
  const usual = inPlay(loaded, info.options);
  if (!usual.ok) return { problem: usual.problem };
  if (usual.value.game.components === info.components) return { inPlay: usual.value, info };
  // With other values than the others have, nothing on the table would be true.
  const own = await connection.http.call("components", { params: { match: id } });
  if (!own.ok) return { problem: `${tOnline().noComponents} ${problemSentence(own.problem)}` };
  const chosen = inPlay(loaded, info.options, own.value.table, info.pack);
  return chosen.ok ? { inPlay: chosen.value, info } : { problem: chosen.problem };
}

export function PlayOnline({ id }: { readonly id: string }): JSX.Element {
  const [loading, retry] = useLoading(id, () => find(id));
  if (loading.state === "loading") return <LoadingPage />;
  if (loading.state === "failed") return <FailedPage retry={retry} />;
  const found = loading.value;
  if ("closed" in found) return <ClosedTable retry={retry} />;
  if (!("problem" in found)) return <OpenMatch found={found} />;
  const { problem, watch } = found;
  return <FailedPage text={problem} {...(watch === undefined ? { retry } : { watch })} />;
}

function OpenMatch({ found }: { readonly found: Found }): JSX.Element {
  const match = useMemo(() => new OnlineMatch(found.inPlay, found.info), [found]);
  useEffect(() => () => match.close(), [match]);
  const { language } = settings.value;
  useEffect(() => {
    // What cannot be stored is tried again at the next table.
    followLanguage().catch(() => undefined);
  }, [language]);
  /** Earlier moves, while somebody looks at them. */
  const past = useSignal<ReplayMatch | undefined>(undefined);
  const { status, spectators } = match.info.value;
  if (status === "lobby") return <Lobby match={match} />;
  if (status === "closed") return <FailedPage text={tOnline().overClosed} />;
  if (match.position.value === undefined) {
    // Whoever saw the table before the match began, and has no seat at it.
    const isKeptOut = !spectators.allowed && !match.players.value.some(({ mine }) => mine);
    return isKeptOut ? <FailedPage text={problemSentence({ code: "no-spectators" })} /> : <LoadingPage />;
  }
  const replayed = past.value;
  const chat = <ChatPanel match={match} />;
  const unread = match.chat.unread.value;
  const lookBack = async (): Promise<void> => {
    const played = await match.soFar();
    if (played === undefined) match.problem.tell(t().failed);
    past.value = played && new ReplayMatch(played, played.length);
  };
  const comeBack = (): void => {
    past.value = undefined;
  };
  const about = <AboutPerson match={match} />;
  if (replayed !== undefined) {
    return (
      <>
        <MatchScreen
          key="past"
          model={replayed}
          now={match}
          banner={
            <div class="banner">
              <LookingBack match={match} onBack={comeBack} />
              <Presence match={match} />
            </div>
          }
          dock={(open) => <Scrubber match={replayed} onStandings={open} />}
          {...{ chat, unread }}
          quiet
        />
        {about}
      </>
    );
  }
  return (
    <>
      <MatchScreen
        key="now"
        model={match}
        banner={<Presence match={match} />}
        {...{ chat, unread }}
        {...(status === "playing" && {
          menu: (close) => <OnlineMenu match={match} onLookBack={lookBack} onClose={close} />,
        })}
        ending={<AfterOnlineEnd match={match} />}
        aboveResult={<RematchInvitation match={match} />}
      />
      {about}
      {match.asksToUndo.value && <TakebackDialog match={match} />}
      {match.asksToShare.value && <ShareVictoryDialog match={match} />}
      {match.asksToResign.value && <ResignDialog match={match} />}
    </>
  );
}
