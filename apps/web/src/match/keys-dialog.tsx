import { Dialog } from "@tabletown/ui";
import type { JSX } from "preact";
import { change, settings } from "../settings.ts";
import { KEYS, type KeyName } from "./keys.ts";
import { matchTexts } from "./text/index.ts";

/** Every key of the table and what it does. */
export function KeysDialog({ onClose }: { onClose(): void }): JSX.Element {
  const { keys, keyNames, keysOn, keysHint } = matchTexts();
  const letters = (Object.keys(KEYS) as KeyName[]).map((name) => [name, KEYS[name].replace("Key", "")] as const);
  const [main, ...others] = letters;
  const rows: readonly (readonly [keyof typeof keyNames, string])[] = [
    ...(main === undefined ? [] : [main]),
    ["first", "Tab"],
    ["back", "Esc"],
    ...others,
    ["keys", "?"],
  ];
  return (
    <Dialog title={keys} onClose={onClose}>
      <dl class="keys">
        {rows.map(([name, key]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{keyNames[name]}</dd>
          </div>
        ))}
      </dl>
      <label class="check">
        <input
          type="checkbox"
          checked={settings.value.keys}
          onChange={({ currentTarget }) => change({ keys: currentTarget.checked })}
        />
        <span>{keysOn}</span>
      </label>
      <p class="small soft">{keysHint}</p>
    </Dialog>
  );
}
