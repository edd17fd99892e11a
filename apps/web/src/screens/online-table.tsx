import { useSignal } from "@preact/signals";
import type { MatchInfo } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { type InPlay, inPlay, loadGame } from "../library.ts";
import { ChatPanel } from "../online/chat-panel.tsx";
import { Company } from "../online/company.tsx";
import { house, problemSentence } from "../online/house.ts";
import { Lobby } from "../online/lobby.tsx";
import { OnlineTable } from "../online/online-table.ts";
import { TurnAlerts } from "../online/turn-alerts.tsx";
import { downloadText } from "../part/download.ts";
import { Failed, useArriving, Waiting } from "../part/lazily.tsx";
import { opened } from "../replay/opened.ts";
import { ReplayTable } from "../replay/replay-table.ts";
import { Scrubber } from "../replay/scrubber.tsx";
import { go } from "../route.ts";
import { TableScreen } from "../table/table-screen.tsx";
import { t } from "../text/index.ts";

type Found = { readonly inPlay: InPlay; readonly info: MatchInfo };

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
  const past = useSignal<ReplayTable | undefined>(undefined);
  const lookBack = async (wanted: boolean): Promise<void> => {
    const played = wanted ? await table.soFar() : undefined;
    past.value = played === undefined ? undefined : new ReplayTable(played, played.length);
  };
  const { status } = table.info.value;
  if (status === "lobby") return <Lobby table={table} />;
  if (status === "closed") return <Failed text={t().finished} />;
  if (table.position.value === undefined) return <Waiting />;
  const replayed = past.value;
  if (replayed !== undefined) {
    return (
      <TableScreen
        key="past"
        model={replayed}
        banner={<LookingBack table={table} onBack={() => lookBack(false)} />}
        dock={(open) => <Scrubber table={replayed} onStandings={open} />}
        chat={<ChatPanel table={table} />}
        quiet
      />
    );
  }
  return (
    <TableScreen
      key="now"
      model={table}
      banner={<Company table={table} />}
      chat={<ChatPanel table={table} />}
      menu={<TableMenu table={table} onLookBack={() => lookBack(true)} />}
      ending={<AfterEnd table={table} />}
    />
  );
}

/** While looking at earlier moves: whose turn it is by now, and the way back. */
function LookingBack({ table, onBack }: { readonly table: OnlineTable; onBack(): void }): JSX.Element {
  const { viewer, toAct } = table.frame.value;
  const mine = viewer !== undefined && toAct.includes(viewer);
  return (
    <div class="banner look-back">
      <p role="status">
        {t().lookingBack} {mine && <b>{t().yourTurn}</b>}
      </p>
      <Button kind="main" icon="play" onClick={onBack}>
        {t().backToTable}
      </Button>
    </div>
  );
}

function TableMenu({ table, onLookBack }: { readonly table: OnlineTable; onLookBack(): void }): JSX.Element | null {
  const seat = table.as.value;
  const { status, takebacks } = table.info.value;
  const back = (
    <Button icon="first" onClick={onLookBack}>
      {t().lookBack}
    </Button>
  );
  if (status !== "playing") return null;
  if (seat === undefined) return <div class="button-row">{back}</div>;
  const filled = table.players.value[seat]?.bot !== undefined;
  return (
    <>
      <TurnAlerts match={table.id} />
      <div class="button-row">
        {back}
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
    </>
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
