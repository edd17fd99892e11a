import type { CallInput, CallResult, MatchSummary, Problem, RouteName } from "@tabletown/protocol";
import { type Command, Option } from "commander";
import { EXIT, Fault } from "../fault.ts";
import { serverAddress, serverHere } from "../server-address.ts";
import { several } from "../terminal/several.ts";
import { unhurried } from "../unhurried.ts";
import { conductCommands, LONGEST } from "./admin-conduct.ts";
import { allPages, tellAll } from "./admin-list.ts";
import { DATA, secretsOf } from "./serve.ts";

interface Where {
  readonly server: string;
  readonly data: string;
  readonly token?: string;
}

type KnownPerson = Extract<CallResult<"adminPeople">, { ok: true }>["value"]["people"][number];

/** Told by name in the help, and never by its value; an empty variable stands for none. */
export function adminToken(): Option {
  return new Option("--token <token>", "the admin token")
    .env("TABLETOWN_ADMIN_TOKEN")
    .argParser((text) => text || undefined);
}

/** What is said elsewhere to somebody who looks at a page, for somebody who types commands. */
function refusalText({ code, detail = "" }: Problem, server: string): string | undefined {
  if (code === "forbidden") return `${server} has another admin token: it is in secrets.json in its data folder`;
  if (code === "closing")
    return `${server} cannot be reached, or is restarting; --server names another address, and \`tabletown doctor\` says what is wrong`;
  if (code === "not-found") return "there is nobody, or nothing, of that id";
  if (code === "unknown-match") return "there is no such match; `tabletown admin list` shows their ids";
  if (code === "no-storage" && detail !== "") return detail;
  if (code !== "bad-message") return undefined;
  if (!/^(params|query: about):/.test(detail)) return `that cannot be done: ${detail}`;
  return "that is no id; `tabletown admin people`, `list` and `reports` show them";
}

/** Maintenance of a running server, over its HTTP API. */
export function adminCommand(program: Command): void {
  const admin = program
    .command("admin")
    .description("look after a running server")
    .addOption(
      new Option("--server <url>", "where it runs")
        .env("TABLETOWN_SERVER")
        .argParser((text) => text || serverHere())
        .default(serverHere()),
    )
    .option("--data <folder>", "its folder, which holds the admin token", DATA)
    .addOption(adminToken());

  const call = async <N extends RouteName>(
    name: N,
    asked: CallInput<N>,
  ): Promise<Extract<CallResult<N>, { ok: true }>["value"]> => {
    const { server, data, token } = admin.opts<Where>();
    const base = serverAddress(server).origin;
    const { httpClient, problemText } = await import("@tabletown/protocol");
    const key = token ?? (await secretsOf(data))?.admin;
    if (key === undefined)
      throw new Fault(`there is no admin token in ${data}; name the folder with --data, or give --token`);
    const client = httpClient({ base, fetch: unhurried, headers: () => ({ authorization: `Bearer ${key}` }) });
    const answer = await client.call(name, asked);
    if (!answer.ok) {
      const { code, detail } = answer.problem;
      const told = refusalText(answer.problem, base) ?? `${problemText("en", code)} (${detail ?? code})`;
      throw new Fault(told, EXIT.refused);
    }
    return answer.value as Extract<CallResult<N>, { ok: true }>["value"];
  };

  admin
    .command("list")
    .description("matches, newest first")
    .addOption(new Option("--status <status>", "those alone").choices(["lobby", "playing", "over", "closed"]))
    .option("--json", "print JSON")
    .action(async ({ status, json }: { status?: "lobby" | "playing" | "over" | "closed"; json?: boolean }) => {
      const pages = allPages(async (last?: MatchSummary) => {
        const page = last === undefined ? {} : { before: String(last.updated), last: last.id };
        return (await call("adminMatches", { query: { ...(status !== undefined && { status }), ...page } })).matches;
      });
      await tellAll(pages, { text: matchText, none: "there is no such match", json });
    });
  admin
    .command("close <match>")
    .description("end a match without a result")
    .action(async (match: string) => {
      await call("adminClose", { params: { match } });
      console.log(`${match} is closed`);
    });
  admin
    .command("people [name]")
    .description("find people by name, who was here last first")
    .option("--json", "print JSON")
    .action(async (name: string | undefined, { json }: { json?: boolean }) => {
      const pages = allPages(async (last?: KnownPerson) => {
        const page = last === undefined ? {} : { before: String(last.seen), last: last.person };
        return (await call("adminPeople", { query: { ...(name !== undefined && { name }), ...page } })).people;
      });
      const none = name === undefined ? "nobody has been here yet" : "nobody is called that";
      await tellAll(pages, { text: personText, none, json });
    });
  admin
    .command("ban <person>")
    .description("keep somebody out, by the id that `people` shows")
    .option("--days <n>", "for how long; without it for good")
    .action(async (person: string, { days }: { days?: string }) => {
      if (days !== undefined && !(/^[1-9]\d{0,3}$/.test(days) && Number(days) <= LONGEST))
        throw new Fault(`--days takes a whole number from 1 to ${LONGEST}, not "${days}"`);
      await call("adminBan", { params: { person }, query: { ...(days !== undefined && { days }) } });
      console.log(`${person} is banned${days === undefined ? "" : ` for ${several(Number(days), "day")}`}`);
    });
  admin
    .command("unban <person>")
    .description("let somebody in again")
    .action(async (person: string) => {
      await call("adminUnban", { params: { person } });
      console.log(`${person} is welcome`);
    });
  conductCommands(admin, call);
  admin
    .command("recover <person>")
    .description("a link by which somebody who has lost every way to sign in gets back in, once, within a day")
    .action(async (person: string) => {
      const { link, url } = await call("adminRecover", { params: { person } });
      console.log(url ?? new URL(`#/link/${link}`, admin.opts<Where>().server).href);
    });
  admin
    .command("data <person>")
    .description("everything that is kept about somebody who cannot ask for it themselves, as JSON")
    .action(async (person: string) => {
      console.log(JSON.stringify(await call("adminPersonalData", { params: { person } }), undefined, 2));
    });
  admin
    .command("delete <person>")
    .description("delete everything about somebody who cannot do so themselves; this cannot be undone")
    .requiredOption("--name <name>", "their name, as `people` shows it, lest it be somebody else")
    .action(async (person: string, { name }: { name: string }) => {
      await call("adminDelete", { params: { person }, body: { name } });
      console.log(`${person} is deleted`);
    });
  admin
    .command("backup")
    .description("have the server write a backup into its own folder")
    .action(async () => {
      const { file, rows } = await call("adminBackup", {});
      console.log(`${file}: ${rows} rows`);
    });
}

function matchText({ id, game, status, seats, updated }: MatchSummary): string {
  const names = seats.map(({ name, open }) => (open ? "–" : name)).join(", ");
  return `${id}  ${new Date(updated).toISOString()}  ${status.padEnd(7)}  ${game}  ${names}`;
}

function personText({ person, name, login, seen, banned, until }: KnownPerson): string {
  const out = until === undefined ? "  banned" : `  banned until ${new Date(until).toISOString()}`;
  return `${person}  ${new Date(seen).toISOString()}  ${name}${login ? ` (${login})` : ""}${banned ? out : ""}`;
}
