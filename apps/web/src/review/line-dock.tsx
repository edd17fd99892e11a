import { Button, type Setting } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { useHeadingFocus } from "../match/focus.ts";
import type { ReplayMatch } from "../replay/replay-match.ts";
import { useAutoplay } from "../replay/walking.ts";
import { reviewTexts } from "./text/index.ts";

/** Plays a line that was not played, and says what happens in it. */
export function LineDock(props: {
  readonly line: ReplayMatch;
  readonly from: number;
  readonly setting: Setting;
  onBack(): void;
}): JSX.Element {
  const { line, from, setting, onBack } = props;
  const playing = useAutoplay(line);
  const heading = useHeadingFocus();
  useEffect(() => {
    playing.value = true;
  }, [playing]);
  const moment = line.moment(line.position.value);
  const told = line.position.value > from ? moment?.events : [];
  const again = (): void => {
    line.goTo(from);
    playing.value = true;
  };
  return (
    <section class="dock line-dock" aria-label={reviewTexts().couldHave}>
      <h2 ref={heading} tabIndex={-1}>
        {reviewTexts().couldHave}
      </h2>
      <div role="status" class="line-words">
        {told?.map((event, i) => (
          <p key={`${event.what}${i}`}>{setting.words.event(event, setting.name, setting.you)}</p>
        ))}
      </div>
      <div class="button-row">
        <Button kind="main" icon="back" onClick={onBack}>
          {reviewTexts().backToReview}
        </Button>
        <Button icon="again" onClick={again}>
          {reviewTexts().again}
        </Button>
      </div>
    </section>
  );
}
