import { useSignal } from "@preact/signals";
import { catalog } from "@tabletown/catalog";
import type { CallResult } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { connection } from "../connection/connection.ts";
import { signInSentence } from "../connection/problem-sentence.ts";
import { Choose } from "../part/choose.tsx";
import { useLoading } from "../part/loading.tsx";
import { PageHead } from "../part/page-head.tsx";
import { titleText } from "../part/use-title.ts";
import { useGameTitles } from "../people/game-title.tsx";
import { profileTexts } from "../people/profile-text.ts";
import { ratingRange, ratingValue, sureness } from "../people/rating.ts";
import { said } from "../people/text.ts";
import { go, href } from "../route.ts";
import { t } from "../text/index.ts";

type Leader = Extract<CallResult<"ratings">, { ok: true }>["value"]["ratings"][number];

/** The best at each game: people, and bots on their own scale. */
export function Leaders({ game: asked }: { readonly game: string }): JSX.Element {
  const game = catalog.some(({ id }) => id === asked) ? asked : (catalog[0]?.id ?? "");
  const of = useSignal<"people" | "bots">("people");
  const games = catalog.map(({ id }) => id);
  const titles = useGameTitles(games);
  return (
    <div>
      <PageHead title={titleText(t().leaders, titles[games.indexOf(game)] ?? "")} />
      <main class="page">
        <h1>{t().leaders}</h1>
        <Choose
          label={said(profileTexts.game)}
          values={games.map((id, index) => [id, titles[index] ?? id])}
          value={game}
          onChange={(next) => go("leaders", next)}
        />
        <Choose
          label={said(profileTexts.player)}
          values={[
            ["people", said(profileTexts.people)],
            ["bots", said(profileTexts.bots)],
          ]}
          value={of.value}
          onChange={(next) => {
            of.value = next;
          }}
        />
        <p class="small soft">{said(profileTexts.leadersHint)}</p>
        <Board key={`${game}.${of.value}`} game={game} of={of.value} />
      </main>
    </div>
  );
}

async function read(game: string, of: "people" | "bots"): Promise<readonly Leader[] | string> {
  const answer = await connection.http.call("ratings", { params: { game }, query: { of } });
  return answer.ok ? answer.value.ratings : signInSentence(answer.problem);
}

function Board({ game, of }: { readonly game: string; readonly of: "people" | "bots" }): JSX.Element {
  const [loading] = useLoading(`${game}.${of}`, () => read(game, of));
  if (loading.state === "loading") return <p class="soft">{t().loading}</p>;
  if (loading.state === "failed") return <p role="alert">{t().failed}</p>;
  const leaders = loading.value;
  if (typeof leaders === "string") return <p role="alert">{leaders}</p>;
  if (leaders.length === 0) {
    return (
      <>
        <p>{of === "people" ? said(profileTexts.nobodyRated) : said(profileTexts.noBotsRated)}</p>
        <p>
          <Button href={href("new", game)}>{t().play}</Button>
        </p>
      </>
    );
  }
  return (
    <div class="leaders-frame">
      <table class="leaders">
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{said(profileTexts.player)}</th>
            <th scope="col">{said(profileTexts.rating)}</th>
            <th scope="col">{said(profileTexts.sureTitle)}</th>
          </tr>
        </thead>
        <tbody>
          {leaders.map((leader, index) => (
            <LeaderRow key={leader.person ?? leader.bot} leader={leader} place={index + 1} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LeaderRow({ leader, place }: { readonly leader: Leader; readonly place: number }): JSX.Element {
  const { person, bot, name, rating } = leader;
  return (
    <tr>
      <td>{place}</td>
      <th scope="row" class="leader-name">
        {person === undefined ? (
          bot === undefined ? (
            name
          ) : (
            t().levelNames[bot]
          )
        ) : (
          <a href={href("profile", person)}>{name}</a>
        )}
      </th>
      <td>
        <b>{ratingValue(rating)}</b>
      </td>
      <td>
        {sureness(rating)}
        <span class="small soft">
          {ratingRange(rating)}, <span class="leader-count">{said(profileTexts.matches)(rating.rated)}</span>
        </span>
      </td>
    </tr>
  );
}
