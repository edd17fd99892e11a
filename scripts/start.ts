import { main } from "../apps/cli/src/main.ts";

await main(["play", "metropolia", ...process.argv.slice(2)]);
