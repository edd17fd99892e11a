import type { TimeControl } from "@tabletown/protocol";
import { t } from "../text/index.ts";

export function timeText(time: TimeControl): string {
  if (time.kind === "none") return t().timeNone;
  if (time.kind === "days") return t().timeDays(time.days);
  return t().timeLive(time.seconds / 60, time.increment);
}
