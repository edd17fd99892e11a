// Somebody signs in at a running server, and opens a table there with a bot.
import process from "node:process";
import { httpClient } from "@tabletown/protocol";

let cookie = "";
const api = httpClient({
  base: process.env.TABLETOWN_URL ?? "http://localhost:8420",
  // A browser keeps the cookie by itself; a program does it like this.
  headers: () => ({ cookie }),
  async fetch(...asked) {
    const answer = await fetch(...asked);
    cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    return answer;
  },
});
const me = await api.call("signIn", { body: { name: "Ann" } });
if (!me.ok) throw new Error(me.problem.code);
const table = await api.call("createMatch", {
  body: { game: "metropolia", seats: [{ who: "me" }, { who: "bot", bot: "strong" }], startWhenFull: true },
});
if (!table.ok) throw new Error(table.problem.code);
console.log(`${me.value.name} plays at ${table.value.id}`);
