import { useSignal } from "@preact/signals";
import { same } from "@tabletown/kernel";
import { Button, Dialog } from "@tabletown/ui";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { InPlay } from "../library.ts";
import { lazyPart } from "../part/lazy-component.tsx";
import { packText } from "../part/pack-text.ts";
import { t } from "../text/index.ts";

const DifferencesList = lazyPart(async () => (await import("./differences-list.tsx")).DifferencesList);

/** Says that other components than the standard ones are in use, and which. Nothing at a table with the standard ones. */
export function PackSign({ inPlay }: { readonly inPlay: InPlay }): JSX.Element | null {
  const open = useSignal(false);
  const { table, title, pack } = inPlay;
  const own = useMemo(() => !same(table, title.components.standard), [table, title]);
  if (!own) return null;
  // Without a label it may as well be what was standard when the match began.
  const what = pack === undefined ? t().packNotStandard : t().packInUse;
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
        <span class="unseen">{what}: </span>
        <span class="pack-name">{pack?.name || what}</span>
      </Button>
      {open.value && (
        <Dialog
          title={what}
          onClose={() => {
            open.value = false;
          }}
        >
          {pack !== undefined && <p class="pack-label">{packText(pack)}</p>}
          <p class="soft">{t().packDiffers}</p>
          <DifferencesList loaded={inPlay} table={table} />
        </Dialog>
      )}
    </>
  );
}
