import { counted, type Forms } from "@tabletown/kernel";

const moves: Forms = { one: "move", other: "moves" };

export const en = {
  takeBackTitle: "What shall be taken back?",
  takeBackAll: "From the chosen move on everything is taken back, whoever made it.",
  takeBackNobody: "There is nobody to ask: it happens at once.",
  takeBackAsk: "Ask the others",
  takeBackOpen: "Take back…",
  wholeTurn: "my whole turn",
  needsConsentOf: (names: string) => `To agree: ${names}.`,
  takebackAsked: (name: string, n: number) => `${name} asks to take back ${counted("en", n, moves)}.`,
  takebackAskedByMe: (n: number) => `You ask to take back ${counted("en", n, moves)}.`,
  backToBefore: (move: string) => `Back to before: ${move}`,
  withdraw: "Withdraw",
  sending: "Your move is on its way…",
  sendingLater: "Your move will be sent as soon as the connection is back.",
  noComponents: "The components of this match could not be fetched, and without them its values would be wrong.",
};
