import type { ReasonPhrases } from "../phrases.ts";
import { called, coins } from "./nouns.ts";

export const reasons: ReasonPhrases = {
  income: ({ by }) => `about ${coins(by)} ${by < 0 ? "less" : "more"} from one of your turns to the next`,
  "this-turn": ({ by }) => `brings about ${coins(by)} in this turn`,
  "every-turn": () => "pays in everybody’s turn, not only in yours",
  "from-others": (_, __, numbers) => `takes coins from whoever rolls ${numbers}`,
  "new-numbers": (_, __, numbers) => `pays on ${numbers}, where nothing of yours did`,
  feeds: ({ about }) => `your ${called(about)} earns more with it`,
  herd: ({ about, by }) => `${by} cards for a ${called(about)}, which can still be built`,
  fed: ({ by }) => `finds ${by} of your cards to earn by`,
  denies: ({ about, with: other }, name) => `denies ${name(other)} the last ${called(about)}`,
  "costs-other": ({ with: other, by }, name) => `costs ${name(other)} about ${coins(by)} a round`,
  landmark: ({ by }) => (by === 1 ? "only one landmark is left then" : `only ${by} landmarks are left then`),
  wins: () => "wins the game",
  saves: ({ about, by }) => `saves for the ${called(about)}: ${coins(by)} to go`,
  double: () => "it is a double: another turn follows",
  "may-double": () => "one roll in six is a double and brings another turn",
  leader: ({ with: other }, name) => `${name(other)} is the closest to winning`,
};
