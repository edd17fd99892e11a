import type { JSX } from "preact";
import { loadGame } from "../library.ts";
import { Failed, useArriving, Waiting } from "../part/lazily.tsx";
import { PageHead } from "../part/page-head.tsx";
import { settings } from "../settings.ts";
import { RulesReader } from "../table/rules-reader.tsx";
import { t } from "../text/index.ts";
import { ComponentList } from "./design.tsx";

export function Rules({ game, number }: { readonly game: string; readonly number?: string }): JSX.Element {
  const [progress, again] = useArriving(game, () => loadGame(game));
  if (progress.state === "waiting") return <Waiting />;
  if (progress.state === "failed") return <Failed again={again} />;
  const words = progress.value.title.words(settings.value.language);
  return (
    <div>
      <PageHead />
      <main class="page">
        <h1>{t().rulesOf(words.title)}</h1>
        <RulesReader words={words} {...(number !== undefined && { number })} />
        <h2>{t().components}</h2>
        <ComponentList loaded={progress.value} />
      </main>
    </div>
  );
}
