import { readRecord, recordFaultText } from "@tabletown/kernel";
import { randomId } from "../part/random-id.ts";
import { go } from "../route.ts";
import { settings } from "../settings.ts";
import { keepOpened, OPENED } from "./opened-records.ts";

/** Opens a record, which stays here under a fresh name. Says what is wrong with it otherwise. */
export async function openRecordFile(file: File): Promise<string | undefined> {
  const text = await file.text();
  const read = readRecord(text);
  if (!read.ok) return recordFaultText(settings.value.language, read.problem);
  const id = `${OPENED}${randomId(6)}`;
  keepOpened(id, read.value, text);
  go("replay", id);
  return undefined;
}
