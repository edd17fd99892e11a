import { LANGUAGES, type Language } from "@tabletown/kernel";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { PICTURE, resultPicture, type ShownPlace } from "../pictures/result-picture.ts";
import { isOver } from "../rooms/match-state.ts";
import type { Services } from "../services.ts";
import { clientAddress, networkOf } from "./client-address.ts";
import { sendProblem } from "./register.ts";
import { isShareKey } from "./share-key.ts";

const A_DAY = 86_400;

interface SharedMatch {
  readonly address: string;
  readonly language: Language;
  readonly title: string;
  readonly places: readonly ShownPlace[];
}

/**
 * What is behind the link to a finished match: a page that messengers read for its picture, and that leads people on to
 * the replay. Only who has the key finds anything.
 */
export function serveSharedMatches(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { shared: string } }>("/m/:shared", async (request, reply) => {
    const isPicture = request.params.shared.endsWith(".png");
    const found = (await mayAsk(services, request, isPicture)) ? await find(services, request) : undefined;
    if (found === undefined) return sendProblem(request, reply, { code: "unknown-match" });
    reply.header("cache-control", `public, max-age=${A_DAY}`);
    if (!isPicture) return reply.type("text/html; charset=utf-8").send(pageOf(found));
    return reply.type("image/png").send(resultPicture(found.title, "Tabletown", found.places));
  });
}

function mayAsk({ config, pace }: Services, { raw }: FastifyRequest, picture: boolean): Promise<boolean> {
  const limit = picture ? "heavy" : "read";
  return pace.allows(`${limit} ${networkOf(clientAddress(raw, config.trustProxy))}`, config.limits[limit]);
}

async function find(
  { secrets, rooms, games, config }: Services,
  request: FastifyRequest<{ Params: { shared: string } }>,
): Promise<SharedMatch | undefined> {
  const [, match = "", key = ""] = /^([0-9a-z]{6,32})-([0-9a-f]+)(\.png)?$/.exec(request.params.shared) ?? [];
  if (match === "" || !isShareKey(secrets, match, key)) return undefined;
  const room = await rooms.get(match);
  const result = room.ok ? room.value.state.result : undefined;
  if (!room.ok || !isOver(room.value.state) || result === undefined) return undefined;
  const { row, state } = room.value;
  const asked = String((request.query as { l?: unknown }).l ?? "");
  const language = LANGUAGES.find((each) => each === asked) ?? "en";
  const title = await games.title(row.game);
  const base = config.publicUrl ?? `${request.protocol}://${request.headers.host ?? ""}`;
  return {
    address: `${base.replace(/\/$/, "")}/m/${match}-${key}`,
    language,
    title: title.ok ? title.value.words(language).title : row.game,
    places: result.places.map(({ seat, rank, score }) => ({
      seat,
      rank,
      score,
      name: nameOf(state.seats[seat], language),
    })),
  };
}

const BOT: Readonly<Record<Language, string>> = { en: "Bot", pl: "Bot", ru: "Бот" };

function nameOf(seat: { readonly name: string; readonly person?: string } | undefined, language: Language): string {
  return seat?.person === undefined ? BOT[language] : seat.name;
}

function pageOf({ address, language, title, places }: SharedMatch): string {
  const [, shared = ""] = /\/m\/(.*)$/.exec(address) ?? [];
  const described = places.map(({ rank, name, score }) => `${rank}. ${name} ${score}`).join(" · ");
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
