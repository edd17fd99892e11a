import { LANGUAGES, type Language } from "@tabletown/kernel";

/** The language that the environment asks for, as "pl_PL.UTF-8" asks for Polish; English where it is none of ours. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const wanted = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== "");
  return LANGUAGES.find((language) => wanted?.startsWith(`${language}_`) || wanted === language) ?? "en";
}
