export { NewChannel } from "./api/channels.ts";
export type { GameInfo } from "./api/games.ts";
export { type JsonSchema, jsonSchemaOf } from "./api/json-schema.ts";
export { FRAMES } from "./api/matches.ts";
export { openApi } from "./api/openapi.ts";
export type { Me, SessionInfo } from "./api/people.ts";
export { PACES, type Pace, type Route, type Schema } from "./api/route.ts";
export { type RouteName, type Routes, routes } from "./api/routes.ts";
export type { GameStatistics } from "./api/statistics.ts";
export { type Answer, type Asked, type HttpClient, type HttpOptions, httpClient } from "./client/http.ts";
export {
  type Line,
  type SocketClient,
  type SocketLike,
  type SocketOptions,
  socketClient,
  type Told,
} from "./client/socket.ts";
export { Command, type CommandInput } from "./commands.ts";
export {
  Ask,
  BOT_LEVELS,
  BotLevel,
  type Clocks,
  type Frame,
  type MatchLine,
  type MatchResult,
  NewMatch,
  type SeatInfo,
  type SeatWish,
  STATUSES,
  type Status,
  TableInfo,
  type TimeControl,
} from "./match.ts";
export {
  type ChatLine,
  ClientMessage,
  type ClientMessageInput,
  type Happening,
  MESSAGE_BYTES,
  type Position,
  ServerMessage,
  WATCHED,
} from "./messages.ts";
export { CHAT_LENGTH, NAME_LENGTH, plainText } from "./names.ts";
export {
  PROBLEM_CODES,
  Problem,
  type ProblemCode,
  problemText,
  statusOf,
  TABLE_PROBLEMS,
  type TableProblem,
} from "./problems.ts";
export { CLOSE, PROTOCOL } from "./version.ts";
