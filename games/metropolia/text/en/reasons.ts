import type { ReasonPhrases } from "../phrases.ts";
import { called, coins } from "./nouns.ts";

export const reasons: ReasonPhrases = {
  income: ({ by }) => `about ${coins(Math.abs(by))} ${by < 0 ? "less" : "more"} a round`,
  "this-turn": ({ by }) => `brings about ${coins(by)} in this turn`,
  "every-turn": () => "pays in everybody’s turn",
  "from-others": (_, __, numbers) => `takes coins from whoever rolls ${numbers}`,
  "new-numbers": (_, __, numbers) => `pays on ${numbers}, where nothing paid before`,
  later: (_, __, numbers) => `will pay on ${numbers}, once two dice can be rolled`,
  raised: ({ about, by }) => `earns ${coins(by)} more once the ${called(about)} is built`,
  cheap: ({ by }) => `costs only ${coins(by)}`,
  feeds: ({ about }) => `${called(about)} earns more with it`,
  herd: ({ about, by }) => `${by} cards for a ${called(about)}, which can still be built`,
  fed: ({ by }) => `earns from ${by === 1 ? "a card" : `${by} cards`} already built`,
  denies: ({ about, with: other }, who) => `denies ${who(other).name} the last ${called(about)}`,
  "costs-other": ({ with: other, by }, who) => `costs ${who(other).name} about ${coins(by)} a round`,
  landmark: ({ by }) => (by === 1 ? "only one landmark is left then" : `${by} landmarks are left then`),
  wins: () => "wins the game",
  saves: ({ about, by }) => `saves for the ${called(about)}: ${coins(by)} to go`,
  double: () => "it is a double: another turn follows",
  "may-double": () => "one roll in six is a double and brings another turn",
  leader: ({ with: other }, who) => `${who(other).does("is")} the closest to winning`,
};
