import { useSignal } from "@preact/signals";
import type { Pack } from "@tabletown/kernel";
import type { TimeControl } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { labelOf } from "../library.ts";
import { Choose } from "../part/choose.tsx";
import { timeText } from "../part/time-text.ts";
import { go } from "../route.ts";
import { t } from "../text/index.ts";
import { connection, signInSentence } from "./connection.ts";
import { packProblem } from "./pack-problem.ts";

const times: readonly (readonly [string, TimeControl])[] = [
  ["none", { kind: "none" }],
  ["live10", { kind: "live", seconds: 600, increment: 10 }],
  ["live30", { kind: "live", seconds: 1800, increment: 20 }],
  ["days1", { kind: "days", days: 1 }],
  ["days3", { kind: "days", days: 3 }],
];

interface CreateOnlineProps {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** The components, where they are not the standard ones. */
  readonly pack: Pack<unknown> | undefined;
}

type Visibility = "invitation" | "public";

/** Opens a table and goes there. Says what went wrong otherwise. */
async function createMatch(
  { game, seats, options, pack }: CreateOnlineProps,
  visibility: Visibility,
  time: TimeControl,
): Promise<string | undefined> {
  const problem = await connection.signIn();
  if (problem !== undefined) return signInSentence(problem);
  const others = Array.from({ length: seats - 1 }, () => ({ who: "open" as const }));
  const answer = await connection.http.call("createMatch", {
    body: {
      ...{ game, options, visibility, time },
      seats: [{ who: "me" }, ...others],
      ...(pack !== undefined && { table: pack.table, pack: labelOf(pack) }),
    },
  });
  if (!answer.ok) return packProblem(answer.problem);
  go("table", answer.value.id);
  return undefined;
}

/** The last questions before a table is opened on the server. */
export function CreateOnline(props: CreateOnlineProps): JSX.Element {
  const time = useSignal("none");
  const visibility = useSignal<Visibility>("invitation");
  const problem = useSignal<string | undefined>(undefined);
  const busy = useSignal(false);
  const create = async (): Promise<void> => {
    busy.value = true;
    const control = times.find(([id]) => id === time.value)?.[1] ?? { kind: "none" };
    problem.value = await createMatch(props, visibility.value, control);
    busy.value = false;
  };
  return (
    <>
      <Choose
        label={t().timeControl}
        values={times.map(([id, control]) => [id, timeText(control)])}
        value={time.value}
        onChange={(value) => {
          time.value = value;
        }}
      />
      <Choose
        label={t().visibility}
        values={[
          ["invitation", t().invitation],
          ["public", t().public],
        ]}
        value={visibility.value}
        onChange={(value) => {
          visibility.value = value;
        }}
      />
      {problem.value !== undefined && <p role="alert">{problem.value}</p>}
      <Button kind="main" icon="link" class="start" id="create" disabled={busy.value} onClick={create}>
        {t().createTable}
      </Button>
    </>
  );
}
