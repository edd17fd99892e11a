import { useSignal } from "@preact/signals";
import type { PlayedMatch } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { connection } from "../connection/connection.ts";
import { scoreText, when } from "../part/figures.ts";
import { seatName } from "../part/seat-name.ts";
import { SelectField } from "../part/select-field.tsx";
import { onlineName } from "../replay/online-name.ts";
import { href } from "../route.ts";
import { GameTitle, useGameTitles } from "./game-title.tsx";
import { profileTexts } from "./profile-text.ts";
import { ShareMatch } from "./share-match.tsx";
import { said } from "./text.ts";

type ResultFilter = "" | "won" | "other";

/** Finished matches, with filters; each leads to its replay. */
export function PlayedList(props: {
  readonly person: string;
  readonly games: readonly string[];
  readonly own: boolean;
}): JSX.Element {
  const { person, games, own } = props;
  const game = useSignal("");
  const outcome = useSignal<ResultFilter>("");
  const matches = useSignal<readonly PlayedMatch[]>([]);
  const more = useSignal(false);
  const read = async (last?: PlayedMatch): Promise<void> => {
    const answer = await connection.http.call("played", {
      params: { person },
      query: {
        ...(game.value !== "" && { game: game.value }),
        ...(outcome.value !== "" && { outcome: outcome.value }),
        ...(last !== undefined && { before: String(last.ended), last: last.match }),
      },
    });
    if (!answer.ok) return;
    matches.value = last === undefined ? answer.value.matches : [...matches.value, ...answer.value.matches];
    more.value = answer.value.more ?? false;
  };
  useEffect(() => void read(), [person, game.value, outcome.value]);
  const last = matches.value.at(-1);
  return (
    <section aria-labelledby="finished" class="played">
      <h2 id="finished">{said(profileTexts.finished)}</h2>
      {games.length > 0 && (
        <div class="button-row">
          <GameFilter
            games={games}
            game={game.value}
            onChange={(next) => {
              game.value = next;
            }}
          />
          <SelectField
            label={said(profileTexts.outcome)}
            value={outcome.value}
            options={[
              ["", said(profileTexts.anyOutcome)],
              ["won", said(profileTexts.won)],
              ["other", said(profileTexts.other)],
            ]}
            onChange={(next) => {
              outcome.value = next as ResultFilter;
            }}
          />
        </div>
      )}
      {matches.value.length === 0 && <p class="soft">{said(profileTexts.nothing)}</p>}
      <ul class="played-list">
        {matches.value.map((match) => (
          <PlayedRow key={match.match} match={match} own={own} />
        ))}
      </ul>
      {more.value && <Button onClick={() => read(last)}>{said(profileTexts.more)}</Button>}
    </section>
  );
}

function GameFilter(props: {
  readonly games: readonly string[];
  readonly game: string;
  onChange(game: string): void;
}): JSX.Element {
  const titles = useGameTitles(props.games);
  return (
    <SelectField
      label={said(profileTexts.game)}
      value={props.game}
      options={[
        ["", said(profileTexts.allGames)],
        ...props.games.map((game, index) => [game, titles[index] ?? game] as const),
      ]}
      onChange={props.onChange}
    />
  );
}

function PlayedRow({ match, own }: { readonly match: PlayedMatch; readonly own: boolean }): JSX.Element {
  const { places, seats, rank } = match;
  return (
    <li class={`played-row ${rank === 1 && seats > 1 ? "played-won" : ""}`}>
      <a href={href("replay", onlineName(match.match))}>
        <b>
          <GameTitle game={match.game} />
        </b>{" "}
        {seats > 1 && <span>{said(profileTexts.place)(rank, seats)}</span>}
      </a>
      <span class="small">
        {places.map((place, index) => (
          <span key={`${index}.${place.name}`} class="played-place">
            {place.person === undefined ? (
              seatName(place, index)
            ) : (
              <a href={href("profile", place.person)}>{place.name}</a>
            )}{" "}
            <b>{scoreText(place.score)}</b>
          </span>
        ))}
      </span>
      <span class="small soft">{when(match.ended)}</span>
      {own && <ShareMatch match={match.match} />}
    </li>
  );
}
