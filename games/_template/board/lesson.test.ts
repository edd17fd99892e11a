import { lessonChecks } from "@tabletown/testkit";
import { it } from "vitest";
import { highStreet } from "../index.ts";
import { lesson } from "./lesson.ts";

for (const { name, check } of lessonChecks(highStreet, lesson)) it(name, check);
