import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { JoinForm } from "../part/join-form.tsx";
import { PageHead } from "../part/page-head.tsx";
import { t } from "../text/index.ts";
import { tOnline } from "./text/index.ts";

/** A table that is not open to us, or not there at all: nobody is told which. Whoever has its code gets in. */
export function ClosedTable({ retry }: { retry(): void }): JSX.Element {
  return (
    <div>
      <PageHead title={tOnline().closedTitle} />
      <main class="page closed-table">
        <h1>{tOnline().closedTitle}</h1>
        <p>{tOnline().closedText}</p>
        <JoinForm />
        <div class="button-row">
          <Button onClick={retry}>{t().retry}</Button>
          <Button href="#/">{t().home}</Button>
        </div>
      </main>
    </div>
  );
}
