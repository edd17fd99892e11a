import { useSignal } from "@preact/signals";
import { preview, type Reason, type Seat, signedFigure } from "@tabletown/kernel";
import type { Setting, Track } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { InPlay } from "../library.ts";
import { subjectName } from "../local/bot-client.ts";
import { ReasonList } from "../match/reason-list.tsx";
import { startWorker } from "../worker-client.ts";
import type { FutureAnswer, FutureRequest } from "./future-answers.ts";
import { reviewTexts } from "./text/index.ts";

interface ReasonsProps {
  readonly inPlay: InPlay;
  readonly setting: Setting;
  readonly seats: number;
  readonly seat: Seat;
  readonly view: unknown;
  /** In notation. */
  readonly better: string;
  readonly played: string;
}

/** What speaks for one move and against another: in words of the game, by what each certainly brings, and by where both stand some turns later. */
export function Reasons(props: ReasonsProps): JSX.Element {
  const { better, played } = props;
  const { reasons, differences } = useFound(props);
  return (
    <div class="reasons">
      <ReasonList {...{ reasons, setting: props.setting }} />
      <Certain {...props} move={better} say={reviewTexts().brings} />
      <Certain {...props} move={played} say={reviewTexts().insteadOf} />
      {differences.length > 0 && (
        <>
          <p class="small soft">{reviewTexts().laterOn}</p>
          <ul class="reason-list">
            {differences.map(({ name, by }) => (
              <li key={name}>
                {name} <b class={by < 0 ? "minus" : "plus"}>{signedFigure(props.setting.language, by)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Certain(props: ReasonsProps & { readonly move: string; say(what: string): string }): JSX.Element | null {
  const { inPlay, setting, seat, view, move, say } = props;
  const action = inPlay.game.parse(move);
  if (action === undefined) return null;
  const { events } = preview(inPlay.game, view, seat, action);
  if (events.length === 0) return null;
  return (
    <p class="small">{say(events.map((event) => setting.words.event(event, setting.name, setting.you)).join(" "))}</p>
  );
}

interface TrackDifference {
  readonly name: string;
  readonly by: number;
}

/** What takes a while to find out. */
interface Found {
  readonly reasons: readonly Reason[];
  /** By how much the quantities of the game differ some turns after each of the moves. */
  readonly differences: readonly TrackDifference[];
}

const NOTHING: Found = { reasons: [], differences: [] };

/** A worker finds it out. */
function useFound(props: ReasonsProps): Found {
  const { inPlay, setting, seats, seat, view, better, played } = props;
  const found = useSignal(NOTHING);
  useEffect(() => {
    found.value = NOTHING;
    const worker = startWorker("futures");
    worker.addEventListener("message", ({ data }: MessageEvent<FutureAnswer>) => {
      const { reasons, futures } = data;
      const [one = [], two = []] = futures;
      const tracks = inPlay.board.tracks(setting);
      found.value = { reasons, differences: tracks.flatMap((track) => differenceOf(track, setting, seat, [one, two])) };
      worker.terminate();
    });
    const question = { ...subjectName(inPlay), view, seat, seats, moves: [better, played] };
    worker.postMessage(question satisfies FutureRequest);
    return () => worker.terminate();
  }, [inPlay, view, better, played, setting.language]);
  return found.value;
}

function differenceOf(
  track: Track,
  { language }: Setting,
  seat: Seat,
  [one, two]: readonly [readonly unknown[], readonly unknown[]],
): readonly TrackDifference[] {
  const mean = (views: readonly unknown[]): number =>
    views.reduce((sum: number, view) => sum + track.of(view, seat), 0) / Math.max(1, views.length);
  const by = Math.round(10 * (mean(one) - mean(two))) / 10 + 0;
  return by === 0 ? [] : [{ name: track.name[language], by }];
}
