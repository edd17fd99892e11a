import { optionsThatMatter } from "@tabletown/kernel";
import type { JSX } from "preact";
import { optionText } from "../new-game/option-choices.tsx";
import { timeText } from "../part/time-text.ts";
import { said, texts } from "../people/text.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import type { OnlineMatch } from "./online-match.ts";
import { tOnline } from "./text/index.ts";

/** What was chosen for a table, so that nobody sits down to something else. */
export function ChosenTerms({ match }: { readonly match: OnlineMatch }): JSX.Element {
  const { options, time, visibility, accountsOnly, takebacks, onTimeout, agreedDraws, spectators, startWhenFull } =
    match.info.value;
  const words = match.inPlay.words(settings.value.language);
  const specs = optionsThatMatter(match.inPlay.title.optionSpecs, options);
  const chosen = specs.flatMap(({ name }): [string, string][] => {
    const value = options[name];
    return value === undefined ? [] : [[words.names[`option.${name}`] ?? name, optionText(words, name, value)]];
  });
  const terms: readonly (readonly [string, string])[] = [
    [t().timeControl, timeText(time)],
    ...(time.kind === "none" ? [] : [[tOnline().whenTimeIsOut, tOnline().timeouts[onTimeout]] as const]),
    [t().visibility, accountsOnly ? said(texts.accountsOnly) : tOnline().visibilities[visibility]],
    [tOnline().takebacks, tOnline().takebackTerms[takebacks ? "asked" : "free"]],
    [tOnline().sharing, tOnline().sharingTerms[agreedDraws ? "agreed" : "no"]],
    [tOnline().watching, tOnline().watchingTerm(spectators.allowed ? spectators.delay : undefined)],
    [tOnline().beginning, tOnline().startTerms[startWhenFull ? "full" : "host"]],
    ...chosen,
  ];
  return (
    <dl class="terms">
      {terms.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
