export const lesson = {
  lessonStep: (n: number, of: number) => `Step ${n} of ${of}`,
  lessonNext: "Next",
  lessonDone: "You know how it goes. Play a game now.",
  lessonWrong: "Not this time: the lesson wants another move.",
  firstGame: "Play a first game",
  otherGame: "Choose players and options",
  lessonAgain: "From the start",
};
