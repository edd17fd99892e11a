import { figure } from "@tabletown/kernel";
import type { Profile } from "@tabletown/protocol";
import type { JSX } from "preact";
import { href } from "../route.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import { GameTitle } from "./game-title.tsx";
import { Bars, RatingChart } from "./profile-charts.tsx";
import { profileTexts } from "./profile-text.ts";
import { ratingRange, ratingValue, sureness } from "./rating.ts";
import { said } from "./text.ts";

/** Game by game: the rating and its course, how often it was won, and by how many. */
export function ProfileGames({ profile }: { readonly profile: Profile }): JSX.Element {
  return (
    <>
      {profile.games.map((about) => (
        <GamePart
          key={about.game}
          about={about}
          seats={profile.bySeats.filter(({ game }) => game === about.game)}
          steps={profile.course.filter(({ game }) => game === about.game)}
        />
      ))}
    </>
  );
}

function GamePart(props: {
  readonly about: Profile["games"][number];
  readonly seats: Profile["bySeats"];
  readonly steps: Profile["course"];
}): JSX.Element {
  const { about, seats, steps } = props;
  const { game, played, won, rating, ratingWithBots, averageScore } = about;
  const wonOf = said(profileTexts.wonOf);
  return (
    <section class="profile-card" aria-labelledby={`game-${game}`}>
      <h2 id={`game-${game}`}>
        <GameTitle game={game} />
      </h2>
      {rating !== undefined && (
        <p>
          {said(profileTexts.rating)} <b>{ratingValue(rating)}</b>{" "}
          <span class="small soft">
            {sureness(rating)} · {ratingRange(rating)}
          </span>
        </p>
      )}
      <RatingChart steps={steps} />
      {ratingWithBots !== undefined && (
        <p class="small soft">
          {said(profileTexts.ratingWithBots)}: {ratingValue(ratingWithBots)}, {ratingRange(ratingWithBots)}
        </p>
      )}
      <Bars
        bars={[
          { key: "all", name: said(profileTexts.won), share: won / played, text: wonOf(won, played) },
          ...(seats.length > 1 || (seats[0]?.seats ?? 2) > 2
            ? seats.map((each) => ({
                key: String(each.seats),
                name: t().playersRange(each.seats, each.seats),
                share: each.won / each.played,
                text: wonOf(each.won, each.played),
              }))
            : []),
        ]}
      />
      {averageScore !== undefined && (
        <p class="small soft">
          {said(profileTexts.averageScore)}: {figure(settings.value.language, averageScore)}
        </p>
      )}
    </section>
  );
}

/** How it went with whom. */
export function Opponents({ opponents }: { readonly opponents: Profile["opponents"] }): JSX.Element | null {
  if (opponents.length === 0) return null;
  return (
    <section class="profile-card" aria-labelledby="against">
      <h2 id="against">{said(profileTexts.against)}</h2>
      <Bars
        bars={opponents.map(({ person, bot, name, played, ahead, behind, level }) => ({
          key: person ?? bot ?? name,
          name:
            person === undefined ? (
              `${t().bot}: ${bot === undefined ? name : t().levelNames[bot]}`
            ) : (
              <a href={href("profile", person)}>{name}</a>
            ),
          share: ahead / played,
          text: said(profileTexts.aheadOf)(ahead, behind, level),
        }))}
      />
    </section>
  );
}
