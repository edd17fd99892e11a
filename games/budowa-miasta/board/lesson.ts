import type { Lesson } from "@tabletown/ui";

export const lesson: Lesson = { seats: 2, options: {}, seed: "lesson", steps: [] };
