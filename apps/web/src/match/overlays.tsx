import { type Signal, useSignal } from "@preact/signals";
import { Part, type PartQueue, PartsContext, type Setting } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { RulesDialog, type RulesReaderProps } from "../rules/rules-reader.tsx";
import { CloseUps } from "./close-ups.tsx";
import { Ending } from "./ending.tsx";
import { Explanation } from "./explanation.tsx";
import { Inspector } from "./inspector.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import type { MatchModel } from "./match-model.ts";
import { Menu, type MenuContent } from "./menu.tsx";
import { SignsDialog } from "./signs-dialog.tsx";
import { SourcesDialog } from "./sources-note.tsx";

/** What is open over the table, if anything. */
export interface Overlays {
  /** The component that is looked at closely. */
  readonly component: Signal<string | undefined>;
  /** Components that are held beside each other, at most two. */
  readonly compared: Signal<readonly string[]>;
  readonly rules: Signal<Pick<RulesReaderProps, "number" | "search"> | undefined>;
  /** The move of which it is told what was weighed. */
  readonly explained: Signal<number | undefined>;
  readonly menu: Signal<boolean>;
  /** Whether the list of keys is open. */
  readonly keys: Signal<boolean>;
  /** Whether it is told what the signs of sources mean. */
  readonly sources: Signal<boolean>;
  /** Whether the list of all signs is open. */
  readonly signs: Signal<boolean>;
  /** Whether the standings may be seen, once there are any. */
  readonly standings: Signal<boolean>;
}

export function useOverlays(standings: boolean): Overlays {
  return {
    component: useSignal<string | undefined>(undefined),
    compared: useSignal<readonly string[]>([]),
    rules: useSignal<Pick<RulesReaderProps, "number" | "search"> | undefined>(undefined),
    explained: useSignal<number | undefined>(undefined),
    menu: useSignal(false),
    keys: useSignal(false),
    sources: useSignal(false),
    signs: useSignal(false),
    standings: useSignal(standings),
  };
}

interface OverlaysProps {
  readonly model: MatchModel;
  readonly setting: Setting;
  readonly overlays: Overlays;
  /** Given where the board comes part by part. */
  readonly parts: PartQueue | undefined;
  readonly menu: MenuContent | undefined;
  readonly ending: ComponentChildren;
  readonly aboveResult: ComponentChildren;
}

export function OpenOverlays(props: OverlaysProps): JSX.Element {
  const { model, setting, overlays, parts, menu, ending, aboveResult } = props;
  const { component, rules, explained, standings } = overlays;
  const { standing } = model.frame.value;
  return (
    <>
      <CloseUps inPlay={model.inPlay} setting={setting} compared={overlays.compared} />
      {component.value !== undefined && (
        <Inspector
          component={component.value}
          inPlay={model.inPlay}
          setting={setting}
          onRules={(search) => {
            component.value = undefined;
            rules.value = { search };
          }}
          onClose={closing(component)}
        />
      )}
      {rules.value !== undefined && (
        <RulesDialog loaded={model.inPlay} setting={setting} {...rules.value} onClose={closing(rules)} />
      )}
      {explained.value !== undefined && (
        <Explanation model={model} setting={setting} seq={explained.value} onClose={closing(explained)} />
      )}
      {overlays.menu.value && <Menu {...{ model, overlays }} content={menu} />}
      {overlays.sources.value && (
        <SourcesDialog inPlay={model.inPlay} setting={setting} onClose={() => turn(overlays.sources, false)} />
      )}
      {overlays.signs.value && (
        <SignsDialog inPlay={model.inPlay} setting={setting} onClose={() => turn(overlays.signs, false)} />
      )}
      {overlays.keys.value && <KeysDialog onClose={() => turn(overlays.keys, false)} />}
      {standing !== undefined && standings.value && (
        <PartsContext.Provider value={parts}>
          <Part>
            <Ending {...{ model, setting, standing, aboveResult }} onClose={() => turn(standings, false)}>
              {ending}
            </Ending>
          </Part>
        </PartsContext.Provider>
      )}
    </>
  );
}

function closing<T>(signal: Signal<T | undefined>): () => void {
  return () => {
    signal.value = undefined;
  };
}

function turn(signal: Signal<boolean>, on: boolean): void {
  signal.value = on;
}
