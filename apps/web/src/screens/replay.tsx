import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Failed, useArriving, Waiting } from "../part/lazily.tsx";
import { type Found, openReplay } from "../replay/open-replay.ts";
import { ReplayTable } from "../replay/replay-table.ts";
import { Scrubber } from "../replay/scrubber.tsx";
import { href } from "../route.ts";
import { TableScreen } from "../table/table-screen.tsx";
import { t } from "../text/index.ts";

export function ReplayScreen({ id }: { readonly id: string }): JSX.Element {
  const [progress, again] = useArriving(id, () => openReplay(id));
  if (progress.state === "waiting") return <Waiting />;
  if (progress.state === "failed") return <Failed again={again} />;
  if (typeof progress.value === "string") return <Failed text={progress.value} />;
  return <Replay found={progress.value} />;
}

function Replay({ found: { played, running } }: { readonly found: Found }): JSX.Element {
  const table = useMemo(() => new ReplayTable(played, running === undefined ? 0 : played.length), [played, running]);
  useEffect(() => () => table.close(), [table]);
  const back = running !== undefined && (
    <div class="banner look-back">
      <p>{t().lookingBack}</p>
      <Button kind="main" icon="play" href={href("play", running)}>
        {t().backToTable}
      </Button>
    </div>
  );
  return (
    <TableScreen model={table} banner={back} dock={(open) => <Scrubber table={table} onStandings={open} />} quiet />
  );
}
