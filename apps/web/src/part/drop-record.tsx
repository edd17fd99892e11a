import { useSignal } from "@preact/signals";
import { readRecord, recordFaultText } from "@tabletown/kernel";
import { Dialog } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { randomId } from "../local/saves.ts";
import { openedRecords } from "../replay/opened-records.ts";
import { go } from "../route.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";

/** Opens a record: it stays in memory under a fresh name. Says what is wrong with it otherwise. */
export async function openRecordFile(file: File): Promise<string | undefined> {
  const read = readRecord(await file.text());
  if (!read.ok) return recordFaultText(settings.value.language, read.problem);
  const id = `file-${randomId(6)}`;
  openedRecords.set(id, read.value);
  go("replay", id);
  return undefined;
}

/** A record dropped anywhere on the page opens as a replay. */
export function DropRecord(): JSX.Element | null {
  const fault = useSignal<string | undefined>(undefined);
  useEffect(() => {
    const over = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file === undefined) return;
      void openRecordFile(file).then((problem) => {
        fault.value = problem;
      });
    };
    addEventListener("dragover", over);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("drop", drop);
    };
  }, [fault]);
  if (fault.value === undefined) return null;
  return (
    <Dialog
      title={t().openRecord}
      onClose={() => {
        fault.value = undefined;
      }}
    >
      <p role="alert">{fault.value}</p>
    </Dialog>
  );
}
