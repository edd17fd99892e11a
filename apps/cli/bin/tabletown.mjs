#!/usr/bin/env node
import process from "node:process";
import { runProgram } from "./runtime.mjs";

process.exitCode = await runProgram("apps/cli/src/bin.ts", process.argv.slice(2));
