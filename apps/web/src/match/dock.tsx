import { capital, type Preview } from "@tabletown/kernel";
import { Button, type Choice, IconButton, type Outlook, RuleLink, type Setting } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useId, useMemo, useRef } from "preact/hooks";
import { t } from "../text/index.ts";
import { keepChosenInSight } from "./anchor.ts";
import { useKeptFocus } from "./focus.ts";
import { takeBack } from "./key-actions.ts";
import type { MatchModel } from "./match-model.ts";
import type { Selection } from "./selection.ts";
import { SinceLastTurn } from "./since-last-turn.tsx";
import { matchTexts } from "./text/index.ts";

interface DockProps {
  readonly model: MatchModel;
  readonly setting: Setting;
  readonly selection: Selection;
  /** Opens the standings, once there are any. */
  readonly onStandings: (() => void) | undefined;
  preview(action: unknown): Preview;
  onConfirm(choice: Choice): void;
}

/** The edge of the table nearest to the player: what is asked, what a proposal brings, why something is refused. */
export function Dock(props: DockProps): JSX.Element {
  const { proposed, notice } = props.selection;
  return (
    <section class={`dock dock-turn ${proposed.value === undefined ? "" : "dock-open"}`} aria-label={t().whatYouCan}>
      {proposed.value !== undefined ? (
        <Proposal {...props} proposed={proposed.value} />
      ) : notice.value !== undefined ? (
        <Notice notice={notice.value} selection={props.selection} />
      ) : (
        <Prompt {...props} />
      )}
    </section>
  );
}

function Notice({ notice, selection }: { readonly notice: string; readonly selection: Selection }): JSX.Element {
  const dismiss = (): void => {
    selection.notice.value = undefined;
  };
  useKeptFocus();
  return (
    <div class="dock-row">
      <p class="dock-notice" role="alert">
        {notice}
      </p>
      <IconButton icon="close" label={t().inspectClose} onClick={dismiss} />
    </div>
  );
}

function Prompt(props: DockProps): JSX.Element {
  const { model, setting, onStandings } = props;
  const next = model.nextTable?.value;
  return (
    <>
      <SinceLastTurn model={model} setting={setting} />
      <div class="dock-row">
        <p class="dock-prompt">{promptOf(props)}</p>
        {onStandings !== undefined && (
          <Button kind="main" onClick={onStandings}>
            {t().standings}
          </Button>
        )}
        {model.frame.value.free > 0 && (
          <Button icon="undo" onClick={() => takeBack(model)}>
            {t().undo}
          </Button>
        )}
        {next !== undefined && (
          <Button icon="forward" href={next.link}>
            {next.text}
          </Button>
        )}
        {model.skip !== undefined && model.thinking.value !== undefined && <SkipButton skip={() => model.skip?.()} />}
      </div>
    </>
  );
}

/** The last in its row, so that nothing that goes beside it moves it from under a finger. */
function SkipButton({ skip }: { skip(): void }): JSX.Element {
  useKeptFocus();
  return (
    <Button kind="main" icon="last" onClick={skip}>
      {matchTexts().skipMoves}
    </Button>
  );
}

function promptOf({ model, setting }: Pick<DockProps, "model" | "setting">): string {
  const { toAct, viewer, view } = model.frame.value;
  if (toAct.length === 0) return t().gameOver;
  const thinking = model.thinking.value;
  if (thinking !== undefined) return t().thinking(setting.name(thinking));
  if (viewer !== undefined && toAct.includes(viewer)) {
    return model.heldUp?.value ?? model.inPlay.board.prompt(view, setting);
  }
  return t().waitingFor(toAct.map(setting.name).join(", "));
}

function Proposal(props: DockProps & { readonly proposed: Choice }): JSX.Element {
  const { model, proposed, setting, selection, preview, onConfirm } = props;
  const cancel = (): void => {
    selection.proposed.value = undefined;
  };
  const confirm = useRef<HTMLDivElement>(null);
  useKeptFocus();
  useEffect(() => {
    confirm.current?.querySelector("button")?.focus({ preventScroll: true });
    return keepChosenInSight();
  }, [proposed.notation]);
  // Several moves may be tried out for it; whatever else changes at the table, it stays.
  const { events, whole } = useMemo(() => preview(proposed.action), [proposed.notation, model.frame.value]);
  const { board } = model.inPlay;
  const played = board.played?.(proposed.action, model.frame.value.view, setting);
  const effect = played === undefined ? "" : setting.words.effect(played);
  const trigger = played === undefined ? undefined : board.trigger?.(played, setting);
  const outlook = board.outlook?.(proposed.action, model.frame.value.view, setting);
  const id = useId();
  const told = events.map((_, i) => `${id}-${i}`);
  return (
    <div class="proposal">
      <div class="proposal-what">
        <h2 id={id}>{proposed.text}</h2>
        {effect !== "" && (
          <p class="proposal-does">
            <b>{capital(setting.words.names[played ?? ""] ?? "")}:</b> {trigger} {effect}
          </p>
        )}
        {events.length > 0 && (
          <ul class="consequences" aria-label={t().consequences}>
            {events.map((event, i) => (
              <li key={`${event.what}${i}`}>
                <span id={told[i]}>{setting.words.event(event, setting.name, setting.you)}</span>{" "}
                <RuleLink number={event.cause.rule} />
              </li>
            ))}
          </ul>
        )}
        {outlook !== undefined && <OutlookList id={`${id}-outlook`} outlook={outlook} />}
        {!whole && (
          <p id={`${id}-rest`} class="soft small">
            {events.length === 0 ? t().nothingCertain : t().uncertain}
          </p>
        )}
      </div>
      <div class="proposal-buttons" ref={confirm}>
        {/* The focus comes here at once: whoever listens hears with it what the move is and brings. */}
        <Button
          kind="main"
          icon="check"
          describedBy={[id, ...told, `${id}-outlook`, `${id}-rest`].join(" ")}
          onClick={() => onConfirm(proposed)}
        >
          {board.confirmation?.(events, setting) ?? t().confirm}
        </Button>
        <Button kind="quiet" onClick={cancel}>
          {t().cancel}
        </Button>
      </div>
    </div>
  );
}

function OutlookList({ id, outlook }: { readonly id: string; readonly outlook: Outlook }): JSX.Element {
  return (
    <div id={id} class="outlook">
      <p class="soft small">{outlook.title}</p>
      <ul class="consequences">
        {outlook.lines.map(({ text, good, bad }) => (
          <li key={text} class={good ? "plus" : bad ? "minus" : ""}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
