import { createHmac, randomBytes } from "node:crypto";

const LETTERS = "0123456789abcdefghijkmnpqrstuvwxyz";
/** Without letters that look alike, for codes that are read aloud. */
const CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

function draw(letters: string, length: number): string {
  let text = "";
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      // Bytes past the largest multiple are skipped, so that every letter is equally likely.
      if (byte < 256 - (256 % letters.length) && text.length < length) text += letters[byte % letters.length];
    }
  }
  return text;
}

/** A name for something new: 80 bits, nobody meets it by chance. */
export function newId(): string {
  return draw(LETTERS, 16);
}

/** The same for what is to be met again: it follows from what it is about, and nobody without the secret can tell. */
export function derivedId(secret: string, about: string): string {
  let number = BigInt(`0x${createHmac("sha256", secret).update(about).digest("hex")}`);
  let text = "";
  for (; text.length < 16; number /= BigInt(LETTERS.length)) text += LETTERS[Number(number % BigInt(LETTERS.length))];
  return text;
}

export function newCode(): string {
  return draw(CODE_LETTERS, 8);
}

/** 16 letters, 79 bits: nobody guesses one, and they are printed and typed. */
export function newRecoveryCode(): string {
  return draw(CODE_LETTERS, 16);
}

/** The secret part of a link, short enough for a QR code that any camera reads: 160 bits. */
export function newToken(): string {
  return draw(LETTERS, 32);
}

/** 256 bits that nobody can guess. */
export function newSecret(): string {
  return randomBytes(32).toString("hex");
}

/** The seed of a match: 128 bits, short enough for one block of the hash that its chance is drawn from. */
export function newSeed(): string {
  return randomBytes(16).toString("hex");
}
