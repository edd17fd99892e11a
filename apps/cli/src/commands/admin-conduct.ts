import type { CallInput, CallResult, ReportInfo, RouteName } from "@tabletown/protocol";
import type { Command } from "commander";
import { Fault } from "../fault.ts";
import { several } from "../terminal/several.ts";
import { allPages, tellAll } from "./admin-list.ts";

type Call = <N extends RouteName>(
  name: N,
  asked: CallInput<N>,
) => Promise<Extract<CallResult<N>, { ok: true }>["value"]>;

/** Days for which somebody may be silenced, or banned for a time. */
export const LONGEST = 3_650;

/** What people have reported, and what can be done about it. */
export function conductCommands(admin: Command, call: Call): void {
  admin
    .command("reports")
    .description("what people have reported, newest first")
    .option("--all", "those that were dealt with too")
    .option("--about <person>", "those about one person alone, dealt with or not")
    .option("--json", "print JSON")
    .action(async ({ all, about, json }: { all?: boolean; about?: string; json?: boolean }) => {
      const asked = { all: all || about !== undefined ? "yes" : "no", ...(about !== undefined && { about }) } as const;
      const pages = allPages(async (last?: ReportInfo) => {
        const page = last === undefined ? {} : { before: String(last.created), last: last.id };
        return (await call("adminReports", { query: { ...asked, ...page } })).reports;
      });
      const none = about === undefined ? "nobody has reported anything" : "nobody has reported them";
      await tellAll(pages, { text: reportText, none, json });
    });
  admin
    .command("report <report>")
    .description("a report, and what was said before and after the lines in question")
    .option("--json", "print JSON")
    .action(async (id: string, { json }: { json?: boolean }) => {
      const { report, around } = await call("adminReport", { params: { report: id } });
      if (json) console.log(JSON.stringify({ report, around }));
      else if (around.length === 0) console.log(reportText(report));
      else {
        const said = around.map(
          ({ at, name, text, reported }) => `  ${reported ? ">" : " "} ${new Date(at).toISOString()}  ${name}: ${text}`,
        );
        console.log([reportText({ ...report, lines: [] }), ...said].join("\n"));
      }
    });
  admin
    .command("settle <report>")
    .description("a report has been dealt with")
    .option("--undo", "it is to be dealt with after all")
    .action(async (report: string, { undo }: { undo?: boolean }) => {
      await call("adminSettle", { params: { report }, query: { settled: undo ? "no" : "yes" } });
      console.log(undo ? `${report} is to be dealt with` : `${report} is settled`);
    });
  admin
    .command("warn <person> <text>")
    .description("tell somebody something that they see when they come")
    .action(async (person: string, text: string) => {
      await call("adminWarn", { params: { person }, body: { text } });
      console.log(`${person} will read it`);
    });
  admin
    .command("silence <person> [text]")
    .description("somebody may not write to others for a time, and is told why")
    .option("--days <n>", "for how long; 0 lets them write again", "7")
    .action(async (person: string, text: string | undefined, { days }: { days: string }) => {
      if (!/^\d{1,4}$/.test(days) || Number(days) > LONGEST)
        throw new Fault(`--days takes a whole number from 0 to ${LONGEST}, not "${days}"`);
      const body = { days: Number(days), ...(text !== undefined && { text }) };
      await call("adminSilence", { params: { person }, body });
      console.log(
        Number(days) === 0
          ? `${person} may write again`
          : `${person} may not write for ${several(Number(days), "day")}`,
      );
    });
}

function reportText(report: ReportInfo): string {
  const { id, created, reason, text, match, person, name, lines, settled } = report;
  const head = `${id}  ${new Date(created).toISOString()}  ${reason}${settled ? "  settled" : ""}`;
  return [
    head,
    `  about ${name} (${person}), by ${reporterText(report)}${match === undefined ? "" : `, match ${match}`}`,
    ...historyOf(report),
    ...(text === "" ? [] : [`  "${text}"`]),
    ...lines.map(({ at, text: line }) => `  > ${new Date(at).toISOString()}  ${line}`),
  ].join("\n");
}

function reporterText({ reporter, reporterName }: ReportInfo): string {
  return reporter === "" ? "somebody who has deleted their account" : `${reporterName} (${reporter})`;
}

/** What else is known of the two. */
function historyOf({ personReports, reporterReports, banned, name, reporterName }: ReportInfo): string[] {
  return [
    ...(banned ? [`  ${name} is banned`] : []),
    ...(personReports > 0 ? [`  ${reports(personReports, "other")} about ${name}`] : []),
    ...(reporterReports > 0 ? [`  ${reports(reporterReports)} about ${reporterName}`] : []),
  ];
}

function reports(count: number, which = ""): string {
  return [count, which, count === 1 ? "report" : "reports"].filter((word) => word !== "").join(" ");
}
