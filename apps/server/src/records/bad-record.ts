import { type RecordFault, recordFaultText } from "@tabletown/kernel";
import type { Problem } from "@tabletown/protocol";

/** Why a record cannot be used, and what is wrong with it where. */
export function badRecord(fault: RecordFault): Problem {
  return { code: "bad-record", detail: recordFaultText("en", fault) };
}
