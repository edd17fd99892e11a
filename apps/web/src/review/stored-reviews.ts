import { checkReview, type Review } from "@tabletown/review";
import { deviceStore } from "../part/device-store.ts";

/** Finished reviews kept in this browser, so that looking again costs nothing. */
const reviews = deviceStore("tabletown.reviews", "reviews");

interface StoredReview {
  /** What the review is about: the seal of a record, or a match of this browser. */
  readonly id: string;
  readonly review: unknown;
}

/** The review that was made of a game, unless another version made it. */
export async function storedReview(record: string): Promise<Review | undefined> {
  const stored = await reviews<StoredReview | undefined>("readonly", (store) => store.get(record));
  const checked = stored === undefined ? undefined : checkReview(stored.review);
  return checked?.ok ? checked.value : undefined;
}

export async function storeReview(review: Review): Promise<void> {
  await reviews("readwrite", (store) => store.put({ id: review.record, review } satisfies StoredReview));
}
