import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { allSaves, type Save } from "../local/saves.ts";
import { scoreText, when } from "../part/figures.ts";
import { seatName } from "../part/seat-name.ts";
import { href } from "../route.ts";
import { type Best, Bests } from "./bests.tsx";
import { GameTitle } from "./game-title.tsx";
import { Bars } from "./profile-charts.tsx";
import { profileTexts } from "./profile-text.ts";
import { said } from "./text.ts";

/** Matches that this browser has kept: against bots and around one screen. Nobody else learns of them. */
export function DevicePart(): JSX.Element | null {
  const saves = useSignal<readonly Save[]>([]);
  useEffect(() => {
    allSaves().then(
      (found) => {
        saves.value = found.filter(({ toAct }) => toAct.length === 0);
      },
      () => undefined,
    );
  }, [saves]);
  if (saves.value.length === 0) return null;
  return (
    <section class="played" aria-labelledby="device">
      <h2 id="device">{said(profileTexts.onDevice)}</h2>
      <p class="small soft">{said(profileTexts.onDeviceHint)}</p>
      <div class="profile-games">
        <WonHere saves={saves.value} />
        <Bests bests={bestsOf(saves.value)} />
      </div>
      <ul class="played-list">
        {saves.value.map((save) => (
          <li key={save.id} class="played-row">
            <a href={href("replay", save.id)}>
              <b>
                <GameTitle game={save.game} />
              </b>
            </a>
            <span class="small">
              {save.seats.map((seat, index) => (
                <span key={`${index}.${seat.name}`} class="played-place">
                  {seatName(seat, index)} <Score of={save} seat={index} />
                </span>
              ))}
            </span>
            <span class="small soft">{when(save.updated)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Score({ of: { standing }, seat }: { readonly of: Save; readonly seat: number }): JSX.Element | null {
  const place = standing?.find((each) => each.seat === seat);
  return place === undefined ? null : <b>{scoreText(place.score)}</b>;
}

/** How often the only person at the screen has won against bots. */
function WonHere({ saves }: { readonly saves: readonly Save[] }): JSX.Element | null {
  const counted = saves.flatMap(({ game, seats, standing }) => {
    const people = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    const [me] = people;
    if (standing === undefined || people.length !== 1 || seats.length < 2) return [];
    return [{ game, won: standing.some(({ seat, rank }) => seat === me && rank === 1) }];
  });
  if (counted.length === 0) return null;
  const games = [...new Set(counted.map(({ game }) => game))];
  return (
    <section class="profile-card" aria-label={said(profileTexts.won)}>
      <h3>{said(profileTexts.won)}</h3>
      <Bars
        bars={games.map((game) => {
          const played = counted.filter((each) => each.game === game);
          const won = played.filter((each) => each.won).length;
          const text = said(profileTexts.wonOf)(won, played.length);
          return { key: game, name: <GameTitle game={game} />, share: won / played.length, text };
        })}
      />
    </section>
  );
}

/** The best of the only person at the screen, with others and alone. */
function bestsOf(saves: readonly Save[]): Best[] {
  const bests = new Map<string, Best>();
  for (const { id, game, seats, standing, updated, options, table } of saves) {
    const people = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    const mine = standing?.find(({ seat }) => seat === people[0]);
    if (standing === undefined || mine === undefined || people.length !== 1) continue;
    const alone = seats.length === 1;
    const key = `${game} ${alone}`;
    if ((bests.get(key)?.score ?? Number.NEGATIVE_INFINITY) >= mine.score) continue;
    const best: Best = { game, replay: id, score: mine.score, ended: updated };
    bests.set(key, alone ? { ...best, alone: { options, standing, table } } : best);
  }
  return [...bests.values()];
}
