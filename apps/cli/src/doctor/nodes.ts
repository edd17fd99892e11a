import { ask, type Target } from "./ask.ts";
import { type Finding, fine, wrong } from "./finding.ts";
import { adminAnswer, statusIn } from "./inside.ts";

/** How often the public address is asked: a proxy then shows more than one of its nodes. */
const SAMPLES = 6;
/** Milliseconds by which clocks may differ before somebody's time is counted wrongly. */
const SKEW = 2_000;

interface SeenNode {
  readonly where: string;
  readonly version: string;
  readonly pushKey: string;
  /** How far its clock is ahead of this machine's, and how exactly that is known. */
  readonly ahead: number;
  readonly blur: number;
  readonly secrets?: string;
}

/** Whether all nodes are alike: those behind the public address, and those named. */
export async function compareNodes(
  target: Target,
  named: readonly Target[],
  token: string | undefined,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const seen: SeenNode[] = [];
  for (const each of [...Array.from({ length: SAMPLES }, () => target), ...named]) {
    const found = await look(each, token);
    if (found !== undefined) seen.push(found);
    else if (each !== target) {
      const advice = "Start it, or take it out of the proxy's list.";
      findings.push(wrong("nodes", `The node at ${each.url.origin} does not answer.`, advice));
    }
  }
  const different = (part: "version" | "pushKey" | "secrets"): string[] => [
    ...new Set(seen.flatMap((each) => each[part] ?? [])),
  ];
  const versions = different("version");
  if (versions.length > 1) {
    const advice = "Finish the upgrade: bring every node to the same version (docs/server.md, Upgrade).";
    findings.push(wrong("versions", `The nodes run different versions: ${versions.sort().join(" and ")}.`, advice));
  } else if (versions.length === 1) findings.push(fine("versions", `Version ${versions[0]} everywhere.`));
  if (different("pushKey").length > 1 || different("secrets").length > 1) {
    const advice = "Copy secrets.json of one node to the others and restart them.";
    findings.push(
      wrong("secrets", "The nodes hold different secrets: people are signed out as they move between them.", advice),
    );
  }
  const [key] = different("pushKey");
  if (key !== undefined && Buffer.from(key, "base64url").length !== 65) {
    const advice = "Restore secrets.json from a backup; without one, delete it and everybody signs in anew.";
    findings.push(wrong("push", "The key for notifications is no key: browsers cannot subscribe.", advice));
  } else if (key !== undefined) findings.push(fine("push", "The key for notifications is sound."));
  const clocks = seen.filter(({ ahead, blur }) => Math.abs(ahead) > SKEW + blur);
  for (const { where, ahead } of clocks.slice(0, 1)) {
    const sentence = `The clock of ${where} is ${(Math.abs(ahead) / 1_000).toFixed(1)} s ${ahead > 0 ? "ahead of" : "behind"} this machine's.`;
    findings.push(wrong("clocks", sentence, "Let chrony or systemd-timesyncd set the clocks of all machines."));
  }
  return findings;
}

async function look(target: Target, token: string | undefined): Promise<SeenNode | undefined> {
  const before = Date.now();
  const answer = await ask(target, "/api/server");
  const after = Date.now();
  if ("silence" in answer || answer.status !== 200) return undefined;
  const { version, pushKey, now } = answer.json as { version: string; pushKey: string; now: number };
  const status = token === undefined ? undefined : statusIn(await adminAnswer(target, token));
  return {
    where: target.url.origin,
    version,
    pushKey,
    ahead: now - (before + after) / 2,
    blur: (after - before) / 2,
    ...(status !== undefined && { secrets: status.secrets }),
  };
}
