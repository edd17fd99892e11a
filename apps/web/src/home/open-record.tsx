import { useSignal } from "@preact/signals";
import { Button, Icon } from "@tabletown/ui";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../text/index.ts";

/** A recorded game from a file. */
export function OpenRecord(): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const fault = useSignal<string | undefined>(undefined);
  return (
    <section class="open-record" aria-labelledby="open-record">
      <Icon name="upload" size={28} />
      <div>
        <h2 id="open-record">{t().openRecord}</h2>
        <p class="soft small">{t().dropHere}</p>
        {fault.value !== undefined && (
          <p class="lost" role="alert">
            {fault.value}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        class="unseen"
        tabIndex={-1}
        aria-label={t().chooseFile}
        onChange={async ({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file === undefined) return;
          fault.value = await (await import("../replay/open-record-file.ts")).openRecordFile(file);
          // The same file again, once it is mended, is a change too.
          currentTarget.value = "";
        }}
      />
      <Button onClick={() => input.current?.click()}>{t().chooseFile}</Button>
    </section>
  );
}
