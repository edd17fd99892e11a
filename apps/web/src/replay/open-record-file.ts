import { readRecord, recordFaultText } from "@tabletown/kernel";
import { randomId } from "../part/random-id.ts";
import { go } from "../route.ts";
import { settings } from "../settings.ts";
import { openedRecords } from "./opened-records.ts";

/** Opens a record: it stays in memory under a fresh name. Says what is wrong with it otherwise. */
export async function openRecordFile(file: File): Promise<string | undefined> {
  const read = readRecord(await file.text());
  if (!read.ok) return recordFaultText(settings.value.language, read.problem);
  const id = `file-${randomId(6)}`;
  openedRecords.set(id, read.value);
  go("replay", id);
  return undefined;
}
