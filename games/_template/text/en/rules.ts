import type { RuleText } from "@tabletown/kernel";

/** SPEC.md, as players read it. */
export const rules: readonly RuleText[] = [
  { number: "1", text: "Setting up" },
  {
    number: "1.1",
    text: "The component table lists how many buildings there are of each height. They are shuffled into one face-down stack.",
  },
  {
    number: "1.2",
    text: "Every player is dealt three buildings, which nobody else may see, and takes 4 coins.",
  },
  { number: "1.3", text: "The first player begins." },
  { number: "2", text: "A turn" },
  { number: "2.1", text: "Build one building from your hand at the end of your street." },
  { number: "2.2", text: "Then draw a building from the stack, if there is one. Only you may see it." },
  { number: "2.3", text: "Play passes to the left. A player without buildings is passed over." },
  { number: "3", text: "The corner plots" },
  {
    number: "3.1",
    text: "When nobody has a building left, the corner plot is auctioned: everybody chooses at the same time, in secret, how many of their coins to bid. A bid of 0 is allowed.",
  },
  {
    number: "3.2",
    text: "When everybody has bid, all bids are opened at once. Whoever bid most pays the bid and takes the corner plot.",
  },
  { number: "3.3", text: "If several bid most, or all bid 0, nobody pays and the plot stays empty." },
  {
    number: "3.4",
    text: "As many corner plots are auctioned, one after the other, as the players agreed on: one or three.",
  },
  { number: "4", text: "The end" },
  { number: "4.1", text: "The game ends when the last corner plot has been auctioned." },
  { number: "4.2", text: "Each building scores its height." },
  { number: "4.3", text: "A building lower than the one before it costs 2 points." },
  { number: "4.4", text: "Each corner plot scores 5 points." },
  { number: "4.5", text: "Each coin left scores 1 point." },
  { number: "4.6", text: "In a tie the longer street is ahead; if that is equal too, the places are shared." },
];
