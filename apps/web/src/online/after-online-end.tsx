import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { KeepOffer } from "../account/keep-offer.tsx";
import { downloadText } from "../part/download.ts";
import { ONLINE } from "../replay/open-replay.ts";
import { go, href } from "../route.ts";
import { t } from "../text/index.ts";
import { connection } from "./connection.ts";
import { fetchRecord } from "./match-requests.ts";
import type { OnlineMatch } from "./online-match.ts";

/** What can be done once a match on the server is over. */
export function AfterOnlineEnd({ match: { id, inPlay } }: { readonly match: OnlineMatch }): JSX.Element {
  const rematch = async (): Promise<void> => {
    const answer = await connection.http.call("rematch", { params: { match: id } });
    if (answer.ok) go("table", answer.value.match);
  };
  const download = async (): Promise<void> => {
    const record = await fetchRecord(id);
    if (record !== undefined) downloadText(`${inPlay.id}-${id}.json`, JSON.stringify(record, undefined, 1));
  };
  return (
    <>
      <Button kind="main" icon="again" onClick={rematch}>
        {t().rematch}
      </Button>
      <Button icon="chart" href={href("review", `${ONLINE}${id}`)}>
        {t().review}
      </Button>
      <Button icon="play" href={href("replay", `${ONLINE}${id}`)}>
        {t().replay}
      </Button>
      <Button icon="download" onClick={download}>
        {t().download}
      </Button>
      <KeepOffer moment="first result" />
    </>
  );
}
