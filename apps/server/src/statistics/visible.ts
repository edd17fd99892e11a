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
  if (viewer === person || owner.shows === "everyone") return success(owner);
  const known = owner.shows === "played" && viewer !== undefined && (await profiles.havePlayed(viewer, person));
  const apart = known && (await conduct.apart(person)).includes(viewer);
  return known && !apart ? success(owner) : failure({ code: "private-profile" });
}
