import type { JSX } from "preact";
import { loadGame } from "../library.ts";
import { RulesReader } from "../match/rules-reader.tsx";
import { ComponentList } from "../part/component-list.tsx";
import { FailedPage, LoadingPage, useLoading } from "../part/loading.tsx";
import { PageHead } from "../part/page-head.tsx";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";

export function Rules({ game, number }: { readonly game: string; readonly number?: string }): JSX.Element {
  const [loading, retry] = useLoading(game, () => loadGame(game));
  if (loading.state === "loading") return <LoadingPage />;
  if (loading.state === "failed") return <FailedPage retry={retry} text={t().gameFailed(game)} />;
  const words = loading.value.title.words(settings.value.language);
  return (
    <div>
      <PageHead />
      <main class="page">
        <h1>{t().rulesOf(words.title)}</h1>
        <RulesReader words={words} {...(number !== undefined && { number })} />
        <ComponentList loaded={loading.value} title={t().components} />
      </main>
    </div>
  );
}
