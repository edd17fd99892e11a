import { useSignal } from "@preact/signals";
import type { Profile, Shows } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { beenOnline } from "../connection/been-online.ts";
import { connection } from "../connection/connection.ts";
import { linkSentence, problemSentence, signInSentence } from "../connection/problem-sentence.ts";
import { Choose } from "../part/choose.tsx";
import { FailedPage, LoadingPage, useLoading } from "../part/loading.tsx";
import { PageHead } from "../part/page-head.tsx";
import { type Best, Bests } from "../people/bests.tsx";
import { DevicePart } from "../people/device-part.tsx";
import { KeptAway } from "../people/kept-away.tsx";
import { MyMatches } from "../people/my-matches.tsx";
import { PersonTools } from "../people/person-tools.tsx";
import { PlayedList } from "../people/played-list.tsx";
import { Opponents, ProfileGames } from "../people/profile-games.tsx";
import { profileTexts } from "../people/profile-text.ts";
import { dated, said } from "../people/text.ts";
import { onlineName } from "../replay/online-name.ts";
import { href } from "../route.ts";
import { t } from "../text/index.ts";

type Found = { readonly profile: Profile } | { readonly device: string } | { readonly problem: string };

/** Of somebody, or of whoever sits here; who has never been online has only what this device knows. */
async function find(person: string | undefined): Promise<Found> {
  const signed = beenOnline() ? await connection.signIn() : undefined;
  const whose = person ?? connection.person.value;
  if (whose === undefined)
    return { device: signed === undefined ? said(profileTexts.signedOut) : signInSentence(signed) };
  const answer = await connection.http.call("profile", { params: { person: whose } });
  if (answer.ok) return { profile: answer.value };
  return person === undefined ? { device: signInSentence(answer.problem) } : { problem: linkSentence(answer.problem) };
}

export function ProfileScreen({ person }: { readonly person?: string }): JSX.Element {
  const [loading, retry] = useLoading(person ?? "", () => find(person));
  if (loading.state === "loading") return <LoadingPage />;
  if (loading.state === "failed") return <FailedPage retry={retry} />;
  const found = loading.value;
  if ("problem" in found) return <FailedPage text={found.problem} />;
  return (
    <div>
      <PageHead title={person !== undefined && "profile" in found ? found.profile.name : t().myProfile} />
      <main class="page profile">
        {"device" in found ? (
          <>
            <h1>{t().myProfile}</h1>
            <p class="soft">{found.device}</p>
            <p>
              <Button href={href()}>{t().home}</Button>
            </p>
          </>
        ) : (
          <Known profile={found.profile} />
        )}
        {person === undefined && (
          <>
            <DevicePart />
            <p>
              <Button icon="bulb" kind="quiet" href={href("learn")}>
                {t().exercises}
              </Button>
            </p>
          </>
        )}
      </main>
    </div>
  );
}

function Known({ profile }: { readonly profile: Profile }): JSX.Element {
  const { person, name, account, since, shows, games, opponents } = profile;
  const own = shows !== undefined;
  return (
    <>
      <header class="profile-head">
        <h1>{name}</h1>
        <p class="soft">
          {!account && `${said(profileTexts.guest)} · `}
          {said(profileTexts.since)(dated(since))}
        </p>
        {!own && <PersonTools person={person} name={name} />}
      </header>
      {own && <MyMatches closed />}
      <div class="profile-games">
        <ProfileGames profile={profile} />
        <Opponents opponents={opponents} />
        <Bests bests={profile.bests.map(bestOf)} />
      </div>
      <PlayedList person={person} games={games.map(({ game }) => game)} own={own} />
      {own && <Privacy shows={shows} />}
      {own && <KeptAway />}
    </>
  );
}

function bestOf({ game, match, score, ended, alone }: Profile["bests"][number]): Best {
  const best = { game, ...(match !== undefined && { replay: onlineName(match) }), score, ended };
  if (alone === undefined) return best;
  type Parts = NonNullable<Best["alone"]>["standing"][number]["parts"];
  const standing = [{ seat: 0, rank: 1, score, parts: alone.parts as Parts }];
  return { ...best, alone: { options: alone.options, standing } };
}

/** Whom this person shows their profile to. */
function Privacy({ shows }: { readonly shows: Shows }): JSX.Element {
  const chosen = useSignal(shows);
  const problem = useSignal<string | undefined>(undefined);
  const names = said(profileTexts.shows);
  return (
    <section aria-label={said(profileTexts.showsTitle)}>
      <Choose
        label={said(profileTexts.showsTitle)}
        values={(["everyone", "played", "nobody"] as const).map((each) => [each, names[each]])}
        value={chosen.value}
        onChange={async (next) => {
          const before = chosen.value;
          chosen.value = next;
          const answer = await connection.http.call("showProfile", { body: { shows: next } });
          problem.value = answer.ok ? undefined : problemSentence(answer.problem);
          if (!answer.ok) chosen.value = before;
        }}
      />
      {problem.value !== undefined && (
        <p class="lost" role="alert">
          {problem.value}
        </p>
      )}
    </section>
  );
}
