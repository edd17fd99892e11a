import { type Signal, useSignal } from "@preact/signals";
import { capital, type Pack } from "@tabletown/kernel";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { connection } from "../connection/connection.ts";
import { useOffline } from "../connection/offline.ts";
import { problemWithDetail } from "../connection/problem-detail.ts";
import { signInSentence } from "../connection/problem-sentence.ts";
import { labelOf } from "../library.ts";
import { Choose } from "../part/choose.tsx";
import { SelectField } from "../part/select-field.tsx";
import { StartBar } from "../part/start-bar.tsx";
import { timeText } from "../part/time-text.ts";
import { WishKey } from "../part/wish-key.ts";
import { said, texts } from "../people/text.ts";
import { go } from "../route.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import { MoreTerms } from "./more-terms.tsx";
import {
  DAYS,
  INCREMENTS,
  lastTerms,
  MINUTES,
  OWN_TIME,
  rememberTerms,
  settingsOf,
  type TableTerms,
  TIMES,
  VISIBILITIES,
} from "./table-terms.ts";
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
  terms: TableTerms,
  key: WishKey,
): Promise<string | undefined> {
  const problem = await connection.signIn();
  if (problem !== undefined) return signInSentence(problem);
  // Whoever came as a guest without a name has one now.
  const name = settings.value.name.trim();
  void connection.http.call("rename", { body: { name } });
  const others = Array.from({ length: seats - 1 }, () => ({ who: "open" as const }));
  const wanted = {
    ...{ game, options, ...settingsOf(terms) },
    seats: [{ who: "me" as const, name }, ...others],
    ...(pack !== undefined && { table: pack.table, pack: labelOf(pack) }),
  };
  const answer = await connection.http.call("createMatch", { body: { ...wanted, key: key.of(wanted) } });
  if (!answer.ok) return problemWithDetail(answer.problem);
  key.fulfilled();
  go("table", answer.value.id);
  return undefined;
}

/** The last questions before a table is opened on the server. They begin with what was chosen the last time. */
export function CreateOnline(props: CreateOnlineProps): JSX.Element {
  const terms = useSignal(lastTerms());
  const problem = useSignal<string | undefined>(undefined);
  const busy = useSignal(false);
  const offline = useOffline();
  useEffect(() => {
    // Why it did not work may be over.
    problem.value = undefined;
  }, [offline, problem]);
  const key = useMemo(() => new WishKey(), []);
  const { visibility, accounts, watching } = terms.value;
  const hints = [
    tOnline().visibilityHints[visibility],
    ...(visibility === "public" && watching !== "nobody" ? [tOnline().anyoneWatches] : []),
  ];
  const create = async (): Promise<void> => {
    // A second tap may come before the button is drawn as out of use.
    if (busy.value) return;
    if (settings.value.name.trim() === "") {
      problem.value = tOnline().nameMissing;
      document.getElementById("your-name")?.focus();
      return;
    }
    busy.value = true;
    rememberTerms(terms.value);
    problem.value = await createMatch(props, terms.value, key);
    busy.value = problem.value === undefined;
  };
  return (
    <>
      <TimeChoice terms={terms} />
      <Choose
        label={t().visibility}
        values={VISIBILITIES.map((each) => [each, tOnline().visibilities[each]])}
        value={visibility}
        onChange={(value) => {
          terms.value = { ...terms.value, visibility: value };
        }}
        hint={hints.join(" ")}
      />
      {visibility === "public" && (
        <label class="check">
          <input
            type="checkbox"
            id="accounts-only"
            checked={accounts === "yes"}
            onChange={({ currentTarget }) => {
              terms.value = { ...terms.value, accounts: currentTarget.checked ? "yes" : "no" };
            }}
          />
          <span>{said(texts.accountsOnly)}</span>
        </label>
      )}
      <MoreTerms terms={terms} />
      <StartBar>
        {problem.value !== undefined ? (
          <p class="lost" role="alert" id="create-problem">
            {problem.value}
          </p>
        ) : (
          offline && (
            <p class="lost" role="status">
              {t().offline}
            </p>
          )
        )}
        <Button kind="main" icon="link" class="start" id="create" disabled={busy.value} onClick={create}>
          {t().createTable}
        </Button>
      </StartBar>
    </>
  );
}

/** A few usual ways in which time runs, and any other. */
function TimeChoice({ terms }: { readonly terms: Signal<TableTerms> }): JSX.Element {
  const { time, clock, minutes, increment, days } = terms.value;
  const change = (part: Partial<TableTerms>): void => {
    terms.value = { ...terms.value, ...part };
  };
  const numbers = (values: readonly string[]): [string, string][] => values.map((each) => [each, each]);
  return (
    <>
      <Choose
        label={t().timeControl}
        values={[...TIMES.map(([id, control]) => [id, timeText(control)] as const), [OWN_TIME, tOnline().ownTime]]}
        value={time}
        onChange={(value) => change({ time: value })}
      />
      {time === OWN_TIME && (
        <fieldset class="own-time">
          <legend class="unseen">{tOnline().ownTime}</legend>
          <Choose
            label={tOnline().clockKind}
            values={(["live", "days"] as const).map((each) => [each, capital(tOnline().clockKinds[each])])}
            value={clock}
            onChange={(value) => change({ clock: value })}
          />
          {clock === "live" ? (
            <div class="button-row">
              <SelectField
                label={tOnline().minutesEach}
                value={minutes}
                options={numbers(MINUTES)}
                onChange={(value) => change({ minutes: value as TableTerms["minutes"] })}
              />
              <SelectField
                label={tOnline().secondsAMove}
                value={increment}
                options={numbers(INCREMENTS)}
                onChange={(value) => change({ increment: value as TableTerms["increment"] })}
              />
            </div>
          ) : (
            <SelectField
              label={tOnline().daysAMove}
              value={days}
              options={numbers(DAYS)}
              onChange={(value) => change({ days: value as TableTerms["days"] })}
            />
          )}
        </fieldset>
      )}
    </>
  );
}
