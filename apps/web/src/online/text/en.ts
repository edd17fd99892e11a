import { counted, type Forms } from "@tabletown/kernel";

const moves: Forms = { one: "move", other: "moves" };

/** So long after the others. */
function lateness(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}

export const en = {
  takeBackTitle: "What should be taken back?",
  takeBackAll: "Everything from the chosen move on is taken back, whoever made it.",
  takeBackNobody: "There is nobody to ask: it happens at once.",
  takeBackAsk: "Ask the others",
  takeBackOpen: "Take back…",
  wholeTurn: "my whole turn",
  needsConsentOf: (names: string) => `Who must agree: ${names}.`,
  takebackAsked: (name: string, n: number) => `${name} asks to take back ${counted("en", n, moves)}.`,
  takebackAskedByMe: (n: number) => `You ask to take back ${counted("en", n, moves)}.`,
  backToBefore: (move: string) => `Back to before: ${move}`,
  withdraw: "Withdraw",
  sending: "Your move is on its way…",
  sendingLater: "Your move will be sent as soon as the connection is back.",
  noComponents: "The components of this match could not be fetched, and without them its values would be wrong.",
  daysLeft: (days: number, hours: number) => `${days} d ${hours} h`,
  nextTable: "Your turn at another table",
  host: "host",
  sitHere: "Sit here",
  swap: "Change places",
  noSeatAnyMore: "You no longer have a seat at this table.",
  others: "The others at the table",
  timeRanOut: "Your time ran out: a bot plays for you.",
  botPlays: "A bot plays for you.",
  noLines: "Nobody has said anything yet.",
  onlySeated: "Only players at the table can write here.",
  quickPhrases: "Quick phrases",
  quickHint: "Everybody reads them in their own language.",
  quick: {
    hello: "Hello!",
    luck: "Good luck!",
    thanks: "Thank you!",
    nice: "Nice move!",
    oops: "Oops!",
    sorry: "Sorry!",
    moment: "One moment, please.",
    noHurry: "Take your time.",
    yourTurn: "It is your turn.",
    mustGo: "I have to go. Can we play on later?",
    goodGame: "Good game!",
    again: "Shall we play again?",
  },
  resignTitle: "Give up this match?",
  resignGoesOn: "The match goes on without you: a bot plays your seat to the end.",
  resignEndsFor: (name: string) => `The match ends at once, and ${name} wins.`,
  resignEnds: "The match ends at once; the others are ranked as they stand.",
  resignLast: "You are placed behind everybody who has not given up. This cannot be undone.",
  playOn: "Play on",
  overResigned: (names: string) => `The match ended because ${names} gave up.`,
  overTimeout: (names: string) => `The match ended because time ran out for ${names}.`,
  overAgreed: "The match ended because everybody agreed to share the victory.",
  overClosed: "This match was closed by whoever runs the server. It has no result.",
  invitesAgain: (name: string) => `${name} wants to play again. A seat is kept for you.`,
  toTheTable: "Come to the table",
  noThanks: "No, thanks",
  nameTitle: "What should the others call you?",
  nameHint: "Everybody at the table sees it. You can change it later.",
  nameMissing: "Enter your name first: the others see it.",
  closedTitle: "This table is not open to you",
  closedText:
    "It is open only to people who have its code, or it is no longer there. If you have the code, enter it here.",
  visibilities: { link: "Whoever has the link", invitation: "Only with the code", public: "Anyone" },
  visibilityHints: {
    link: "Not in any list. Sharing the address of the table is enough to invite somebody.",
    invitation: "Not in any list. The address alone opens nothing: people need the code, or the link that contains it.",
    public: "Listed for everybody on this server; anyone may sit down.",
  },
  terms: "What is played",
  whenTimeIsOut: "When time runs out",
  timeouts: { bot: "a bot plays on", resign: "the seat gives up" },
  takebacks: "Taking back",
  takebackTerms: { asked: "if the others agree", free: "only what reveals nothing" },
  anyoneWatches: "Anyone may watch.",
  moreTerms: "More choices",
  ownTime: "Other…",
  clockKind: "How time runs",
  clockKinds: { live: "a clock for the whole match", days: "days for each move" },
  minutesEach: "Minutes each",
  secondsAMove: "Seconds per move",
  daysAMove: "Days per move",
  timeoutHints: {
    bot: "Until whoever ran out of time is back, a bot plays for them.",
    resign: "Whoever runs out of time has given up, and comes last.",
  },
  takebackHints: {
    asked: "Where something was drawn or shown since, everybody else has to agree.",
    free: "What has been rolled, drawn or shown stays.",
  },
  sharing: "Sharing the victory",
  sharingTerms: { no: "no", agreed: "if everybody agrees" },
  sharingHints: {
    no: "The match is decided by play.",
    agreed:
      "Anyone may offer it. If everybody agrees, the match ends at once and all come first. Bots share no victory.",
  },
  watching: "Spectators",
  watchingTerm: (seconds: number | undefined) =>
    seconds === undefined ? "none" : seconds === 0 ? "as it happens" : `${lateness(seconds)} later`,
  watchingHint: (seconds: number | undefined) =>
    seconds === undefined
      ? "Until it is over, only those who play see the match."
      : seconds === 0
        ? "Whoever can open the table may watch; what is hidden stays hidden from them."
        : `Whoever can open the table may watch, ${lateness(seconds)} later: nobody can be told in time what others do.`,
  beginning: "Beginning",
  startTerms: { host: "the host starts", full: "when all seats are taken" },
  startHints: {
    host: "You start the match when everybody is there.",
    full: "The match begins by itself when somebody sits down on the last free seat.",
  },
  shareOpen: "Share the victory…",
  shareTitle: "Offer to share the victory?",
  shareMeans: "If everybody agrees, the match ends at once and all come first.",
  shareOffer: "Offer it",
  shareAsked: (name: string) => `${name} offers to share the victory.`,
  shareAskedByMe: "You offer to share the victory.",
  shareRefused: "The victory is not shared: the match goes on.",
  hostStarts: "Everybody is here. The host starts the match.",
  waitingForPlayers: "Waiting for more players.",
};
