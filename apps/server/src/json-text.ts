/** Deeper than any message of ours. */
const DEEPEST = 40;

/** What is wrong with a JSON text from outside, whatever it says; found without parsing it. */
export function wrongWith(text: string): string | undefined {
  if (tooDeep(text)) return "nested too deeply";
  return holdsNul(text) ? "U+0000 is no text" : undefined;
}

/** U+0000, which JSON has only as an escape: PostgreSQL keeps no text that holds it. A backslash may itself be escaped. */
function holdsNul(text: string): boolean {
  return text.includes("\\u0000") && /(?<!\\)(?:\\\\)*\\u0000/.test(text);
}

/** Whether it nests deeper than anything sensible. */
function tooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (quoted) {
      if (code === 0x5c) i++;
      else if (code === 0x22) quoted = false;
    } else if (code === 0x22) quoted = true;
    else if (code === 0x7b || code === 0x5b) {
      if (++depth > DEEPEST) return true;
    } else if (code === 0x7d || code === 0x5d) depth--;
  }
  return false;
}
