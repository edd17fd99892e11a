/** A section of the changelog: its version, whether it is out, and its lines. */
export interface Section {
  readonly version: string;
  readonly released: boolean;
  readonly lines: string;
}

const HEADING = /^## (\S+) \(([^)]+)\)$/;

/** The newest section; undefined where the changelog does not begin with one. */
export function newestSection(changelog: string): Section | undefined {
  const [, text = ""] = changelog.split(/^(?=## )/m);
  const [heading = "", ...lines] = text.split("\n");
  const [, version, when] = HEADING.exec(heading) ?? [];
  if (version === undefined) return undefined;
  return { version, released: when !== "unreleased", lines: lines.join("\n").trim() };
}

/** The changelog with its unreleased section as that of a version that came out on a day. */
export function releasedChangelog(changelog: string, version: string, day: string): string {
  return changelog.replace(/^## \S+ \(unreleased\)$/m, `## ${version} (${day})`);
}

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  readonly version: string;
  readonly [field: string]: unknown;
}

/** A manifest with a new version, also of what it needs of ours. */
export function manifestWith(manifest: Manifest, version: string): Manifest {
  const renewed = Object.entries(manifest).map(([field, value]) => [
    field,
    /[dD]ependencies$/.test(field) ? withOurs(value as Versions, version) : value,
  ]);
  return { ...Object.fromEntries(renewed), version };
}

function withOurs(needed: Versions, version: string): Versions {
  return Object.fromEntries(
    Object.entries(needed).map(([name, wanted]) => [name, name.startsWith("@tabletown/") ? version : wanted]),
  );
}

/** Whether a version comes after another, as numbers: 0.10.0 after 0.9.1. */
export function isAfter(version: string, other: string): boolean {
  const [numbers, others] = [version, other].map((text) => text.split(".").map(Number));
  for (const [i, number] of (numbers ?? []).entries()) {
    if (number !== others?.[i]) return number > (others?.[i] ?? 0);
  }
  return false;
}
