import type { JSX } from "preact";
import { FailedPage, LoadingPage, useLoading } from "../part/loading.tsx";
import { ReviewedGame } from "../review/reviewed-game.tsx";
import { reviewTexts } from "../review/text/index.ts";
import { openReplay } from "./open-replay.ts";
import "../review/course.css";
import "../review/review.css";
import "../review/seat-ledger.css";

export function ReviewScreen({ id }: { readonly id: string }): JSX.Element {
  const [loading, retry] = useLoading(id, () => openReplay(id));
  if (loading.state === "loading") return <LoadingPage />;
  if (loading.state === "failed") return <FailedPage retry={retry} />;
  if (typeof loading.value === "string") return <FailedPage text={loading.value} />;
  if (!("played" in loading.value)) return <FailedPage text={loading.value.why} />;
  const { played } = loading.value;
  const { reviewable } = played;
  if (reviewable === undefined) return <FailedPage text={reviewTexts().notYet} />;
  return <ReviewedGame played={played} game={reviewable} />;
}
