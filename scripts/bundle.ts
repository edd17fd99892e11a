// The program in a few files: everything that it needs, third parties included, and nothing that it does not.
import { readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { type Plugin, rolldown } from "rolldown";

/**
 * Bundles the program into a folder, and beside it whatever else is named; resolves to the folders of all packages from
 * outside that went into it.
 */
export async function bundleProgram(
  out: string,
  others: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const bundle = await rolldown({
    input: { tabletown: "apps/cli/src/packaged.ts", catalog: "packages/catalog/src/index.ts", ...others },
    platform: "node",
    resolve: { conditionNames: ["source", "node"] },
    // A faster driver that nobody has to have.
    external: ["pg-native"],
    plugins: [threads(), usualCatalog(), withoutBoards()],
    logLevel: "warn",
  });
  const { output } = await bundle.write({
    dir: out,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
  });
  const modules = output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
  const folders = modules.flatMap((id) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id)?.[0] ?? []);
  return [...new Set(folders)].filter((folder) => !folder.includes("@tabletown")).toSorted();
}

/** Files that threads run become files of their own, beside the one that starts them. */
function threads(): Plugin {
  return {
    name: "threads",
    transform(code, id) {
      if (!code.includes("new URL(") || id.includes("node_modules")) return undefined;
      return code.replace(/new URL\("(\.[^"]+\.ts)", import\.meta\.url\)/g, (_, path: string) => {
        const source = resolve(dirname(id), path);
        const fileName = `${basename(dirname(source))}-${basename(source, ".ts")}.js`;
        this.emitFile({ type: "chunk", id: source, fileName });
        return `new URL("./${fileName}", import.meta.url)`;
      });
    },
  };
}

/** The server names the module that knows the games, so that its threads can load it: here it lies beside it. */
function usualCatalog(): Plugin {
  return {
    name: "usual-catalog",
    transform: (code, id) =>
      id.replaceAll("\\", "/").endsWith("/server/src/catalog.ts")
        ? code.replace('"@tabletown/catalog"', 'new URL("./catalog.js", import.meta.url).href')
        : undefined,
  };
}

/** Neither server nor terminal draws anything: boards and covers are in the page. */
function withoutBoards(): Plugin {
  return {
    name: "without-boards",
    transform: (code, id) =>
      id.replaceAll("\\", "/").endsWith("/packages/catalog/src/index.ts")
        ? code.replace(/^\s*(?:board|cover): async .*$/gm, "")
        : undefined,
  };
}

/** The licences of packages from outside: every text once, below the packages that have it. */
export function licencesOf(folders: readonly string[]): string {
  const texts = new Map<string, string[]>();
  for (const folder of folders) {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const text = licenceIn(folder);
    texts.set(text, [...(texts.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  return [...texts].map(([text, names]) => `${names.join("\n")}\n\n${text}`).join(`\n${"-".repeat(78)}\n\n`);
}

function licenceIn(folder: string): string {
  for (const name of ["LICENSE", "LICENSE.md", "LICENSE.txt", "LICENCE", "license", "LICENSE-MIT", "license.md"]) {
    try {
      return readFileSync(join(folder, name), "utf8");
    } catch {
      // It may have another name, or none: then the field of its manifest is all it says.
    }
  }
  return "";
}
