import process from "node:process";

/**
 * What this thread has used of a core, in seconds: other programs on the machine do not count. Older versions of Node.js
 * tell only what the clock does.
 */
export function processorSeconds(): number {
  if (!("threadCpuUsage" in process)) return performance.now() / 1_000;
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

export function processorMilliseconds(): number {
  return processorSeconds() * 1_000;
}
