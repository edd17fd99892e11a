import { counted, type Forms } from "@tabletown/kernel";

const turns: Forms = { one: "turn", other: "turns" };

export const en = {
  turns: (n: number) => counted("en", n, turns),
  everyone: "Everyone",
  logOf: "Whose moves",
  story: "How it went",
  countedBy: (what: string) => `Counted by: ${what}`,
  longestLead: "Longest lead",
  bestTurn: "Best turn",
  moments: "Turning points",
  moveOf: (n: number) => `Move ${n}:`,
  fromTo: (from: number, to: number) => `moves ${from} to ${to}`,
  picture: "Picture of the result",
  showPlace: "Show it on the board",
  skipMoves: "Skip",
  compared: "Compare",
  letGoOf: "Let go of",
  keepHint: "C or a right click keeps it",
  signs: "Signs",
  keys: "Keyboard",
  keysOn: "Single keys work at the table",
  keysHint: "Letters do nothing while you write, and none of them is needed: Tab and Enter reach everything.",
  keyNames: {
    main: "The main thing: confirm, the red button, or skip others' moves",
    first: "The first thing you can do",
    back: "Let go of what is prepared",
    undo: "Take back",
    hint: "Hint",
    rules: "Rules",
    log: "Log, moves and text",
    compare: "Look closer, or hold two beside each other: keep what you are at, or let it go",
    sources: "How sure the printed values are: of the card you are at, or of all",
    menu: "Menu",
    keys: "This list",
  },
};
