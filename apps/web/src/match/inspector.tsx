import { capital } from "@tabletown/kernel";
import { Button, Dialog, type Setting } from "@tabletown/ui";
import type { JSX } from "preact";
import type { InPlay } from "../library.ts";
import { leastSureFirst, SourcesLegend } from "../part/sources-legend.tsx";
import { href } from "../route.ts";
import { t } from "../text/index.ts";

/** One component, large: its drawing, what it does, how sure its values are. */
export function Inspector(props: {
  readonly component: string;
  readonly inPlay: InPlay;
  readonly setting: Setting;
  /** Opens the rules, searched for something. */
  onRules(search: string): void;
  onClose(): void;
}): JSX.Element {
  const { component, inPlay, setting, onRules, onClose } = props;
  const name = setting.words.names[component] ?? component;
  const spoken = setting.words.rules.some(({ text }) => text.includes(name));
  const kinds = leastSureFirst(Object.values(inPlay.title.components.provenance(inPlay.table, component)));
  return (
    <Dialog title={capital(name)} onClose={onClose}>
      <div class="inspector">
        <div class="inspector-picture as-drawn">
          <inPlay.board.Picture component={component} setting={setting} />
        </div>
        <div class="inspector-text">
          {!inPlay.board.wordedPictures && <p>{setting.words.effect(component)}</p>}
          {kinds.length > 0 && (
            <div class="small soft">
              <p>{t().provenance}:</p>
              <SourcesLegend sources={kinds} />
            </div>
          )}
          {inPlay.title.components.schema !== undefined && kinds.length > 0 && (
            <Button icon="layers" href={href("workshop", inPlay.id, component)}>
              {t().correctIt}
            </Button>
          )}
          <Button icon="book" onClick={() => onRules(spoken ? name : "")}>
            {t().rules}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
