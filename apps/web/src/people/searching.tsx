import { useSignal } from "@preact/signals";
import type { CallResult } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../text/index.ts";
import { gameSearch } from "./game-search.ts";
import { clockTime, said, texts } from "./text.ts";

type Search = Extract<CallResult<"search">, { ok: true }>["value"];

/** Somebody looks for a game: for how long, and what comes next. */
export function Searching({ search }: { readonly search: Search }): JSX.Element {
  const { wish, since = 0, botsFrom } = search;
  const live = wish?.pace === "live";
  const began = useSignal(Date.now());
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1_000);
    return () => clearInterval(timer);
  }, [now]);
  // Counted by the clock of this device: those of others may differ.
  const waited = Math.max(0, now.value - began.value);
  const botsIn = botsFrom === undefined ? undefined : botsFrom - since - waited;
  return (
    <div class="searching" role="status">
      <p>
        <b>{said(texts.searching)}</b> {live && <span class="clock">{clockTime(waited)}</span>}
      </p>
      {gameSearch.isUnanswered.value ? (
        <p class="lost">{t().reconnecting}</p>
      ) : (
        <p class="small soft">
          {live ? said(texts.searchLive) : said(texts.searchDays)}
          {botsIn !== undefined && botsIn > 0 && live && ` ${said(texts.botsIn)(clockTime(botsIn))}`}
        </p>
      )}
      <Button icon="close" id="stop-search" onClick={() => gameSearch.stop()}>
        {t().stopSearch}
      </Button>
    </div>
  );
}
