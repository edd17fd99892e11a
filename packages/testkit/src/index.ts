export { type BoardSubject, boardChecks, settingIn } from "./board.ts";
export type { Check } from "./check.ts";
export { gamesToPlay } from "./games-to-play.ts";
export { HOSTILE_INPUTS, HOSTILE_SEATS } from "./hostile.ts";
export { lawsOf } from "./laws.ts";
export { lessonChecks, playLesson } from "./lesson.ts";
export { playedGames, type RecordedGame, recordedGame, recordedGames } from "./recorded.ts";
export { rulesOfSpec, specChecks } from "./spec.ts";
export { LawBroken, type Subject } from "./subject.ts";
