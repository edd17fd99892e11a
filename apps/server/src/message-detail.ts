import * as v from "valibot";

/** Where a message is wrong, without repeating what was sent. */
export function detailOf([issue]: readonly v.BaseIssue<unknown>[]): string {
  if (issue === undefined) return "";
  const place = v.getDotPath(issue);
  return `${place ?? "message"}: expected ${issue.expected ?? issue.type}`.slice(0, 200);
}
