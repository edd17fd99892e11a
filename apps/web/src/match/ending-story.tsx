import { type GameEvent, type Seat, signed } from "@tabletown/kernel";
import { type Moment, Part, SeatMark, type Setting, say, seatTitle, type Track } from "@tabletown/ui";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { toldOf } from "../part/turns.ts";
import type { MatchModel } from "./match-model.ts";
import { type StoryTurn, storyOf } from "./story.ts";
import { matchTexts } from "./text/index.ts";

/** As many sentences as are told of a turn. */
const SENTENCES = 2;

interface EndingStoryProps {
  readonly model: MatchModel;
  readonly setting: Setting;
  readonly track: Track;
  readonly views: readonly unknown[];
}

/** How the game went: who led longest, the best turn, and three moments that changed most. */
export function EndingStory({ model, setting, track, views }: EndingStoryProps): JSX.Element | null {
  const history = model.history.value;
  const seats = model.players.value.length;
  const { deeds, preparations, sales } = model.inPlay.board;
  const story = useMemo(() => {
    const values = views.map((view) => Array.from({ length: seats }, (_, seat) => track.of(view, seat)));
    return storyOf(
      values,
      history.slice(0, views.length - 1).map(({ seat }) => seat),
      (move) => history[move - 1]?.events.some(({ what }) => sales?.includes(what)) === true,
    );
  }, [views, track, history]);
  const { lead, best, moments } = story;
  const texts = matchTexts();
  if (best === undefined && moments.length === 0) return null;
  /** Who plays alone may end a turn by a move that only settles it: what was done came before. */
  const startOf = ({ seat, from, to }: StoryTurn): number => {
    const done = (moment: Moment): boolean => ownDeeds(moment.events, deeds, seat).length > 0;
    return seats > 1 ? from : Math.max(1, history.slice(0, to).findLastIndex(done) + 1);
  };
  const told = (turn: StoryTurn): string =>
    deedsOf(
      history.slice(startOf(turn) - 1, turn.to).flatMap((moment) => toldOf(moment, preparations)),
      deeds,
      turn.seat,
    )
      .map((event) => setting.words.event(event, setting.name, setting.you))
      // Two cards of one name make one sentence twice.
      .filter((sentence, i, all) => all.indexOf(sentence) === i)
      .slice(0, SENTENCES)
      .join(" ");
  const row = (turn: StoryTurn): JSX.Element => (
    <Part key={turn.from}>
      <StoryRow seat={turn.seat}>
        {seats > 1 ? texts.turnOf(turn.number) : texts.moveOf(turn.number)}{" "}
        {told(turn) || seatTitle(setting, turn.seat)} <Changes turn={turn} setting={setting} />
      </StoryRow>
    </Part>
  );
  return (
    <section class="story" aria-labelledby="story-title">
      <h3 id="story-title">{texts.story}</h3>
      <p class="soft small">{texts.countedBy(say(setting.language, track.name))}</p>
      {lead !== undefined && (
        <>
          <h4>{texts.longestLead}</h4>
          <ul>
            <StoryRow seat={lead.seat}>
              <b>{seatTitle(setting, lead.seat)}</b> · {texts.fromTurnTo(lead.from, lead.to)}
            </StoryRow>
          </ul>
        </>
      )}
      {best !== undefined && (
        <>
          <h4>{texts.bestTurn}</h4>
          <ul>{row(best)}</ul>
        </>
      )}
      {moments.length > 0 && (
        <>
          <h4>{texts.moments}</h4>
          <ul>{moments.map(row)}</ul>
        </>
      )}
    </section>
  );
}

/** What was done, rather than what it cost and brought: the numbers say that. */
function deedsOf(
  events: readonly GameEvent[],
  telling: readonly string[] | undefined,
  seat: Seat,
): readonly GameEvent[] {
  const told = ownDeeds(events, telling, seat);
  if (told.length > 0) return told;
  const about = events.filter((event) => event.about !== undefined);
  const deeds = about.filter(({ by }) => by === undefined);
  return deeds.length > 0 ? deeds : about;
}

/** Deeds in the order of the game's list. Nobody sits where a guest plays: what a guest does is none of them. */
function ownDeeds(events: readonly GameEvent[], telling: readonly string[] = [], seat: Seat): readonly GameEvent[] {
  return telling.flatMap((what) => events.filter((event) => event.what === what && event.seat === seat));
}

/** Whose number a turn changed, and by how much. */
function Changes({ turn, setting }: { readonly turn: StoryTurn; readonly setting: Setting }): JSX.Element {
  const changed = turn.changes.flatMap((by, seat) => (by === 0 ? [] : [{ by, seat }]));
  return (
    <span class="story-changes">
      {changed.map(({ by, seat }) => (
        <span key={seat}>
          <SeatMark seat={seat} size={12} /> <span class="unseen">{seatTitle(setting, seat)}: </span>
          <b class={by < 0 ? "minus" : "plus"}>{signed(by)}</b>
        </span>
      ))}
    </span>
  );
}

function StoryRow(props: { readonly seat: Seat; readonly children: JSX.Element["props"]["children"] }): JSX.Element {
  return (
    <li>
      <SeatMark seat={props.seat} size={16} />
      <span>{props.children}</span>
    </li>
  );
}
