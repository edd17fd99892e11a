import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { LoadedGame } from "../library.ts";
import { Choose } from "../part/choose.tsx";
import { href } from "../route.ts";
import { t } from "../text/index.ts";
import { packsOf, type StoredPack } from "./stored-packs.ts";

/** Which components to play with: the standard ones, or a pack of this browser that can be played. */
export function PackChoice(props: {
  readonly loaded: LoadedGame;
  readonly chosen: Signal<StoredPack | undefined>;
  /** The one that is chosen to begin with. */
  readonly first: string | undefined;
}): JSX.Element | null {
  const { loaded, chosen, first } = props;
  const packs = useSignal<readonly StoredPack[]>([]);
  useEffect(() => {
    void packsOf(loaded.id).then((found) => {
      packs.value = found.filter(({ pack }) => loaded.title.components.check(pack.table).ok);
      chosen.value = packs.value.find(({ id }) => id === first);
    });
  }, [loaded, packs, chosen, first]);
  if (packs.value.length === 0) return null;
  return (
    <section class="options">
      <Choose
        label={t().components}
        values={[
          ["", t().packStandard],
          ...packs.value.map(({ id, pack }): [string, string] => [
            id,
            `${pack.name || t().packUnnamed} ${pack.version}`,
          ]),
        ]}
        value={chosen.value?.id ?? ""}
        onChange={(id) => {
          chosen.value = packs.value.find((each) => each.id === id);
        }}
      />
      <p class="small">
        <a href={href("workshop", loaded.id)}>{t().workshop}</a>
      </p>
    </section>
  );
}
