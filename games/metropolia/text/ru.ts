import { en } from "./en.ts";
import type { Tongue } from "./tongue.ts";

export const ru: Tongue = { ...en, language: "ru" };
