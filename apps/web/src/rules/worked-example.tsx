import { useSignal } from "@preact/signals";
import { eventsFor, quickChance, scripted, step } from "@tabletown/kernel";
import { Button, type GuideExample, type Moment, movesOfStep, RuleLink, type Script, say } from "@tabletown/ui";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { type InPlay, inPlay, type LoadedGame } from "../library.ts";
import { settingOf } from "../part/setting.ts";
import { toldOf } from "../part/turns.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import { rulesTexts } from "./text.ts";

/** A position of an example, as the one who moves sees it, and the move that led there. */
interface Shown {
  readonly view: unknown;
  readonly moment: Moment | undefined;
}

/** A rule at work: the game's own board, move by move. It is played only when somebody opens it. */
export function WorkedExample(props: { readonly example: GuideExample; readonly loaded: LoadedGame }): JSX.Element {
  const { example, loaded } = props;
  const open = useSignal(false);
  return (
    <details
      class="example"
      onToggle={({ currentTarget }) => {
        open.value = currentTarget.open;
      }}
    >
      <summary>
        {rulesTexts().example}: {say(settings.value.language, example.title)}
      </summary>
      {open.value && <Steps example={example} loaded={loaded} />}
    </details>
  );
}

function Steps({ example, loaded }: { readonly example: GuideExample; readonly loaded: LoadedGame }): JSX.Element {
  const index = useSignal(0);
  const played = useMemo(() => play(example, loaded), [example, loaded]);
  const names = t().botPlayerNames;
  const seats = played.script.seats;
  const players = useSignal(Array.from({ length: seats }, (_, seat) => ({ name: names[seat] ?? "", mine: false })));
  const setting = settingOf({ inPlay: played.inPlay, players });
  const shown = played.shown[index.value] as Shown;
  const last = played.shown.length - 1;
  const { Board } = loaded.board;
  const nothing = (): void => undefined;
  return (
    <div class="example-body">
      <div class="example-head">
        <ol class="example-told" start={1} aria-live="polite">
          {shown.moment === undefined ? (
            <li class="soft">{rulesTexts().exampleStart}</li>
          ) : (
            toldOf(shown.moment).map((event, i) => (
              <li key={`${event.what}${i}`}>
                {setting.words.event(event, setting.name, setting.you)} <RuleLink number={event.cause.rule} />
              </li>
            ))
          )}
        </ol>
        <div class="button-row example-steps">
          <Button icon="back" disabled={index.value === 0} onClick={() => index.value--}>
            {t().previous}
          </Button>
          <span class="soft">{t().lessonStep(index.value + 1, last + 1)}</span>
          <Button icon="forward" kind="main" disabled={index.value === last} onClick={() => index.value++}>
            {t().next}
          </Button>
        </div>
      </div>
      {/* A picture: nothing in it can be done. */}
      <div class="example-board as-drawn" inert aria-hidden="true">
        <Board
          {...setting}
          view={shown.view}
          viewer={played.viewer}
          seats={seats}
          toAct={[]}
          choices={[]}
          proposed={undefined}
          picked={undefined}
          last={shown.moment}
          choose={nothing}
          propose={nothing}
          pick={nothing}
          refuse={nothing}
          preview={() => ({ events: [], whole: true })}
          inspect={nothing}
        />
      </div>
    </div>
  );
}

interface Played {
  readonly inPlay: InPlay;
  readonly script: Script;
  readonly viewer: number;
  readonly shown: readonly Shown[];
}

/** Plays the moves before the example, and keeps every position from there to its end. */
function play({ script: own, from, to }: GuideExample, loaded: LoadedGame): Played {
  const script = own ?? scriptOf(loaded);
  const chosen = inPlay(loaded, script.options);
  if (!chosen.ok) throw new Error(chosen.problem);
  const { game } = chosen.value;
  const viewer = script.moves[from]?.seat ?? 0;
  let state = game.setup(script.seats, quickChance(script.seed));
  const shown: Shown[] = [];
  for (const [index, { seat, move, draws = [] }] of script.moves.slice(0, to + 1).entries()) {
    if (index === from) shown.push({ view: game.view(state, viewer), moment: undefined });
    const made = step(game, state, seat, move, scripted(draws));
    if (!made.ok) throw new Error(`an example cannot make the move "${move}": ${made.problem}`);
    state = made.value.state;
    const moment = { seq: index + 1, seat, events: eventsFor(made.value.events, viewer) };
    if (index >= from) shown.push({ view: game.view(state, viewer), moment });
  }
  return { inPlay: chosen.value, script, viewer, shown };
}

/** The moves of the lesson, without what it says. */
function scriptOf({ board: { lesson } }: LoadedGame): Script {
  if (lesson === undefined) throw new Error("an example without moves, and no lesson to take them from");
  const { seats, options, seed, steps } = lesson;
  return { seats, options, seed, moves: steps.flatMap(movesOfStep) };
}
