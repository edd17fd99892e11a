import { plainText, spokenText } from "@tabletown/kernel";
import * as v from "valibot";
import { NAME_LENGTH } from "./name-from.ts";

export const CHAT_LENGTH = 500;

const written = (most: number, clean: (text: string) => string) =>
  v.pipe(v.string(), v.maxLength(most * 4), v.transform(clean), v.minLength(1), v.maxLength(most));

export const Name = written(NAME_LENGTH, plainText);

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
