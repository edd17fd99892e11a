import type { Seat } from "@tabletown/kernel";
import { Button, IconButton, SeatMark } from "@tabletown/ui";
import type { JSX } from "preact";
import { href } from "../route.ts";
import { t } from "../text/index.ts";

/** Between two people at one screen: nothing of the table is shown until the next one says so, or they all leave. */
export function Handover(props: { readonly seat: Seat; readonly name: string; onReady(): void }): JSX.Element {
  return (
    <main class="handover">
      <IconButton icon="back" label={t().leave} href={href()} />
      <SeatMark seat={props.seat} size={72} />
      <h1>{t().passTo(props.name)}</h1>
      <p class="soft">{t().passHint}</p>
      <Button kind="main" onClick={props.onReady}>
        {t().iAm(props.name)}
      </Button>
    </main>
  );
}
