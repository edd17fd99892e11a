import type { Services } from "../services.ts";
import type { SignedInPerson } from "./people.ts";

type Owner = Pick<SignedInPerson, "id" | "name" | "login">;

/** Everything that is kept about a person. Secrets, of which there are only hashes, are left out. */
export async function personalData({ store }: Pick<Services, "store">, owner: Owner): Promise<PersonalData> {
  const guests = await store.people.guestsOf(owner.id);
  return {
    ...(await dataOf(store, owner)),
    guests: await Promise.all(guests.map(async (guest) => withoutRunning(await dataOf(store, guest)))),
  };
}

/** The account may sit at the same table: what is chosen from one hand is nothing for who holds another, until it is over. */
function withoutRunning({ moves, ...data }: Awaited<ReturnType<typeof dataOf>>) {
  const running = new Set(data.matches.flatMap(({ id, status }) => (status === "playing" ? [id] : [])));
  return { ...data, moves: moves.filter(({ match }) => !running.has(match)) };
}

async function dataOf(store: Services["store"], { id, name, login }: Owner) {
  const { people, credentials, preferences, channels, statistics, personalData, conduct } = store;
  return {
    person: id,
    name,
    ...(login !== "" && { login }),
    ...(await personalData.of(id)),
    passkeys: (await credentials.passkeys(id)).map(({ public_key: _, ...passkey }) => passkey),
    recoveryCodesLeft: await credentials.codeCount(id),
    preferences: await preferences.of(id),
    notifications: (await channels.of(id)).map(({ secret: _, config, ...channel }) => ({
      ...channel,
      config: JSON.parse(config) as unknown,
    })),
    muted: await people.mutes(id),
    keptAway: (await conduct.kept(id)).filter(({ blocked }) => blocked).map(({ person }) => person),
    ratings: await statistics.ratingsOf(id),
  };
}

type PersonalData = { readonly person: string } & Readonly<Record<string, unknown>>;
