import { type Signal, useSignal } from "@preact/signals";
import { capital } from "@tabletown/kernel";
import type { JSX } from "preact";
import { Choose } from "../part/choose.tsx";
import { delayOf, hasMore, type TableTerms, timeOf, WATCHING } from "./table-terms.ts";
import { tOnline } from "./text/index.ts";

/** What most people leave as it is. It is open where somebody has not. */
export function MoreTerms({ terms }: { readonly terms: Signal<TableTerms> }): JSX.Element {
  const open = useSignal(hasMore(terms.value));
  const words = tOnline();
  const { onTimeout, takebacks, sharing, watching, start } = terms.value;
  const change = (part: Partial<TableTerms>): void => {
    terms.value = { ...terms.value, ...part };
  };
  return (
    <details
      class="more-terms"
      open={open.value}
      onToggle={({ currentTarget }) => {
        open.value = currentTarget.open;
      }}
    >
      <summary>{words.moreTerms}</summary>
      <div class="more-terms-list">
        {timeOf(terms.value).kind !== "none" && (
          <Choose
            label={words.whenTimeIsOut}
            values={(["bot", "resign"] as const).map((each) => [each, capital(words.timeouts[each])])}
            value={onTimeout}
            onChange={(value) => change({ onTimeout: value })}
            hint={words.timeoutHints[onTimeout]}
          />
        )}
        <Choose
          label={words.takebacks}
          values={(["asked", "free"] as const).map((each) => [each, capital(words.takebackTerms[each])])}
          value={takebacks}
          onChange={(value) => change({ takebacks: value })}
          hint={words.takebackHints[takebacks]}
        />
        <Choose
          label={words.sharing}
          values={(["no", "agreed"] as const).map((each) => [each, capital(words.sharingTerms[each])])}
          value={sharing}
          onChange={(value) => change({ sharing: value })}
          hint={words.sharingHints[sharing]}
        />
        <Choose
          label={words.watching}
          values={WATCHING.map((each) => [each, capital(words.watchingTerm(delayOf(each)))])}
          value={watching}
          onChange={(value) => change({ watching: value })}
          hint={words.watchingHint(delayOf(watching))}
        />
        <Choose
          label={words.beginning}
          values={(["host", "full"] as const).map((each) => [each, capital(words.startTerms[each])])}
          value={start}
          onChange={(value) => change({ start: value })}
          hint={words.startHints[start]}
        />
      </div>
    </details>
  );
}
