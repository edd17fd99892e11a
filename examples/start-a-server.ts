// A server in a program of one's own.
import { startServer } from "@tabletown/server";

const server = await startServer({ data: "some/folder", port: 0, host: "127.0.0.1" });
console.log(server.url);
await server.close();
