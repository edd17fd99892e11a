import type { Cause } from "@tabletown/kernel";

/** "a", "a and b", "a, b and c". */
function listed(parts: readonly string[], and: string): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${and} ${parts.at(-1) ?? ""}`;
}

/** Things to do, one after the other: "gain £2 and 1 prestige" for two with the same verb; among more, each keeps its own. */
export function doing(deeds: readonly string[], and: string): string {
  return listed(
    deeds.map((deed, i) => {
      const verb = deeds.length > 2 ? undefined : /^(\S+ )£\d+$/.exec(deeds[i - 1] ?? "")?.[1];
      return verb !== undefined && deed.startsWith(verb) ? deed.slice(verb.length) : deed;
    }),
    and,
  );
}

/** Whether a card goes so that another can be placed: then the sentence names the other. SPEC 5.2 */
export function isPlacingDiscard(cause: Cause): cause is Cause & { readonly component: string } {
  return cause.rule === "5.2" && cause.component !== undefined;
}
