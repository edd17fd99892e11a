import { dirname, join } from "node:path/posix";
import { normalizePath, type Rolldown } from "vite";

/**
 * One chunk for all that a page needs to begin, and one for what all later screens share, the rest of kernel and design
 * system. Cut wherever a screen needs a part of them they would be many files, and a browser fetches six at a time.
 */
export function firstChunks(page: string): Rolldown.CodeSplittingGroup {
  let needed: ReadonlySet<string> | undefined;
  return {
    name(id, modules) {
      needed ??= neededBy(normalizePath(page), modules);
      if (needed.has(id)) return "first";
      return SHARED.test(id) ? "shared" : null;
    },
  };
}

/** What a page begins with, and what its languages, fetched beside it, need of kernel and design system. */
function neededBy(page: string, modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set(importedBy(page, modules));
  const languages = [...found]
    .flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => LANGUAGE.test(id));
  for (const language of languages) {
    for (const id of importedBy(language, modules)) if (SHARED.test(id)) found.add(id);
  }
  return found;
}

const LANGUAGE = /\/src\/text\/[a-z]{2}\/index\.ts$/;
const SHARED = /\/packages\/(?:kernel|ui)\/src\/.*\.tsx?$/;

/**
 * A module and all that it imports, what it only loads later left out. Of a package's index only the modules count whose
 * names are imported: a page that formats a number does not need to replay records.
 */
function importedBy(module: string, modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set([module]);
  for (const each of found) {
    const info = modules.getModuleInfo(each);
    for (const imported of info?.importedIds ?? []) {
      const [, name] = PACKAGE_INDEX.exec(imported) ?? [];
      if (name === undefined) found.add(imported);
      else {
        const sources = sourcesOf(imported, modules.getModuleInfo(imported)?.code ?? "");
        for (const used of namesFrom(`@tabletown/${name}`, info?.code ?? "")) found.add(sources.get(used) ?? imported);
      }
    }
  }
  return found;
}

const PACKAGE_INDEX = /\/packages\/([a-z-]+)\/src\/index\.ts$/;

/** The names that a module imports from a package. */
function namesFrom(name: string, code: string): readonly string[] {
  return [...code.matchAll(/\bimport\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g)].flatMap(([, names = "", source]) =>
    source === name ? listed(names) : [],
  );
}

/** By name, the module of a package that an index passes on. */
function sourcesOf(index: string, code: string): ReadonlyMap<string, string> {
  const passedOn = [...code.matchAll(/\bexport\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g)];
  return new Map(
    passedOn.flatMap(([, names = "", source = ""]) =>
      listed(names).map((name): [string, string] => [name, join(dirname(index), source)]),
    ),
  );
}

function listed(names: string): readonly string[] {
  return names.split(",").flatMap((each) => /^\s*(?:type\s+)?(\w+)/.exec(each)?.[1] ?? []);
}
