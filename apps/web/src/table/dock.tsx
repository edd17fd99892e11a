import type { Preview } from "@tabletown/kernel";
import { Button, type Choice, IconButton, RuleLink, type Setting } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../text/index.ts";
import { SinceLastTurn } from "./since-last-turn.tsx";
import type { TableModel } from "./table-model.ts";

export interface DockProps {
  readonly model: TableModel;
  readonly setting: Setting;
  readonly proposed: Choice | undefined;
  readonly notice: string | undefined;
  preview(action: unknown): Preview;
  onConfirm(choice: Choice): void;
  onCancel(): void;
  onDismiss(): void;
  readonly onEnding: (() => void) | undefined;
}

/** The edge of the table nearest to the player: what is asked, what a proposal brings, why something is refused. */
export function Dock(props: DockProps): JSX.Element {
  const { model, setting, proposed, notice } = props;
  const frame = model.frame.value;
  return (
    <section class={`dock ${proposed === undefined ? "" : "dock-open"}`} aria-label={t().whatYouCan}>
      {proposed !== undefined ? (
        <Proposal {...props} proposed={proposed} />
      ) : notice !== undefined ? (
        <div class="dock-row">
          <p class="dock-notice" role="alert">
            {notice}
          </p>
          <IconButton icon="close" label={t().inspectClose} onClick={props.onDismiss} />
        </div>
      ) : (
        <>
          <SinceLastTurn model={model} setting={setting} />
          <div class="dock-row">
            <p class="dock-prompt">{promptOf(props)}</p>
            {props.onEnding !== undefined && (
              <Button kind="main" onClick={props.onEnding}>
                {t().standings}
              </Button>
            )}
            {frame.free > 0 && (
              <Button icon="undo" onClick={() => model.undo?.()}>
                {t().undo}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

function promptOf({ model, setting }: DockProps): string {
  const { toAct, viewer, view } = model.frame.value;
  if (toAct.length === 0) return t().gameOver;
  const thinking = model.thinking.value;
  if (thinking !== undefined) return t().thinking(setting.name(thinking));
  if (viewer !== undefined && toAct.includes(viewer)) return model.inPlay.board.prompt(view, setting);
  return t().waitingFor(toAct.map(setting.name).join(", "));
}

function Proposal(props: DockProps & { readonly proposed: Choice }): JSX.Element {
  const { proposed, setting, preview, onConfirm, onCancel } = props;
  const confirm = useRef<HTMLDivElement>(null);
  useEffect(() => {
    confirm.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [proposed.notation]);
  const { events, whole } = preview(proposed.action);
  return (
    <div class="proposal">
      <div class="proposal-what">
        <h2>{proposed.text}</h2>
        {events.length > 0 && (
          <ul class="consequences" aria-label={t().consequences}>
            {events.map((event, i) => (
              <li key={`${event.what}${i}`}>
                {setting.words.event(event, setting.name)} <RuleLink number={event.cause.rule} />
              </li>
            ))}
          </ul>
        )}
        {!whole && <p class="soft small">{events.length === 0 ? t().nothingCertain : t().uncertain}</p>}
      </div>
      <div class="proposal-buttons" ref={confirm}>
        <Button kind="main" icon="check" onClick={() => onConfirm(proposed)}>
          {t().confirm}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t().cancel}
        </Button>
      </div>
    </div>
  );
}
