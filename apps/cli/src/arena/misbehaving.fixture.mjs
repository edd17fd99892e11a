// A bot that goes wrong in the way its argument names; for tests.
import { createInterface } from "node:readline";

const [, , manner] = process.argv;
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const hoard = [];

if (manner === "silent") setInterval(() => {}, 1000);
else {
  for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line);
    if (message.type === "hello") say({ type: "hello", protocol: manner === "foreign" ? 99 : 1, name: manner });
    if (message.type === "bye") break;
    if (message.type === "ask") answer(message);
  }
}

function flood() {
  if (process.stdout.write("x".repeat(65_536))) setImmediate(flood);
  else process.stdout.once("drain", flood);
}

function answer({ id, options }) {
  switch (manner) {
    case "crashing":
      throw new Error("I give up");
    case "flooding":
      return flood();
    case "nonsense":
      return process.stdout.write("roll!\n");
    case "cheating":
      return say({ type: "answer", id, option: "take all coins" });
    case "complaining":
      return say({ type: "error", id, text: "I do not know this position" });
    case "slow":
      return setTimeout(() => say({ type: "answer", id, option: 0 }), 700);
    case "hoarding":
      setInterval(() => hoard.push(Buffer.alloc(32 << 20, 1)), 20);
      return;
    default:
      return say({ type: "answer", id, option: options.length - 1, weighed: [{ option: 0, value: 0.25 }] });
  }
}
