import { useSignal } from "@preact/signals";
import { preview, type Seat } from "@tabletown/kernel";
import { type BoardProps, type Choice, type Desk, DeskContext, IconButton, type Setting } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { SettingsDialog } from "../part/settings-dialog.tsx";
import { href } from "../route.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import { Announcer } from "./announcer.tsx";
import { Dock } from "./dock.tsx";
import { Ending } from "./ending.tsx";
import { Handover } from "./handover.tsx";
import { Inspector } from "./inspector.tsx";
import { RulesDialog, type RulesReaderProps } from "./rules-reader.tsx";
import { SidePanel } from "./side-panel.tsx";
import { onStage } from "./stage.ts";
import type { HintLine, TableModel } from "./table-model.ts";
import { TurnLine } from "./turn-line.tsx";
import { Weighed } from "./weighed.tsx";

export interface TableScreenProps {
  readonly model: TableModel;
  /** What stands above the board: a lesson's words, a lost connection. */
  readonly banner?: ComponentChildren;
  /** What replaces the dock, such as a replay's scrubber. It may open the standings once there are any. */
  readonly dock?: (openStandings: (() => void) | undefined) => ComponentChildren;
  readonly chat?: ComponentChildren;
  readonly menu?: ComponentChildren;
  readonly ending?: ComponentChildren;
  /** Nothing is announced and no standings open by themselves: somebody only looks on. */
  readonly quiet?: boolean;
}

/** The table: board, dock, panels and everything that opens over them. */
export function TableScreen(props: TableScreenProps): JSX.Element {
  const { model } = props;
  const { inPlay } = model;
  const { language } = settings.value;
  const frame = model.frame.value;
  const players = model.players.value;
  const words = inPlay.words(language);
  const name = (seat: Seat): string => players[seat]?.name ?? String(seat + 1);
  const proposed = useSignal<Choice | undefined>(undefined);
  /** A move of the list that is pointed at, or the best of a hint: the board marks it. */
  const glanced = useSignal<Choice | undefined>(undefined);
  const picked = useSignal<string | undefined>(undefined);
  const notice = useSignal<string | undefined>(undefined);
  const inspected = useSignal<string | undefined>(undefined);
  const rule = useSignal<Pick<RulesReaderProps, "number" | "search"> | undefined>(undefined);
  const explained = useSignal<number | undefined>(undefined);
  const panel = useSignal(false);
  const menu = useSignal(false);
  const hints = useSignal<readonly HintLine[] | "weighing" | undefined>(undefined);
  const ended = useSignal(props.quiet === true);
  const root = useRef<HTMLDivElement>(null);

  // A new position makes everything half chosen void, except what can still be done: others may choose at the same time.
  const seen = useRef(frame.seq);
  if (seen.current !== frame.seq) {
    seen.current = frame.seq;
    proposed.value = frame.choices.find(({ notation }) => notation === proposed.value?.notation);
    glanced.value = undefined;
    picked.value = undefined;
    notice.value = undefined;
    hints.value = undefined;
  }
  useEffect(() => {
    const letGo = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      proposed.value = undefined;
      picked.value = undefined;
    };
    addEventListener("keydown", letGo);
    return () => removeEventListener("keydown", letGo);
  }, [picked, proposed]);

  const choiceOf = (action: unknown): Choice | undefined => {
    const notation = inPlay.game.format(action);
    return frame.choices.find((choice) => choice.notation === notation);
  };
  const act = (choice: Choice): void => {
    proposed.value = undefined;
    picked.value = undefined;
    model.act(choice.notation);
  };
  const consequences = (action: unknown) => preview(inPlay.game, frame.view, frame.viewer ?? 0, action);
  const setting: Setting = { options: inPlay.game.options, table: inPlay.table, language, words, name };
  const board: BoardProps = {
    ...setting,
    view: frame.view,
    viewer: frame.viewer,
    seats: players.length,
    toAct: frame.toAct,
    choices: frame.choices,
    proposed: proposed.value ?? glanced.value,
    picked: picked.value,
    last: onStage.value,
    choose(action) {
      const choice = choiceOf(action);
      if (choice !== undefined) act(choice);
    },
    propose(action) {
      const choice = choiceOf(action);
      if (choice === undefined) return;
      notice.value = undefined;
      const lasting = settings.value.confirm === "lasting" && consequences(action).whole;
      if (lasting) act(choice);
      else proposed.value = choice;
    },
    pick(what) {
      picked.value = what;
    },
    refuse(reason) {
      proposed.value = undefined;
      notice.value = reason;
    },
    preview: consequences,
    inspect(component) {
      inspected.value = component;
    },
  };
  const desk: Desk = useMemo(
    () => ({
      language,
      words,
      history: model.history.value,
      name,
      openRule: (number) => {
        rule.value = { number };
      },
      inspect: (component) => {
        inspected.value = component;
      },
    }),
    [language, words, model.history.value, players],
  );
  const hint = async (): Promise<void> => {
    if (model.hint === undefined) return;
    panel.value = true;
    // Asked twice, the same answer: another search would only differ by chance.
    if (hints.value !== undefined) return;
    hints.value = "weighing";
    const { seq } = frame;
    const lines = await model.hint();
    if (model.frame.value.seq !== seq) return;
    hints.value = lines.length === 0 ? undefined : lines;
    glanced.value = frame.choices.find(({ notation }) => notation === lines[0]?.notation);
    if (lines.length === 0) notice.value = t().hintFailed;
  };
  const undo = (): void => {
    if (frame.free > 0) model.undo?.();
    else notice.value = t().cannotUndo;
  };
  const openStandings =
    frame.standing === undefined
      ? undefined
      : () => {
          ended.value = false;
        };
  const handover = model.handover?.value;
  if (handover !== undefined) {
    return <Handover seat={handover} name={name(handover)} onReady={() => model.takeOver?.()} />;
  }
  return (
    <DeskContext.Provider value={desk}>
      <div class="table" ref={root} data-seq={frame.seq}>
        <button type="button" class="skip" onClick={() => document.getElementById("table-board")?.focus()}>
          {t().skip}
        </button>
        <header class="table-head">
          <IconButton icon="back" label={t().leave} href={href()} />
          <h1 class="table-title">{words.title}</h1>
          <TurnLine model={model} name={name} />
          <div class="table-tools">
            {model.undo !== undefined && (
              <span class="only-wide">
                <IconButton icon="undo" label={t().undo} barred={frame.free === 0} onClick={undo} />
              </span>
            )}
            {model.hint !== undefined && (
              <IconButton icon="bulb" label={t().hint} disabled={frame.choices.length === 0} onClick={hint} />
            )}
            <IconButton
              icon="book"
              label={t().rules}
              onClick={() => {
                rule.value = {};
              }}
            />
            <span class="only-narrow">
              <IconButton
                icon="log"
                label={t().showPanel}
                expanded={panel.value}
                onClick={() => {
                  panel.value = !panel.value;
                }}
              />
            </span>
            <IconButton
              icon="menu"
              label={t().menu}
              onClick={() => {
                menu.value = true;
              }}
            />
          </div>
        </header>
        {props.banner}
        <main class="table-board" id="table-board" tabIndex={-1}>
          <inPlay.board.Board {...board} />
        </main>
        <SidePanel
          model={model}
          setting={setting}
          open={panel.value}
          hints={hints.value}
          chat={props.chat}
          onChoose={(choice) => {
            panel.value = false;
            board.propose(choice.action);
          }}
          onGlance={(choice) => {
            glanced.value = choice;
          }}
          onExplain={(seq) => {
            explained.value = seq;
          }}
          onClose={() => {
            panel.value = false;
          }}
        />
        {props.dock?.(openStandings) ?? (
          <Dock
            model={model}
            setting={setting}
            proposed={proposed.value}
            notice={notice.value}
            preview={consequences}
            onConfirm={act}
            onCancel={() => {
              proposed.value = undefined;
            }}
            onDismiss={() => {
              notice.value = undefined;
            }}
            onEnding={openStandings}
          />
        )}
        {!props.quiet && <Announcer model={model} setting={setting} notice={notice.value} />}
      </div>
      {inspected.value !== undefined && (
        <Inspector
          component={inspected.value}
          inPlay={inPlay}
          setting={setting}
          onRules={(search) => {
            inspected.value = undefined;
            rule.value = { search };
          }}
          onClose={() => {
            inspected.value = undefined;
          }}
        />
      )}
      {rule.value !== undefined && (
        <RulesDialog
          words={words}
          {...rule.value}
          onClose={() => {
            rule.value = undefined;
          }}
        />
      )}
      {explained.value !== undefined && (
        <Weighed
          model={model}
          setting={setting}
          seq={explained.value}
          onClose={() => {
            explained.value = undefined;
          }}
        />
      )}
      {menu.value && (
        <SettingsDialog
          onClose={() => {
            menu.value = false;
          }}
        >
          {props.menu}
        </SettingsDialog>
      )}
      {frame.standing !== undefined && !ended.value && (
        <Ending
          model={model}
          setting={setting}
          standing={frame.standing}
          onClose={() => {
            ended.value = true;
          }}
        >
          {props.ending}
        </Ending>
      )}
    </DeskContext.Provider>
  );
}
