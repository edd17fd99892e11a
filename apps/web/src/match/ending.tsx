import { useSignal } from "@preact/signals";
import { capital, type Place, type ScorePart, type Standing, signed, winners } from "@tabletown/kernel";
import {
  Button,
  Dialog,
  LeapsContext,
  Part,
  RuleLink,
  SeatMark,
  type Setting,
  say,
  seatTitle,
  type TieBreak,
  type Track,
  tieBreakAt,
  useMatchContext,
} from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { listed, scoreText } from "../part/figures.ts";
import { isMotionOff, scaledToSpeed } from "../settings.ts";
import { t } from "../text/index.ts";
import { EndingChart } from "./ending-chart.tsx";
import { EndingStory } from "./ending-story.tsx";
import type { MatchModel } from "./match-model.ts";
import { resultDrawing } from "./result-picture.ts";
import { SharePicture } from "./share-picture.tsx";
import { ShareResult } from "./share-result.tsx";
import { matchTexts } from "./text/index.ts";

interface EndingProps {
  readonly model: MatchModel;
  readonly setting: Setting;
  readonly standing: Standing;
  readonly children: ComponentChildren;
  readonly aboveResult: ComponentChildren;
  onClose(): void;
}

/**
 * The scoring scene: part by part the totals grow, the last place first; then what to do next, and how it went. That
 * comes when it is found out, and pushes nothing away that somebody is about to press.
 */
export function Ending(props: EndingProps): JSX.Element {
  const { model, setting, standing, aboveResult, children, onClose } = props;
  const [counted, countAgain] = useCounting(standing);
  const { board, id } = model.inPlay;
  const verdict = board.verdict?.(standing, setting);
  const headline = verdict?.headline ?? headlineOf(standing, setting);
  const views = usePositions(model);
  const tracks = useMemo(() => board.tracks(setting), [board, setting.table, setting.options]);
  const track = decidingTrack(tracks, views.at(-1), standing);
  // Of a game that was given up before its first move there is nothing to tell.
  const hasStory = model.positions !== undefined && model.frame.value.seq > 0;
  const hasResigned = ({ seat }: Place): boolean => model.players.value[seat]?.resigned === true;
  const playedOn = standing.filter((place) => !hasResigned(place));
  return (
    <Dialog title={headline} wide tall={hasStory} onClose={onClose}>
      {model.whyOver?.value !== undefined && <p class="ending-why">{model.whyOver.value}</p>}
      {aboveResult}
      <LeapsContext.Provider value={counted}>
        <ol class="places">
          {twoByTwo(standing).map((places) => (
            <Part key={places[0]?.seat}>
              {places.map((place) => (
                <PlaceRow
                  key={place.seat}
                  // What the headline says already counts no points.
                  place={{ ...place, parts: place.parts.filter(({ what }) => !verdict?.said.includes(what)) }}
                  won={verdict?.won ?? place.rank === 1}
                  // Who plays alone takes no place.
                  placed={standing.length > 1}
                  counted={counted}
                  resigned={hasResigned(place)}
                  tieBreak={hasResigned(place) ? undefined : tieBreakAt(board, place, playedOn)}
                  setting={setting}
                />
              ))}
            </Part>
          ))}
        </ol>
      </LeapsContext.Provider>
      <Part>
        <div class="button-row ending-actions">
          {children}
          <ShareResult standing={standing} setting={setting} />
          <SharePicture
            name={id}
            drawing={() =>
              resultDrawing({
                standing,
                setting,
                headline: verdict?.headline ?? winsText(standing, setting),
                track,
                views,
              })
            }
          />
          {/* Where nothing moves, the parts would come all at once again. */}
          {!isMotionOff() && (
            <Button icon="again" kind="quiet" onClick={countAgain}>
              {t().scoringAgain}
            </Button>
          )}
          <Button icon="eye" kind="quiet" onClick={onClose}>
            {t().seeBoard}
          </Button>
        </div>
      </Part>
      {track !== undefined && views.length > 1 && (
        <>
          <Part>
            <EndingStory {...{ model, setting, track, views }} />
          </Part>
          <Part>
            <EndingChart {...{ model, setting, tracks, views }} first={track} />
          </Part>
        </>
      )}
    </Dialog>
  );
}

/** Where drawing is gradual, so many results change in one frame: each of six may have a dozen parts. */
function twoByTwo(standing: Standing): readonly Standing[] {
  return standing.flatMap((_, i) => (i % 2 === 0 ? [standing.slice(i, i + 2)] : []));
}

/** Every position of the game, once it may be known. */
function usePositions(model: MatchModel): readonly unknown[] {
  const positions = useSignal<readonly unknown[]>([]);
  useEffect(() => {
    void model.positions?.().then((found) => {
      positions.value = found;
    });
  }, [model, positions]);
  return positions.value;
}

/** How many parts of everybody's score have been counted so far, and a way to count them once more. */
function useCounting(standing: Standing): readonly [counted: number, again: () => void] {
  const most = Math.max(1, ...standing.map(({ parts }) => parts.length));
  const counted = useSignal(0);
  const round = useSignal(0);
  useEffect(() => {
    counted.value = isMotionOff() ? most : 0;
    const each = Math.max(90, Math.min(600, 3600 / most));
    const timer = setInterval(() => {
      if (counted.value < most) counted.value++;
    }, scaledToSpeed(each));
    return () => clearInterval(timer);
  }, [most, counted, round.value]);
  return [counted.value, () => round.value++];
}

function headlineOf(standing: Standing, setting: Setting): string {
  const won = winners(standing);
  return won.length === 1 && won[0] === setting.you ? t().youWin : winsText(standing, setting);
}

function winsText(standing: Standing, { name }: Setting): string {
  const won = winners(standing);
  return (won.length > 1 ? t().winsShared : t().wins)(listed(won.map(name)));
}

/** The quantity that decides the game: what ends as the score, where there is one. */
function decidingTrack(tracks: readonly Track[], end: unknown, standing: Standing): Track | undefined {
  const decides = (track: Track): boolean => standing.every(({ seat, score }) => track.of(end, seat) === score);
  return end === undefined ? undefined : (tracks.find(decides) ?? tracks[0]);
}

/** What brought points; a component shows itself when tapped, and with it why it was won. */
function PartName({ part, setting }: { readonly part: ScorePart; readonly setting: Setting }): JSX.Element {
  const context = useMatchContext();
  const { component } = part.cause;
  const { names } = setting.words;
  const name = capital(names[part.what] ?? part.what);
  if (component === undefined) return <span>{name}</span>;
  return (
    <button type="button" class="text-link" onClick={() => context.inspect(component)}>
      {component === part.what ? name : `${name}: ${names[component] ?? component}`}
    </button>
  );
}

function PlaceRow(props: {
  readonly place: Place;
  readonly won: boolean;
  readonly placed: boolean;
  readonly resigned: boolean;
  readonly counted: number;
  /** What decided between this place and one with the same score; whoever gave up is last by that. */
  readonly tieBreak: TieBreak | undefined;
  readonly setting: Setting;
}): JSX.Element {
  const { place, won, placed, resigned, counted, tieBreak, setting } = props;
  const whole = counted >= place.parts.length;
  const sum = place.parts.slice(0, counted).reduce((total, part) => total + part.by, 0);
  // What is not counted yet has its room already, so that nothing below moves away from under a finger.
  const shownIf = (known: boolean): string => (known ? "" : "uncounted");
  return (
    <li class={`place ${whole && won ? "place-first" : ""}`}>
      <p class="place-head">
        <SeatMark seat={place.seat} size={22} />
        <b>{seatTitle(setting, place.seat)}</b>
        <span class="soft">
          {placed && <span class={shownIf(whole)}>{t().place(place.rank)}</span>} {resigned && `(${t().resigned})`}
        </span>
        <strong class="place-score">{scoreText(whole ? place.score : sum)}</strong>
      </p>
      <ul class="place-parts">
        {place.parts.map((part, i) => (
          <li key={`${part.what}${i}`} class={shownIf(i < counted)}>
            <PartName part={part} setting={setting} />
            <b class={part.by < 0 ? "minus" : "plus"}>{signed(part.by)}</b>
            {part.cause.rule !== place.parts[i + 1]?.cause.rule && <RuleLink number={part.cause.rule} />}
          </li>
        ))}
        {tieBreak !== undefined && (
          <li class={`soft place-tie ${shownIf(whole)}`}>
            {matchTexts().tieBroken(say(setting.language, tieBreak.by))} <RuleLink number={tieBreak.rule} />
          </li>
        )}
      </ul>
    </li>
  );
}
