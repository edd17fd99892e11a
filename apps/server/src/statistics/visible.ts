import { failure, type Result, success } from "@tabletown/kernel";
import type { Problem, Shows } from "@tabletown/protocol";
import type { Store } from "../stores/store.ts";

interface Owner {
  readonly name: string;
  readonly login: string;
  readonly created: number;
  readonly shows: Shows;
}

/** Whose profile it is, where whoever asks may see it. */
export async function profileOf(
  { profiles, conduct }: Pick<Store, "profiles" | "conduct">,
  person: string,
  viewer: string | undefined,
): Promise<Result<Owner, Problem>> {
  const owner = await profiles.owner(person);
  if (owner === undefined) return failure({ code: "not-found" });
  const isShown = await isProfileShown({ profiles, conduct }, { person, shows: owner.shows }, viewer);
  return isShown ? success(owner) : failure({ code: "private-profile" });
}

/** Whether somebody's profile is shown to a viewer, and with it that they have played at all. */
export async function isProfileShown(
  { profiles, conduct }: Pick<Store, "profiles" | "conduct">,
  { person, shows }: { readonly person: string; readonly shows: Shows },
  viewer: string | undefined,
): Promise<boolean> {
  if (viewer === person || shows === "everyone") return true;
  const known = shows === "played" && viewer !== undefined && (await profiles.havePlayed(viewer, person));
  return known && !(await conduct.apart(person)).includes(viewer);
}
