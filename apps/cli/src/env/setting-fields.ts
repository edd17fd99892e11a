import type { EpisodeSetting } from "@tabletown/bots";

/** What numbers are of: which game is played, how, by how many, and for what. */
export function settingFields({ game, encoding, seats, rewards }: EpisodeSetting) {
  return {
    game: game.id,
    rules: game.rules,
    options: game.options,
    components: game.components,
    players: seats,
    rewards,
    encoding: encoding.version,
    observationSize: encoding.observationSize,
    actionCount: encoding.actionCount,
  };
}
