export const replay = {
  gameOver: "The game is over",
  wins: (names: string) => `${names} wins!`,
  winsShared: (names: string) => `${names} share the victory!`,
  youWin: "You win!",
  place: (n: number) => `Place ${n}`,
  scoringAgain: "Show the scoring again",
  rematch: "Play again",
  download: "Download the record",
  share: "Share",
  copied: "Copied.",
  seeBoard: "Look at the board",
  standings: "Standings",
  chartOf: (what: string) => `${what} over the game`,
  moveNumber: (n: number) => `Move ${n}`,
  setup: "Setup",
  seenBy: "Seen by",
  everyone: "Spectator",
  playOn: "Play on from here",
  first: "To the start",
  previous: "One move back",
  next: "One move on",
  lastMove: "To the end",
  autoplay: "Play automatically",
  pause: "Pause",
  chapters: "Chapters",
  position: "Position in the game",
  verified: "Every draw of chance follows from the seed that was fixed beforehand.",
  notVerified: "The draws of this record do not follow from its seed.",

  otherRules: (version: number) =>
    `This game was played under other rules (version ${version}), which this Tabletown does not know.`,
  shownSoFar: (shown: number, all: number) =>
    shown === all
      ? "Today’s rules allow every one of its moves, so all of it is shown."
      : `Its first ${shown} of ${all} moves are shown, as far as today’s rules lead to the same positions.`,
  writtenGame: "A game in words",
  writtenMoves: "All moves in words",

  lookBack: "Look at earlier moves",
  lookingBack: "You are looking at earlier moves.",
  backToTable: "Back to the table",

  review: "Review",
  exercises: "Exercises",
  marks: {
    inaccuracy: "Inaccuracy",
    mistake: "Mistake",
    blunder: "Blunder",
    only: "Only good move",
    forced: "Forced",
  },
};
