import type { TableInfo } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { type InPlay, inPlay, loadGame } from "../library.ts";
import { ChatPanel } from "../online/chat-panel.tsx";
import { Company } from "../online/company.tsx";
import { house, problemSentence } from "../online/house.ts";
import { Lobby } from "../online/lobby.tsx";
import { OnlineTable } from "../online/online-table.ts";
import { downloadText } from "../part/download.ts";
import { Failed, useArriving, Waiting } from "../part/lazily.tsx";
import { opened } from "../replay/opened.ts";
import { go } from "../route.ts";
import { TableScreen } from "../table/table-screen.tsx";
import { t } from "../text/index.ts";

type Found = { readonly inPlay: InPlay; readonly info: TableInfo };

async function find(id: string): Promise<Found | string> {
  const stranger = await house.comeIn();
  if (stranger !== undefined) return stranger.code === "internal" ? t().noServer : problemSentence(stranger);
  const answer = await house.http.call("match", { params: { match: id } });
  if (!answer.ok) return problemSentence(answer.problem);
  const { table: info } = answer.value;
  const loaded = await loadGame(info.game);
  const own = info.ownTable ? await house.http.call("components", { params: { match: id } }) : undefined;
  const chosen = inPlay(loaded, info.options, own?.ok ? own.value.table : undefined);
  return chosen.ok ? { inPlay: chosen.value, info } : chosen.problem;
}

export function OnlineTableScreen({ id }: { readonly id: string }): JSX.Element {
  const [progress, again] = useArriving(id, () => find(id));
  if (progress.state === "waiting") return <Waiting />;
  if (progress.state === "failed") return <Failed again={again} />;
  if (typeof progress.value === "string") return <Failed again={again} text={progress.value} />;
  return <Seated found={progress.value} />;
}

function Seated({ found }: { readonly found: Found }): JSX.Element {
  const table = useMemo(() => new OnlineTable(found.inPlay, found.info), [found]);
  useEffect(() => () => table.close(), [table]);
  const { status } = table.info.value;
  if (status === "lobby") return <Lobby table={table} />;
  if (status === "closed") return <Failed text={t().finished} />;
  if (table.position.value === undefined) return <Waiting />;
  return (
    <TableScreen
      model={table}
      banner={<Company table={table} />}
      chat={<ChatPanel table={table} />}
      menu={<TableMenu table={table} />}
      ending={<AfterEnd table={table} />}
    />
  );
}

function TableMenu({ table }: { readonly table: OnlineTable }): JSX.Element | null {
  const seat = table.as.value;
  const { status, takebacks } = table.info.value;
  if (seat === undefined || status !== "playing") return null;
  const filled = table.players.value[seat]?.bot !== undefined;
  return (
    <div class="button-row">
      {takebacks && (
        <Button icon="undo" onClick={() => table.undo()}>
          {t().askTakeback}
        </Button>
      )}
      <Button icon="robot" onClick={() => table.send(filled ? { do: "return", seat } : { do: "stand", seat })}>
        {filled ? t().iAmBack : t().botForMe}
      </Button>
      <Button
        kind="danger"
        icon="flag"
        onClick={() => {
          if (confirm(t().resignSure)) void table.send({ do: "resign", seat });
        }}
      >
        {t().resign}
      </Button>
    </div>
  );
}

function AfterEnd({ table }: { readonly table: OnlineTable }): JSX.Element {
  return (
    <>
      <Button
        kind="main"
        icon="again"
        onClick={async () => {
          const answer = await house.http.call("rematch", { params: { match: table.id } });
          if (answer.ok) go("table", answer.value.match);
        }}
      >
        {t().rematch}
      </Button>
      <Button
        icon="play"
        onClick={async () => {
          const found = await table.record();
          if (found === undefined) return;
          opened.set(`match-${table.id}`, found);
          go("replay", `match-${table.id}`);
        }}
      >
        {t().replay}
      </Button>
      <Button
        icon="download"
        onClick={async () => {
          const found = await table.record();
          if (found !== undefined)
            downloadText(`${table.inPlay.id}-${table.id}.json`, JSON.stringify(found, undefined, 1));
        }}
      >
        {t().download}
      </Button>
    </>
  );
}
