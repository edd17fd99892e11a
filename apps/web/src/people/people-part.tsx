import { useSignal } from "@preact/signals";
import type { Lobby } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { beenOnline } from "../connection/been-online.ts";
import { JoinForm } from "../part/join-form.tsx";
import { lazyPart } from "../part/lazy-component.tsx";
import { href } from "../route.ts";
import { t } from "../text/index.ts";
import { LobbyFeed, type LobbyState } from "./lobby-feed.ts";
import { MatchList } from "./match-lists.tsx";
import { WaitingPeople } from "./waiting-people.tsx";

const FindGame = lazyPart(async () => (await import("./find-game.tsx")).FindGame);

/** On the first screen: who is there to play with, and how to get to a table. */
export function PeoplePart(): JSX.Element {
  const feed = useMemo(() => new LobbyFeed(), []);
  const section = useRef<HTMLElement>(null);
  /** Somebody whose wish is taken over, "" for a wish of one's own. */
  const finding = useSignal<string | undefined>(undefined);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => feed.show(entry?.isIntersecting ?? false));
    if (section.current !== null) observer.observe(section.current);
    return () => {
      observer.disconnect();
      feed.close();
    };
  }, [feed]);
  const { current } = feed;
  const lobby = current.value.state === "here" ? current.value.lobby : undefined;
  const chosen = lobby?.waiting.find(({ person }) => person === finding.value);
  return (
    <section aria-labelledby="people" ref={section} class="people">
      <h2 id="people">{t().people}</h2>
      {lobby === undefined ? (
        <Unasked current={current.value} />
      ) : (
        <>
          <div class="people-ways">
            {finding.value === undefined && !beenOnline() && (
              <Button kind="main" icon="people" id="find-game" onClick={() => set(finding, "")}>
                {t().findGame}
              </Button>
            )}
          </div>
          {(finding.value !== undefined || beenOnline()) && (
            <FindGame
              key={finding.value}
              open={finding.value !== undefined}
              {...(chosen !== undefined && { chosen })}
              onOpen={() => set(finding, "")}
              onClose={() => set(finding, undefined)}
            />
          )}
          <Here lobby={lobby} onJoin={(person) => set(finding, person)} />
          <JoinForm />
          <Places />
        </>
      )}
    </section>
  );
}

function set<T>(to: { value: T }, value: T): void {
  to.value = value;
}

/** Why nothing is said about people. */
function Unasked({ current }: { readonly current: LobbyState }): JSX.Element {
  if (current.state === "refused") return <p role="alert">{current.sentence}</p>;
  if (current.state === "offline") return <p class="soft">{t().offline}</p>;
  if (current.state === "loading") return <p class="soft">{t().loading}</p>;
  return <p class="soft">{t().noServer}</p>;
}

function Here({ lobby, onJoin }: { readonly lobby: Lobby; onJoin(person: string): void }): JSX.Element {
  const { waiting, open, live } = lobby;
  if (waiting.length + open.length + live.length === 0) return <p class="soft nobody-here">{t().nobodyHere}</p>;
  return (
    <div class="people-groups">
      {waiting.length > 0 && (
        <Group title={t().waitingPeople}>
          <WaitingPeople waiting={waiting} onJoin={onJoin} />
        </Group>
      )}
      {open.length > 0 && (
        <Group title={t().openTables}>
          <MatchList matches={open} />
        </Group>
      )}
      {live.length > 0 && (
        <Group title={t().toWatch}>
          <MatchList matches={live} />
        </Group>
      )}
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }): JSX.Element {
  return (
    <div class="people-group">
      <h3>{title}</h3>
      {children}
    </div>
  );
}

function Places(): JSX.Element {
  return (
    <nav class="button-row" aria-label={t().people}>
      <Button kind="quiet" icon="chart" href={href("profile")}>
        {t().myProfile}
      </Button>
      <Button kind="quiet" icon="flag" href={href("leaders")}>
        {t().leaders}
      </Button>
      <Button kind="quiet" icon="log" href={href("records")}>
        {t().myRecords}
      </Button>
    </nav>
  );
}
