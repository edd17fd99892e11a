export type { AccountInfo } from "./api/account.ts";
export type { NodeStatus } from "./api/admin.ts";
export type { Notice, ReportInfo } from "./api/conduct.ts";
export type { GameInfo } from "./api/games.ts";
export type { Lobby, Pace, Wish } from "./api/lobby.ts";
export { REPLAY_PAGE } from "./api/matches.ts";
export type { Me, SignedIn } from "./api/people.ts";
export type { Preferences } from "./api/personal-data.ts";
export type { PlayedMatch, Profile, Shows } from "./api/profile.ts";
export type { Route, Schema } from "./api/route.ts";
export { type RouteName, type Routes, routes } from "./api/routes.ts";
export { type CallInput, type CallResult, type HttpClient, httpClient } from "./client/http.ts";
export {
  type CommandReply,
  type ConnectionStatus,
  type SocketClient,
  type SocketLike,
  socketClient,
} from "./client/socket.ts";
export { Command, type CommandInput } from "./commands.ts";
export {
  Ask,
  BotLevel,
  type Clocks,
  MatchInfo,
  type MatchResult,
  type MatchSummary,
  NewMatch,
  type ReplayFrame,
  type SeatInfo,
  type Status,
  type TakenBack,
  type TimeControl,
  type Visibility,
} from "./match.ts";
export {
  type ChatMessage,
  ClientMessage,
  MESSAGE_BYTES,
  type MissedMove,
  type Position,
  ServerMessage,
  WATCHED,
} from "./messages.ts";
export { moveMessage } from "./move-message.ts";
export { nameFrom } from "./name-from.ts";
export { CHAT_LENGTH } from "./names.ts";
export { PROBLEM_CODES, type ProblemCode } from "./problem-codes.ts";
export { Problem, problemText, statusOf } from "./problems.ts";
export { CLOSE, PERSON_HEADER, WIRE_PROTOCOL } from "./version.ts";
