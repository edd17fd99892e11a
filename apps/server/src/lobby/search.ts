import { failure, type Result, success } from "@tabletown/kernel";
import type { Pace, Problem, TimeControl, Wish } from "@tabletown/protocol";
import type { SignedInPerson } from "../identity/people.ts";
import type { JobOutcome } from "../jobs/scheduler.ts";
import { mayOpenMatch } from "../limits/quotas.ts";
import { newId } from "../random.ts";
import { draftOf } from "../rooms/create.ts";
import type { Services } from "../services.ts";
import type { SeatState } from "../stores/entry.ts";
import { jobAt, pairJob } from "../stores/jobs.ts";
import { openAllowed } from "../stores/match-lists.ts";
import type { MatchSettings } from "../stores/matches.ts";
import { foundStatements, notApart, type SeekerRow } from "../stores/seekers.ts";
import { StoreFault } from "../stores/sql.ts";
import { type Group, groupFor, PATIENCE, type Seeker } from "./pairing.ts";

const TIME: Readonly<Record<Pace, TimeControl>> = {
  live: { kind: "live", seconds: 1_800, increment: 20 },
  days: { kind: "days", days: 3 },
};

type SearchServices = Pick<Services, "store" | "games" | "config" | "node" | "log">;

/** Somebody begins to look for a game; whoever fits is found at once. */
export async function startSearch(
  services: SearchServices,
  person: SignedInPerson,
  address: string,
  { with: chosen = "", ...wish }: Wish,
): Promise<Result<undefined, Problem>> {
  const { store, config } = services;
  const plays = await playable(services, wish.games);
  if (!plays.ok) return plays;
  if (!wish.games.some((game) => wish.seats.some((seats) => plays.value(game, seats)))) {
    return failure({ code: "bad-seats" });
  }
  const allowed = await mayOpenMatch(services, { person: person.id, address });
  if (!allowed.ok) return allowed;
  const welcome = (await store.people.find(chosen))?.id ?? "";
  const now = config.now();
  await store.seekers.put(
    { ...wish, person: person.id, name: person.name, welcome, since: now, seen: now, counted: allowed.value },
    jobAt("", pairJob(person.id), now + PATIENCE[wish.pace].again),
  );
  await pair(services, person.id);
  return success(undefined);
}

/** Tries to find a match for somebody who waits; done when they wait no more. */
export async function pair(services: SearchServices, person: string): Promise<JobOutcome> {
  const { store, config } = services;
  const now = config.now();
  const row = await store.seekers.find(person);
  if (row === undefined || row.match !== "") return "done";
  const { away, again } = PATIENCE[row.pace];
  if (row.seen < now - away) {
    await store.seekers.expire(row, now - away);
    return "done";
  }
  const group = await bestGroup(services, row, now);
  if (group !== undefined && (await open(services, group))) return "done";
  return { later: now + again };
}

async function bestGroup(services: SearchServices, row: SeekerRow, now: number): Promise<Group | undefined> {
  const { store } = services;
  const waiting = await store.seekers.waiting(row.pace, now - PATIENCE[row.pace].away);
  const others = waiting.filter(
    ({ person, games }) => person !== row.person && games.some((game) => row.games.includes(game)),
  );
  const plays = await playable(services, row.games);
  if (!plays.ok) return undefined;
  const [seeker, ...rest] = await Promise.all([row, ...others].map((each) => rated(services, each)));
  if (seeker === undefined) return undefined;
  const apart = await Promise.all([row, ...others].map(({ person }) => store.conduct.apart(person)));
  const kept = new Map([row, ...others].map(({ person }, index) => [person, new Set(apart[index])]));
  return groupFor(seeker, rest, {
    now,
    plays: plays.value,
    apart: (one, other) => kept.get(one)?.has(other) ?? false,
  });
}

async function rated({ store }: SearchServices, row: SeekerRow): Promise<Seeker> {
  const ratings = await store.statistics.ratingsOf(row.person);
  const known = ratings.filter(({ pool }) => pool === "people").map(({ game, mu }) => [game, mu]);
  return { ...row, ratings: Object.fromEntries(known) };
}

/** Which of the games are played by how many, as they are usually played. */
async function playable(
  { games }: SearchServices,
  wanted: readonly string[],
): Promise<Result<(game: string, seats: number) => boolean, Problem>> {
  const ranges = new Map<string, readonly [number, number]>();
  for (const game of wanted) {
    const title = await games.title(game);
    if (!title.ok) return title;
    const options = title.value.options({});
    if (options.ok) ranges.set(game, title.value.game(options.value).seats);
  }
  return success((game, seats) => {
    const [fewest, most] = ranges.get(game) ?? [1, 0];
    return seats >= fewest && seats <= most;
  });
}

/** Opens the table that was found and begins; false where somebody else has found one of them first. */
async function open(services: SearchServices, { game: id, people, bots }: Group): Promise<boolean> {
  const { games, store, config, log } = services;
  const [host] = people;
  const title = await games.title(id);
  const options = title.ok ? title.value.options({}) : undefined;
  if (!title.ok || !options?.ok || host === undefined) return false;
  const table = title.value.components.standard;
  const settings: MatchSettings = {
    options: options.value as MatchSettings["options"],
    components: title.value.game(options.value, table).components,
    table,
    time: TIME[host.pace],
    onTimeout: "bot",
    takebacks: true,
    agreedDraws: false,
    spectators: { allowed: true, delay: 0 },
    startWhenFull: true,
  };
  const seats: SeatState[] = [
    ...people.map(({ person, name }) => ({ person, name })),
    ...Array.from({ length: bots }, (): SeatState => ({ bot: "casual", name: "casual" })),
  ];
  const about = { game: id, rules: title.value.rules, visibility: "public" as const, settings };
  const draft = await draftOf(services, about, inRandomOrder(seats), host.person);
  if (!draft.ok) return false;
  const { row, statements } = draft.value;
  const { openMatches } = config.quotas;
  const allowed = people.map(({ person }) => openAllowed(person, openMatches));
  const apart = notApart(people.map(({ person }) => person));
  try {
    await store.database.write([...statements, ...foundStatements(people, row.id), ...apart, ...allowed]);
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    if (error.kind === "too-many") await endFullSearches(store, people, openMatches);
    else if (error.kind !== "conflict" && error.kind !== "gone") throw error;
    return false;
  }
  // Of a search that finds nobody nothing is used up.
  await store.spending.use(
    people.flatMap(({ counted }) => counted),
    row.created,
  );
  log.debug({ match: row.id, game: id, people: people.length, bots }, "people have found each other");
  return true;
}

/** Whoever has come into as many matches as they may be in, since they began to look, looks no more. */
async function endFullSearches(
  { matchLists, seekers }: Services["store"],
  people: readonly SeekerRow[],
  most: number,
): Promise<void> {
  for (const { person } of people) if ((await matchLists.openOf(person)) >= most) await seekers.remove(person);
}

/** Nobody begins because of having waited longer. */
function inRandomOrder(seats: readonly SeatState[]): SeatState[] {
  const keyed = seats.map((seat) => ({ seat, key: newId() }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ seat }) => seat);
}
