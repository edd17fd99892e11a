import type { Chance, Game, Json, Secret } from "@tabletown/kernel";

/** Times that a deal is tried: some cannot be, because a rule has looked at what is hidden. */
const TRIES = 20;

/** Whether a position holds anything that nobody at the table knows. */
export function hasUnknown<S, A>(game: Game<S, A>, s: S): boolean {
  return game.secrets(s).some(isUnknown);
}

/** The same position with what nobody knows dealt anew; what anybody knows stays as it is. */
export function resampled<S, A>(game: Game<S, A>, s: S, chance: Chance): S {
  const secrets = game.secrets(s);
  if (!secrets.some(isUnknown)) return s;
  for (let n = 0; n < TRIES; n++) {
    const dealt = game.withSecrets(s, dealAnew(secrets, chance));
    if (dealt !== undefined) return dealt;
  }
  return s;
}

function isUnknown({ knownTo }: Secret): boolean {
  return knownTo.length === 0;
}

function dealAnew(secrets: readonly Secret[], chance: Chance): Json[] {
  const pools = new Map<string, Json[]>();
  for (const secret of secrets) {
    if (!isUnknown(secret) || secret.pool === undefined) continue;
    const pool = pools.get(secret.pool);
    if (pool === undefined) pools.set(secret.pool, [secret.value]);
    else pool.push(secret.value);
  }
  for (const pool of pools.values()) chance.shuffle(pool);
  return secrets.map((secret) => {
    const { value, pool, others = [] } = secret;
    if (!isUnknown(secret)) return value;
    if (pool !== undefined) return (pools.get(pool) as Json[]).pop() as Json;
    const drawn = chance.int(others.length + 1);
    return drawn === others.length ? value : (others[drawn] as Json);
  });
}
