import { useSignal } from "@preact/signals";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { t } from "../text/index.ts";

export function ShareLink({ link }: { readonly link: string }): JSX.Element {
  const copied = useSignal(false);
  const canShare = "share" in navigator;
  return (
    <div class="button-row">
      <Button
        icon="link"
        onClick={() => {
          navigator.clipboard.writeText(link).then(
            () => {
              copied.value = true;
            },
            () => prompt(t().copyLink, link),
          );
        }}
      >
        {copied.value ? t().copied : t().copyLink}
      </Button>
      {canShare && (
        <Button icon="share" onClick={() => navigator.share({ url: link }).catch(() => undefined)}>
          {t().share}
        </Button>
      )}
    </div>
  );
}
