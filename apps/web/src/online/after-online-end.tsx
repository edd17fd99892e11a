import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { KeepOffer } from "../account/keep-offer.tsx";
import { connection } from "../connection/connection.ts";
import { problemSentence } from "../connection/problem-sentence.ts";
import { downloadText } from "../part/download.ts";
import { ShareMatch } from "../people/share-match.tsx";
import { onlineName } from "../replay/online-name.ts";
import { go, href } from "../route.ts";
import { t } from "../text/index.ts";
import { fetchRecord } from "./match-requests.ts";
import type { OnlineMatch } from "./online-match.ts";

/** What can be done once a match on the server is over. */
export function AfterOnlineEnd({ match }: { readonly match: OnlineMatch }): JSX.Element {
  const { id, inPlay, problem } = match;
  const mine = match.players.value.some((player) => player.mine);
  const { rematch: again, rematchBy = -1 } = match.info.value;
  const invited = again !== undefined && !match.players.value[rematchBy]?.mine && !match.declined.value;
  const rematch = async (): Promise<void> => {
    const answer = await connection.http.call("rematch", { params: { match: id } });
    if (answer.ok) go("table", answer.value.match);
    else problem.tell(problemSentence(answer.problem));
  };
  const download = async (): Promise<void> => {
    const record = await fetchRecord(id);
    problem.tell(typeof record === "string" ? record : undefined);
    if (typeof record !== "string") downloadText(`${inPlay.id}-${id}.json`, JSON.stringify(record, undefined, 1));
  };
  return (
    <>
      {mine && !invited && (
        <Button kind="main" icon="again" onClick={rematch}>
          {t().rematch}
        </Button>
      )}
      <Button icon="chart" href={href("review", onlineName(id))}>
        {t().review}
      </Button>
      <Button icon="play" href={href("replay", onlineName(id))}>
        {t().replay}
      </Button>
      <Button icon="download" onClick={download}>
        {t().download}
      </Button>
      <ShareMatch match={id} />
      {problem.text.value !== undefined && (
        <p class="lost" role="alert">
          {problem.text.value}
        </p>
      )}
      {mine && <KeepOffer moment="first result" />}
    </>
  );
}
