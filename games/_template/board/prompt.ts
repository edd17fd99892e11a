import { say } from "@tabletown/ui";
import type { View } from "../rules/view.ts";
import type { BoardSetting } from "./context.ts";
import { prompts } from "./prompt-text.ts";

/** What the table waits for, said to the one who decides. */
export function prompt({ phase }: View, { language }: BoardSetting): string {
  return say(language, prompts[phase.type]);
}
