import { figure, LANGUAGES, type Language, type Texts } from "@tabletown/kernel";
import type { MatchResult } from "@tabletown/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { PICTURE, resultPicture, type ShownPlace } from "../pictures/result-picture.ts";
import { outdatedMatch } from "../records/outdated-record.ts";
import { isOver } from "../rooms/match-state.ts";
import type { Services } from "../services.ts";
import type { SeatState } from "../stores/entry.ts";
import { VERSION } from "../version.ts";
import { allAllowed, countsByAddress } from "./allowances.ts";
import { clientAddress } from "./client-address.ts";
import { isKnown, sendProblem, sendRefusal } from "./register.ts";
import { isShareKey } from "./share-key.ts";

interface SharedMatch {
  readonly address: string;
  readonly language: Language;
  readonly title: string;
  readonly players: readonly string[];
  /** None where the match was closed before its end. */
  readonly places: readonly ShownPlace[];
}

interface MatchEnd extends Pick<MatchResult, "places"> {
  readonly game: string;
  readonly seats: readonly SeatState[];
}

/**
 * What is behind the link to a finished match: a page that messengers read for its picture, and that leads people on to
 * the replay. Only who has the key finds anything.
 */
export function serveSharedMatches(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { shared: string } }>("/m/:shared", async (request, reply) => {
    const isPicture = request.params.shared.endsWith(".png");
    const limit = isPicture ? "heavy" : "read";
    const from = clientAddress(request.raw, services.config.trustProxy);
    const counts = countsByAddress(services.config.limits, { limit, method: "GET" }, from);
    const allowed = await allAllowed(services.throttle, counts);
    if (!allowed) return sendRefusal(services, request, reply, { code: "too-fast" }, limit);
    const found = await find(services, request);
    if (found === undefined) return sendProblem(request, reply, { code: "unknown-match" });
    // Names go with the accounts of those who bore them: nobody keeps a page or a picture without asking.
    if (isKnown(request, reply, JSON.stringify([VERSION, isPicture, found]))) return reply.code(304).send();
    if (!isPicture) return reply.type("text/html; charset=utf-8").send(pageOf(found));
    return reply.type("image/png").send(resultPicture(found.title, "Tabletown", found.places));
  });
}

/** How a match ended; also of one whose rules are no longer known. */
async function endOf(services: Services, match: string): Promise<MatchEnd | undefined> {
  const room = await services.rooms.get(match);
  if (room.ok) {
    const { row, state } = room.value;
    if (!isOver(state) || state.result === undefined) return undefined;
    return { game: row.game, seats: state.seats, places: state.result.places };
  }
  if (room.problem.code !== "other-rules") return undefined;
  const outdated = await outdatedMatch(services, match, { shared: true });
  if (!outdated.ok) return undefined;
  const { row, seats, result } = outdated.value;
  return { game: row.game, seats, places: result.places };
}

async function find(
  services: Services,
  request: FastifyRequest<{ Params: { shared: string } }>,
): Promise<SharedMatch | undefined> {
  const [, match = "", key = ""] = /^([0-9a-z]{6,32})-([0-9a-f]+)(\.png)?$/.exec(request.params.shared) ?? [];
  if (match === "" || !isShareKey(services.secrets, match, key)) return undefined;
  const end = await endOf(services, match);
  if (end === undefined) return undefined;
  const asked = String((request.query as { l?: unknown }).l ?? "");
  const language = LANGUAGES.find((each) => each === asked) ?? "en";
  const title = await services.games.title(end.game);
  const base = services.config.publicUrl ?? `${request.protocol}://${request.headers.host ?? ""}`;
  return {
    address: `${base.replace(/\/$/, "")}/m/${match}-${key}`,
    language,
    title: title.ok ? title.value.words(language).title : end.game,
    players: end.seats.map((seat) => nameOf(seat, language)),
    places: end.places.map(({ seat, rank, score }) => ({
      seat,
      rank,
      score,
      name: nameOf(end.seats[seat], language),
    })),
  };
}

const BOT: Texts = { en: "Bot", pl: "Bot", ru: "Бот" };

function nameOf(seat: { readonly name: string; readonly person?: string } | undefined, language: Language): string {
  return seat?.person === undefined ? BOT[language] : seat.name;
}

function pageOf({ address, language, title, players, places }: SharedMatch): string {
  const [, shared = ""] = /\/m\/(.*)$/.exec(address) ?? [];
  const ranked = places.map(({ rank, name, score }) => `${rank}. ${name} ${figure(language, score)}`);
  const described = (ranked.length > 0 ? ranked : players).join(" · ");
  const replay = `/#/replay/shared-${shared}`;
  const tags: readonly (readonly [string, string])[] = [
    ["og:type", "website"],
    ["og:site_name", "Tabletown"],
    ["og:title", title],
    ["og:description", described],
    ["og:url", `${address}?l=${language}`],
    ["og:image", `${address}.png?l=${language}`],
    ["og:image:type", "image/png"],
    ["og:image:width", String(PICTURE.width)],
    ["og:image:height", String(PICTURE.height)],
    ["og:image:alt", `${title}: ${described}`],
    ["twitter:card", "summary_large_image"],
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${escaped(title)} – Tabletown</title>
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${escaped(replay)}">
${tags.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`).join("\n")}
</head>
<body><h1><a href="${escaped(replay)}">${escaped(title)}</a></h1><p>${escaped(described)}</p></body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
