import { useSignal } from "@preact/signals";
import { same } from "@tabletown/kernel";
import { Button, Dialog } from "@tabletown/ui";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { InPlay } from "../library.ts";
import { lazyComponent } from "../part/lazy-component.tsx";
import { t } from "../text/index.ts";

const DifferencesList = lazyComponent(async () => (await import("./differences-list.tsx")).DifferencesList);

/** Says that other components than the standard ones are in use, and which. Nothing at a table with the standard ones. */
export function PackSign({ inPlay }: { readonly inPlay: InPlay }): JSX.Element | null {
  const open = useSignal(false);
  const { table, title, pack } = inPlay;
  const own = useMemo(() => !same(table, title.components.standard), [table, title]);
  if (!own) return null;
  return (
    <>
      <Button
        kind="quiet"
        class="pack-sign"
        icon="layers"
        onClick={() => {
          open.value = true;
        }}
      >
        <span class="unseen">{t().packInUse}: </span>
        <span class="pack-name">{pack?.name || t().packInUse}</span>
      </Button>
      {open.value && (
        <Dialog
          title={t().packInUse}
          onClose={() => {
            open.value = false;
          }}
        >
          {pack !== undefined && (
            <p>
              <b>{pack.name}</b>
              {pack.version !== "" && ` · ${pack.version}`}
              {pack.author !== "" && ` · ${pack.author}`}
            </p>
          )}
          <p class="soft">{t().packDiffers}</p>
          <DifferencesList loaded={inPlay} table={table} />
        </Dialog>
      )}
    </>
  );
}
