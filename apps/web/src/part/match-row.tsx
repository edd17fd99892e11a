import { Icon, SeatMark, say } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { knownCover, loadCover, type PackLabel } from "../library.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import { when } from "./figures.ts";
import { useLoading } from "./loading.tsx";
import { packText } from "./pack-text.ts";

interface MatchRowProps {
  readonly game: string;
  readonly link: string;
  /** What tells it apart from others of the same match. */
  readonly about?: string | undefined;
  /** The seat whose turn it is, and what is said about it. */
  readonly next: number | undefined;
  readonly turn: string;
  readonly names: readonly string[];
  readonly updated: number;
  /** The pack that it is played with. */
  readonly pack: PackLabel | undefined;
  /** What can be done with the match, apart from opening it; it is told the name of the game. */
  tools?(title: string): ComponentChildren;
}

/** A match in a list: its game, whose turn it is, who plays. */
export function MatchRow(props: MatchRowProps): JSX.Element {
  const { game, link, about, next, turn, names, updated, pack, tools } = props;
  const [loading] = useLoading(game, () => loadCover(game), knownCover(game));
  const cover = loading.state === "loaded" ? loading.value : undefined;
  const title = cover === undefined ? game : say(settings.value.language, cover.title);
  return (
    <li class="save">
      <a href={link} class="save-link">
        <span class="save-picture">{cover?.Picture !== undefined && <cover.Picture />}</span>
        <span class="save-text">
          <b>{title}</b>
          {about !== undefined && <span class="small">{about}</span>}
          <span class="small">
            {next !== undefined && <SeatMark seat={next} size={13} />} {turn}
          </span>
          <span class="small soft">
            <bdi>{names.join(", ")}</bdi>
            {"\u00a0· "}
            {when(updated)}
          </span>
          {pack !== undefined && (
            <span class="small save-pack">
              <Icon name="layers" size={16} /> {t().packInUse}: {packText(pack)}
            </span>
          )}
        </span>
      </a>
      {tools?.(title)}
    </li>
  );
}
