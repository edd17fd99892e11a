import { say } from "@tabletown/ui";
import type { View } from "../rules/view.ts";
import { phrasesIn } from "../text/words.ts";
import { type BoardSetting, nameOf } from "./context.ts";
import { placePrompt, prompts } from "./prompt-text.ts";

/** What the table waits for, said to the one who decides. */
export function prompt({ phase }: View, setting: BoardSetting): string {
  const { language } = setting;
  switch (phase.type) {
    case "goals":
      return say(language, prompts.goals);
    case "turn":
      return say(language, prompts.turn);
    case "place":
      return placePrompt[language](nameOf(setting, phase.tile));
    case "discard":
      return say(language, prompts[phase.after === "turn" ? "extra" : phase.after]);
    case "over":
      return phrasesIn(language).outline.phase.over;
  }
}
