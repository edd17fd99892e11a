import type { CallInput, CallResult, ReportInfo, RouteName } from "@tabletown/protocol";
import type { Command } from "commander";
import { Fault } from "../fault.ts";

type Call = <N extends RouteName>(
  name: N,
  asked: CallInput<N>,
) => Promise<Extract<CallResult<N>, { ok: true }>["value"]>;

/** Days for which somebody may be silenced. */
const LONGEST = 3_650;

/** What people have reported, and what can be done about it. */
export function conductCommands(admin: Command, call: Call): void {
  admin
    .command("reports")
    .description("what people have reported, newest first")
    .option("--all", "those that were dealt with too")
    .option("--json", "print JSON")
    .action(async ({ all, json }: { all?: boolean; json?: boolean }) => {
      const { reports } = await call("adminReports", { query: { all: all ? "yes" : "no" } });
      if (json) console.log(JSON.stringify(reports));
      else if (reports.length === 0) console.log("nobody has reported anything");
      else for (const report of reports) console.log(reportText(report));
    });
  admin
    .command("settle <report>")
    .description("a report has been dealt with")
    .action(async (report: string) => {
      await call("adminSettle", { params: { report } });
      console.log(`${report} is settled`);
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
      console.log(Number(days) === 0 ? `${person} may write again` : `${person} may not write for ${days} days`);
    });
}

function reportText({
  id,
  created,
  reason,
  text,
  match,
  person,
  name,
  reporterName,
  lines,
  settled,
}: ReportInfo): string {
  const reporter = reporterName === "" ? "somebody who has deleted their account" : reporterName;
  const head = `${id}  ${new Date(created).toISOString()}  ${reason}${settled ? "  settled" : ""}`;
  return [
    head,
    `  about ${name} (${person}), by ${reporter}${match === undefined ? "" : `, match ${match}`}`,
    ...(text === "" ? [] : [`  "${text}"`]),
    ...lines.map(({ at, text: line }) => `  > ${new Date(at).toISOString()}  ${line}`),
  ].join("\n");
}
