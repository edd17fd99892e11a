import process from "node:process";

/** How many games a test plays: few whenever all tests run, many where `npm run test:long` sets LONG_TESTS. */
export function gamesToPlay(few: number, many: number): number {
  return process.env.LONG_TESTS === undefined ? few : many;
}
