export { type Between, between } from "./between.ts";
export {
  type Chance,
  chanceOf,
  commitmentTo,
  quickChance,
  recorded,
  ScriptError,
  scripted,
  streamOf,
  streamsOf,
} from "./chance.ts";
export { type Correction, correctionOf } from "./correction.ts";
export { type DocumentFault, documentFaultText } from "./document-fault.ts";
export { type Cause, type Emit, type EventFields, type EventOf, eventsFor, type GameEvent } from "./event.ts";
export type { Game } from "./game.ts";
export { grouped } from "./grouped.ts";
export { canonical, hashOf, type Json, same } from "./json.ts";
export { added, replaced } from "./list.ts";
export type { Listing } from "./listing.ts";
export { freeTakebacks, isFree, type Match, type Move, openMatch, play, takeBack } from "./match.ts";
export { checkOptions, type OptionSpec, type OptionsOf, type OptionValue, optionsThatMatter } from "./options.ts";
export {
  checkPack,
  PACK_LIMITS,
  PACK_VERSION,
  type Pack,
  packHash,
  packOf,
  readPack,
  wasSeen,
} from "./pack.ts";
export { PACK_FAULTS, type PackFault, packFaultText } from "./pack-fault.ts";
export { type Preview, preview } from "./preview.ts";
export { checkRecord, readRecord } from "./read-record.ts";
export type { Reason, ReasonOf } from "./reason.ts";
export {
  type GameRecord,
  placesOf,
  RECORD_VERSION,
  type RecordDetails,
  type RecordedChance,
  type RecordedMove,
  type RecordedPlace,
  type RecordedSeat,
  recordOf,
  sealed,
  stateHash,
} from "./record.ts";
export { RECORD_FAULTS, type RecordFault, recordFaultText } from "./record-fault.ts";
export { REFUSALS, type Refusal, refusalText } from "./refusal.ts";
export {
  gameOfRecord,
  type Replayed,
  replay,
  replayAsFar,
  replaySteps,
  verifyChance,
  verifySteps,
} from "./replay.ts";
export { failure, type Result, success } from "./result.ts";
export type { Seat } from "./seat.ts";
export { NO_SECRETS, type Secret } from "./secret.ts";
export { sha256 } from "./sha256.ts";
export { isObject, misfit, type Shape } from "./shape.ts";
export {
  type Place,
  rank,
  ranksOf,
  type Scored,
  type ScorePart,
  type Standing,
  scoresOf,
  victoryShares,
  winners,
} from "./standing.ts";
export { legal, type Stepped, step } from "./step.ts";
export { finish } from "./steps.ts";
export { idsIn, notRising, type PlacedId, takenId } from "./table-checks.ts";
export { type Difference, differences } from "./table-differences.ts";
export { schemaFault, type TableFault, tableFaultText } from "./table-fault.ts";
export { type ComponentPart, componentParts, WHOLE_GAME } from "./table-parts.ts";
export {
  type Components,
  componentsHash,
  gameWithTable,
  PROVENANCES,
  type Provenance,
  seatsOf,
  type TableSchema,
  type Title,
  titleUnder,
} from "./title.ts";
export { capital } from "./words/capital.ts";
export { figure, percentage, signedFigure } from "./words/figures.ts";
export { glossaryIn, type Term } from "./words/glossary.ts";
export { type Case, inCase, type Noun, namesOf, withinSentence } from "./words/noun.ts";
export { begun, type Person, peopleIn, somebody } from "./words/person.ts";
export { plainText, shortText, spokenText } from "./words/plain-text.ts";
export { counted, type Forms, formFor, signed, withMinus } from "./words/plural.ts";
export type { SchemaIssue } from "./words/schema-issues.ts";
export { inEveryLanguage, type Texts } from "./words/texts.ts";
export { typeset } from "./words/typeset.ts";
export {
  type GlossaryEntry,
  LANGUAGES,
  type Language,
  type Outline,
  type OutlineRow,
  type RuleText,
  type Section,
  type Words,
} from "./words/words.ts";
