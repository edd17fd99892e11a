import type { Bot } from "./bot.ts";

/** Any option, each equally likely. */
export function randomBot<A, V>(): Bot<A, V> {
  return {
    name: "random",
    decide: ({ options, chance }) => ({
      action: options[chance.int(options.length)] as A,
      weighed: [],
      iterations: 0,
      milliseconds: 0,
    }),
  };
}
