import { useSignal } from "@preact/signals";
import type { Pack } from "@tabletown/kernel";
import type { TimeControl, Visibility } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { labelOf } from "../library.ts";
import { Choose } from "../part/choose.tsx";
import { StartBar } from "../part/start-bar.tsx";
import { timeText } from "../part/time-text.ts";
import { said, texts } from "../people/text.ts";
import { go } from "../route.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import { connection, signInSentence } from "./connection.ts";
import { problemWithDetail } from "./problem-detail.ts";
import { TIMES, VISIBILITIES } from "./table-terms.ts";
import { tOnline } from "./text/index.ts";

interface CreateOnlineProps {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** The components, where they are not the standard ones. */
  readonly pack: Pack<unknown> | undefined;
}

/** Opens a table and goes there. Says what went wrong otherwise. */
async function createMatch(
  { game, seats, options, pack }: CreateOnlineProps,
  terms: { readonly visibility: Visibility; readonly time: TimeControl; readonly accountsOnly: boolean },
): Promise<string | undefined> {
  const problem = await connection.signIn();
  if (problem !== undefined) return signInSentence(problem);
  // Whoever came as a guest without a name has one now.
  const name = settings.value.name.trim();
  void connection.http.call("rename", { body: { name } });
  const others = Array.from({ length: seats - 1 }, () => ({ who: "open" as const }));
  const answer = await connection.http.call("createMatch", {
    body: {
      ...{ game, options, ...terms },
      seats: [{ who: "me", name }, ...others],
      ...(pack !== undefined && { table: pack.table, pack: labelOf(pack) }),
    },
  });
  if (!answer.ok) return problemWithDetail(answer.problem);
  go("table", answer.value.id);
  return undefined;
}

/** The last questions before a table is opened on the server. */
export function CreateOnline(props: CreateOnlineProps): JSX.Element {
  const time = useSignal("none");
  const visibility = useSignal<Visibility>("link");
  const accountsOnly = useSignal(false);
  const problem = useSignal<string | undefined>(undefined);
  const busy = useSignal(false);
  const create = async (): Promise<void> => {
    if (settings.value.name.trim() === "") {
      problem.value = tOnline().nameMissing;
      document.getElementById("your-name")?.focus();
      return;
    }
    busy.value = true;
    const control = TIMES.find(([id]) => id === time.value)?.[1] ?? { kind: "none" };
    problem.value = await createMatch(props, {
      visibility: visibility.value,
      time: control,
      accountsOnly: visibility.value === "public" && accountsOnly.value,
    });
    busy.value = false;
  };
  return (
    <>
      <Choose
        label={t().timeControl}
        values={TIMES.map(([id, control]) => [id, timeText(control)])}
        value={time.value}
        onChange={(value) => {
          time.value = value;
        }}
      />
      <Choose
        label={t().visibility}
        values={VISIBILITIES.map((each) => [each, tOnline().visibilities[each]])}
        value={visibility.value}
        onChange={(value) => {
          visibility.value = value;
        }}
      />
      <p class="small soft">{tOnline().visibilityHints[visibility.value]}</p>
      {visibility.value === "public" && (
        <label class="check">
          <input
            type="checkbox"
            id="accounts-only"
            checked={accountsOnly.value}
            onChange={({ currentTarget }) => {
              accountsOnly.value = currentTarget.checked;
            }}
          />
          <span>{said(texts.accountsOnly)}</span>
        </label>
      )}
      <StartBar>
        {problem.value !== undefined && (
          <p class="lost" role="alert" id="create-problem">
            {problem.value}
          </p>
        )}
        <Button kind="main" icon="link" class="start" id="create" disabled={busy.value} onClick={create}>
          {t().createTable}
        </Button>
      </StartBar>
    </>
  );
}
