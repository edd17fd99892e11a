import type { Signal } from "@preact/signals";
import { Icon, type IconName } from "@tabletown/ui";
import type { JSX } from "preact";
import { t } from "../text/index.ts";
import { WAYS, type Way } from "./draft.ts";

/** Against whom, and where. */
export function WayChoice({ way }: { readonly way: Signal<Way> }): JSX.Element {
  const looks: Record<Way, readonly [IconName, title: string, hint: string]> = {
    bots: ["robot", t().againstBots, t().againstBotsHint],
    screen: ["phone", t().oneScreen, t().oneScreenHint],
    online: ["link", t().online, t().onlineHint],
  };
  return (
    <fieldset class="ways">
      <legend class="unseen">{t().play}</legend>
      {WAYS.map((each) => {
        const [icon, title, hint] = looks[each];
        return (
          <label key={each} class="way">
            <input
              type="radio"
              name="way"
              checked={way.value === each}
              onChange={() => {
                way.value = each;
              }}
            />
            <span class="way-face">
              <Icon name={icon} size={26} />
              <b>{title}</b>
              <span class="small soft">{hint}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
