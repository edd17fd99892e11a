import { useSignal } from "@preact/signals";
import { Button, IconButton } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { allSaves, removeSave, type Save } from "../local/saves.ts";
import { keepPlace } from "../part/keep-place.ts";
import { MatchRow } from "../part/match-row.tsx";
import { seatName } from "../part/seat-name.ts";
import { Shortened } from "../part/shortened.tsx";
import { href } from "../route.ts";
import { t } from "../text/index.ts";

const MOST_SHOWN = 12;

/** The matches kept in this browser. */
export function SavedMatches({ onFound }: { onFound(): void }): JSX.Element | null {
  const saves = useSignal<readonly Save[]>([]);
  const refresh = async (): Promise<void> => {
    saves.value = await allSaves().catch(() => saves.value);
  };
  useEffect(() => {
    void refresh().then(onFound);
  }, []);
  if (saves.value.length === 0) return null;
  return (
    <section aria-labelledby="continue">
      <h2 id="continue">{t().continueTitle}</h2>
      <Shortened all={saves.value} most={MOST_SHOWN}>
        {(shown) => (
          <ul class="saves">
            {shown.map((save) => (
              <SaveRow key={save.id} save={save} onRemoved={refresh} />
            ))}
          </ul>
        )}
      </Shortened>
      {saves.value.some(({ toAct }) => toAct.length === 0) && (
        <Button icon="bulb" kind="quiet" href={href("learn")}>
          {t().exercises}
        </Button>
      )}
    </section>
  );
}

function SaveRow({ save, onRemoved }: { readonly save: Save; onRemoved(): Promise<void> }): JSX.Element {
  const { id, game, updated, seats, pack } = save;
  const [next] = save.toAct;
  const names = seats.map(seatName);
  const people = seats.filter(({ bot }) => bot === undefined).length;
  const mine = next !== undefined && people === 1 && seats[next]?.bot === undefined;
  const turn = next === undefined ? t().finished : mine ? t().yourTurn : t().turnOf(names[next] ?? "");
  const remove = (title: string): void => {
    const goOn = keepPlace();
    if (confirm(t().removeSure(title))) removeSave(id).then(onRemoved, onRemoved).then(goOn);
  };
  return (
    <MatchRow
      {...{ game, updated, next, names, turn, pack }}
      link={next === undefined ? href("replay", id) : href("play", id)}
      tools={(title) => <IconButton icon="trash" label={`${t().remove}: ${title}`} onClick={() => remove(title)} />}
    />
  );
}
