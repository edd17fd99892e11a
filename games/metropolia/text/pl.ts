import { en } from "./en.ts";
import type { Tongue } from "./tongue.ts";

export const pl: Tongue = { ...en, language: "pl" };
