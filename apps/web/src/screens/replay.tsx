import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Failed, useArriving, Waiting } from "../part/lazily.tsx";
import { openReplay } from "../replay/open-replay.ts";
import { type Played, ReplayTable } from "../replay/replay-table.ts";
import { Scrubber } from "../replay/scrubber.tsx";
import { TableScreen } from "../table/table-screen.tsx";

export function ReplayScreen({ id }: { readonly id: string }): JSX.Element {
  const [progress, again] = useArriving(id, () => openReplay(id));
  if (progress.state === "waiting") return <Waiting />;
  if (progress.state === "failed") return <Failed again={again} />;
  if (typeof progress.value === "string") return <Failed text={progress.value} />;
  return <Replay played={progress.value} />;
}

function Replay({ played }: { readonly played: Played }): JSX.Element {
  const table = useMemo(() => new ReplayTable(played), [played]);
  return <TableScreen model={table} dock={<Scrubber table={table} />} quiet />;
}
