import type { BotLevel } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { inPlay, loadGame } from "../library.ts";
import { LocalTable } from "../local/local-table.ts";
import { matchOf, newMatch } from "../local/saved-match.ts";
import { find } from "../local/saves.ts";
import { BotRows } from "../part/bot-rows.tsx";
import { downloadText } from "../part/download.ts";
import { Failed, useArriving, Waiting } from "../part/lazily.tsx";
import { go, href } from "../route.ts";
import { TableScreen } from "../table/table-screen.tsx";
import { t } from "../text/index.ts";

type Found = "gone" | "old" | (() => LocalTable);

async function open(id: string): Promise<Found> {
  const save = await find(id);
  if (save === undefined) return "gone";
  const loaded = await loadGame(save.game);
  const chosen = inPlay(loaded, save.options);
  if (!chosen.ok || loaded.title.rules !== save.rules) return "old";
  const match = matchOf(chosen.value, save);
  return match === undefined ? "old" : () => new LocalTable(chosen.value, match, save);
}

export function PlayLocal({ id }: { readonly id: string }): JSX.Element {
  const [progress, again] = useArriving(id, () => open(id));
  if (progress.state === "waiting") return <Waiting />;
  if (progress.state === "failed") return <Failed again={again} />;
  if (progress.value === "gone") return <Failed text={t().gone} />;
  if (progress.value === "old") return <Failed text={t().oldRules} />;
  return <Table key={id} make={progress.value} />;
}

function Table({ make }: { make(): LocalTable }): JSX.Element {
  const table = useMemo(make, [make]);
  useEffect(() => () => table.close(), [table]);
  const rematch = async (): Promise<void> => {
    const save = await newMatch(table.inPlay, table.save().seats);
    go("play", save.id);
  };
  return (
    <TableScreen
      model={table}
      menu={
        <>
          <div class="button-row">
            <Button icon="first" href={href("replay", table.id)}>
              {t().lookBack}
            </Button>
          </div>
          <BotRows
            bots={table.players.value.flatMap(({ name, bot }, seat) =>
              bot === undefined ? [] : [{ seat, name, level: bot as BotLevel }],
            )}
            onChange={(seat, level) => table.setLevel(seat, level)}
          />
        </>
      }
      ending={
        <>
          <Button kind="main" icon="again" onClick={rematch}>
            {t().rematch}
          </Button>
          <Button icon="play" href={href("replay", table.id)}>
            {t().replay}
          </Button>
          <Button icon="download" onClick={() => downloadText(`${table.inPlay.id}-${table.id}.json`, table.record())}>
            {t().download}
          </Button>
        </>
      }
    />
  );
}
