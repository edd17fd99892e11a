// A bot that goes wrong in the way its argument names; for tests.
import { spawn } from "node:child_process";
import { appendFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [, , manner, file] = process.argv;
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const kept = [];
const refused = [];
let home;
if (file !== undefined) appendFileSync(file, `${process.pid}\n`);

if (manner === "silent") setInterval(() => {}, 1000);
else {
  for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line);
    if (message.type === "hello") greet();
    if (message.type === "new") home = message.seat;
    if (message.type === "bye") break;
    if (message.type === "ask") answer(message);
    if (message.type === "what-if") decideBy(message);
    if (message.type === "error" && manner === "wondering") refused.push(message.text);
  }
}

function greet() {
  if (manner === "refusing") say({ type: "error", text: "I play chess" });
  else say({ type: "hello", protocol: manner === "foreign" ? 99 : 1, name: manner });
}

function flood() {
  if (process.stdout.write("x".repeat(65_536))) setImmediate(flood);
  else process.stdout.once("drain", flood);
}

/** Chooses what it asked about, and says what it was told: who wins there, and how many worlds there were. */
function decideBy({ id, option, worlds, wins, ended, first }) {
  const told = [wins[home], worlds, ended, Object.keys(first.view).length, refused.length];
  say({ type: "answer", id, option, weighed: told.map((value, place) => ({ option: place, value })) });
}

function answer({ id, seat, options }) {
  switch (manner) {
    case "crashing":
      throw new Error("I give up");
    case "flooding":
      return flood();
    case "nonsense":
      return process.stdout.write("roll!\n");
    case "cheating":
      return say({ type: "answer", id, option: "take all coins" });
    case "mistaken":
      return say({ type: "answer", id: id + 1, option: 0 });
    case "complaining":
      return say({ type: "error", id, text: "I do not know this position" });
    case "sleeping":
      writeFileSync(`${file}.asked`, "");
      return Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    case "straying": {
      const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { detached: true });
      appendFileSync(file, `${child.pid}\n`);
      return say({ type: "answer", id, option: 0 });
    }
    case "homely":
      return say(seat === home ? { type: "answer", id, option: 0 } : { type: "error", id, text: "not my seat" });
    case "wondering":
      say({ type: "what-if", id, option: "take all coins" });
      say({ type: "what-if", id, option: 0, worlds: 0 });
      return say({ type: "what-if", id, option: options[0], worlds: 5, playouts: true });
    case "slow":
      return setTimeout(() => say({ type: "answer", id, option: 0 }), 700);
    case "hoarding":
      setInterval(() => kept.push(Buffer.alloc(32 << 20, 1)), 20);
      return;
    default:
      return say({ type: "answer", id, option: options.length - 1, weighed: [{ option: 0, value: 0.25 }] });
  }
}
