import { useSignal } from "@preact/signals";
import { Dialog } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../text/index.ts";

/** A record dropped anywhere on the page opens as a replay. */
export function DropRecord(): JSX.Element | null {
  const fault = useSignal<string | undefined>(undefined);
  useEffect(() => {
    const over = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file === undefined) return;
      void import("./open-record-file.ts").then(async ({ openRecordFile }) => {
        fault.value = await openRecordFile(file);
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
