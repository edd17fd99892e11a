import * as v from "valibot";

/** Most characters in a person's or seat's name. */
const NAME_LENGTH = 40;
export const CHAT_LENGTH = 500;

// Control and format characters (zero width, direction overrides) could make one name look like another.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;
/** What makes one sign of several, before what is to go: tags of flags; what joins pictures, or keeps letters apart. */
const INVISIBLE_BUT_SIGNS =
  /(\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}|(?<=[\p{L}\p{M}\p{Emoji}])[\u200c\u200d](?=[\p{L}\p{Emoji}]))|[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;
/** More marks on one letter than any language has: they would lie over what others have written. */
const PILED_UP = /(?<=\p{M}{4})\p{M}+/gu;

/** A text as people may write it: normalised, on one line, without invisible characters. */
export function plainText(text: string): string {
  return onOneLine(text).replace(INVISIBLE, "").trim();
}

/** What somebody is called. */
function nameText(text: string): string {
  return plainText(text).replace(PILED_UP, "");
}

/** What somebody says: nobody is known by it, so that pictures and letters that need invisible characters stay whole. */
function spokenText(text: string): string {
  return onOneLine(text).replace(INVISIBLE_BUT_SIGNS, "$1").replace(PILED_UP, "").trim();
}

function onOneLine(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ");
}

const written = (most: number, clean: (text: string) => string) =>
  v.pipe(v.string(), v.maxLength(most * 4), v.transform(clean), v.minLength(1), v.maxLength(most));

export const Name = written(NAME_LENGTH, nameText);

/** A name out of a document that anybody may have written, made one that could have been chosen here; possibly empty. */
export function nameFrom(text: string): string {
  return nameText(nameText(text.slice(0, NAME_LENGTH * 4)).slice(0, NAME_LENGTH));
}

export const ChatText = written(CHAT_LENGTH, spokenText);
/** Name and passphrase of an account. */
export const Login = v.pipe(
  v.string(),
  v.maxLength(160),
  v.transform(plainText),
  v.minLength(2),
  v.maxLength(NAME_LENGTH),
);
export const Passphrase = v.pipe(v.string(), v.minLength(8), v.maxLength(200));

export const PersonId = v.pipe(v.string(), v.regex(/^[0-9a-z]{8,32}$/));
export const MATCH_ID = /^[0-9a-z]{6,32}$/;
export const MatchId = v.pipe(v.string(), v.regex(MATCH_ID));
export const Code = v.pipe(
  v.string(),
  v.maxLength(20),
  v.transform((text) => text.toUpperCase().replace(/[^0-9A-Z]/g, "")),
  v.length(8),
);
export const LAST_SEAT = 15;
export const SeatIndex = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_SEAT));
export const KEY_LENGTH = 40;
/** Tells what is sent again from what is sent anew. An empty one would stand for whatever came without. */
export const Key = v.pipe(v.string(), v.minLength(1), v.maxLength(KEY_LENGTH));
export const Seq = v.pipe(v.number(), v.integer(), v.minValue(0));
export const GameId = v.pipe(v.string(), v.regex(/^[a-z_][a-z0-9-]{0,39}$/));
