// Control and format characters (zero width, direction overrides) could make one text look like another.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;
/** What makes one sign of several, before what is to go: tags of flags; what joins pictures, or keeps letters apart. */
const INVISIBLE_BUT_SIGNS =
  /(\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}|(?<=[\p{L}\p{M}\p{Emoji}])[\u200c\u200d](?=[\p{L}\p{Emoji}]))|[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;
/** More marks on one letter than any language has: they would lie over what others have written. */
const PILED_UP = /(?<=\p{M}{4})\p{M}+/gu;

/** A text as people may write it: normalised, on one line, without invisible characters. */
export function plainText(text: string): string {
  return tidied(onOneLine(text).replace(INVISIBLE, ""));
}

/** The same of a text that may be of any length, in at most so many characters; possibly empty. */
export function shortText(text: string, most: number): string {
  return plainText(plainText(text.slice(0, most * 4)).slice(0, most));
}

/** What somebody says: nobody is known by it, so that pictures and letters that need invisible characters stay whole. */
export function spokenText(text: string): string {
  return tidied(onOneLine(text).replace(INVISIBLE_BUT_SIGNS, "$1"));
}

function onOneLine(text: string): string {
  return text.replace(/\s/gu, " ");
}

/** What stood apart before something invisible went may belong together now. */
function tidied(text: string): string {
  return text.normalize("NFC").replace(/ +/g, " ").replace(PILED_UP, "").trim();
}
