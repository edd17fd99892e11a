import type { JSX } from "preact";
import { loadGame } from "../library.ts";
import { drawingSetting } from "../part/drawing-setting.ts";
import { FailedPage, LoadingPage, useLoading } from "../part/loading.tsx";
import { PageHead } from "../part/page-head.tsx";
import { titleText } from "../part/use-title.ts";
import { PrintSheet } from "../rules/print-sheet.tsx";
import { RulesReader } from "../rules/rules-reader.tsx";
import { rulesTexts } from "../rules/text.ts";
import { t } from "../text/index.ts";

/** The rules of a game, at one of them if it is named; `print` names the page to print. */
export function Rules({ game, number }: { readonly game: string; readonly number?: string }): JSX.Element {
  const [loading, retry] = useLoading(game, () => loadGame(game));
  if (loading.state === "loading") return <LoadingPage />;
  if (loading.state === "failed") return <FailedPage retry={retry} text={t().gameFailed(game)} />;
  const loaded = loading.value;
  const printed = number === "print" ? loaded.board.guide : undefined;
  const setting = drawingSetting(loaded, loaded.title.components.standard);
  return (
    <div>
      <PageHead title={titleText(t().rulesOf(setting.words.title), printed !== undefined && rulesTexts().onePage)} />
      <main class="page">
        {printed !== undefined ? (
          <PrintSheet game={game} setting={setting} guide={printed} />
        ) : (
          <>
            <h1>{t().rulesOf(setting.words.title)}</h1>
            <RulesReader loaded={loaded} setting={setting} components {...(number !== undefined && { number })} />
          </>
        )}
      </main>
    </div>
  );
}
