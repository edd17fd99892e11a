import type { Standing } from "@tabletown/kernel";
import type { JSX } from "preact";
import { inPlay, loadGame } from "../library.ts";
import { scoreText } from "../part/figures.ts";
import { useLoading } from "../part/loading.tsx";
import { href } from "../route.ts";
import { settings } from "../settings.ts";
import { GameTitle } from "./game-title.tsx";
import { profileTexts } from "./profile-text.ts";
import { dated, said } from "./text.ts";

/** The best result at a game, and where it can be seen again, if it can. */
export interface Best {
  readonly game: string;
  readonly replay?: string;
  readonly score: number;
  readonly ended: number;
  /** Alone: what decides about titles. */
  readonly alone?: { readonly options: unknown; readonly standing: Standing; readonly table?: unknown };
}

export function Bests({ bests }: { readonly bests: readonly Best[] }): JSX.Element | null {
  if (bests.length === 0) return null;
  return (
    <section class="profile-card" aria-label={said(profileTexts.bests)}>
      <h2>{said(profileTexts.bests)}</h2>
      <ul class="bests">
        {bests.map((best) => (
          <li key={`${best.game}${best.alone === undefined}`}>
            {best.replay === undefined ? (
              <span>
                <BestScore best={best} />
              </span>
            ) : (
              <a href={href("replay", best.replay)}>
                <BestScore best={best} />
              </a>
            )}
            {best.alone !== undefined && <TitleEarned game={best.game} alone={best.alone} />}
            <span class="small soft">{dated(best.ended)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BestScore({ best: { game, alone, score } }: { readonly best: Best }): JSX.Element {
  return (
    <>
      <GameTitle game={game} />
      {alone !== undefined && ` (${said(profileTexts.alone)})`}: <b>{scoreText(score)}</b>
    </>
  );
}

/** What somebody alone has achieved, in the game's own words. */
function TitleEarned({
  game,
  alone,
}: {
  readonly game: string;
  readonly alone: NonNullable<Best["alone"]>;
}): JSX.Element | null {
  const { language } = settings.value;
  const [loading] = useLoading(`${game}.${language}.${alone.standing[0]?.score}`, async () => {
    const loaded = await loadGame(game);
    const chosen = inPlay(loaded, alone.options, alone.table);
    if (!chosen.ok) return undefined;
    const { table, board } = chosen.value;
    const words = chosen.value.words(language);
    const setting = { options: chosen.value.game.options, table, language, words, name: () => settings.value.name };
    return board.verdict?.(alone.standing, setting)?.headline;
  });
  if (loading.state !== "loaded" || loading.value === undefined) return null;
  return <span class="best-title">{loading.value}</span>;
}
