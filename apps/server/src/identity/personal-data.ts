import type { Services } from "../services.ts";
import type { SignedInPerson } from "./people.ts";

/** Everything that is kept about a person. Secrets, of which there are only hashes, are left out. */
export async function personalData({ store }: Pick<Services, "store">, { id, name, login }: SignedInPerson) {
  const { people, credentials, preferences, channels, statistics, personData, conduct, profiles } = store;
  return {
    person: id,
    name,
    ...(login !== "" && { login }),
    ...(await personData.of(id)),
    passkeys: (await credentials.passkeys(id)).map(({ public_key: _, ...passkey }) => passkey),
    recoveryCodesLeft: await credentials.codeCount(id),
    preferences: await preferences.of(id),
    notifications: (await channels.of(id)).map(({ secret: _, config, ...channel }) => ({
      ...channel,
      config: JSON.parse(config) as unknown,
    })),
    muted: await people.mutes(id),
    keptAway: (await conduct.kept(id)).filter(({ blocked }) => blocked).map(({ person }) => person),
    notices: await conduct.notices(id),
    reports: await conduct.by(id),
    ratings: await statistics.ratingsOf(id),
    ratingCourse: await profiles.course(id, true),
  };
}
