import type { JSX } from "preact";
import { lazyPart } from "../part/lazy-component.tsx";
import { ShareLink } from "../part/share-link.tsx";
import { t } from "../text/index.ts";

const QrCode = lazyPart(async () => (await import("../part/qr-code.tsx")).QrCode);

/** How others get to a table: its code, a link, and the link to scan. */
export function Invitation({ code }: { readonly code: string }): JSX.Element {
  const link = new URL(`#/join/${code}`, location.href).href;
  return (
    <div class="invite">
      <p class="invite-code">
        <span class="small soft">{t().code}</span>
        <span class="code">{code}</span>
      </p>
      <ShareLink link={link} />
      <div class="qr">
        <QrCode text={link} label={t().scan} />
      </div>
      <p class="small soft">{t().scan}</p>
    </div>
  );
}
