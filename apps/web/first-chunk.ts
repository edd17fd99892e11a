import type { Rolldown } from "vite";

/**
 * One chunk for all that a page needs to begin. Cut wherever later screens share a part of it, it would be many files,
 * and a browser fetches six at a time.
 */
export function firstChunk(page: string): Rolldown.CodeSplittingGroup {
  let needed: ReadonlySet<string> | undefined;
  return {
    name(id, modules) {
      needed ??= importedBy(page, modules);
      return needed.has(id) ? "first" : null;
    },
  };
}

/** A module and all that it imports, what it only loads later left out. */
function importedBy(module: string, modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set([module]);
  for (const each of found) for (const imported of modules.getModuleInfo(each)?.importedIds ?? []) found.add(imported);
  return found;
}
