// What is shipped is made of, as CycloneDX: every package from outside that the program, its page or the library needs
// when it runs, as package-lock.json has it. (`npm sbom` refuses the name of the template's folder, and leaves out what
// development needs as well.)
import { readFileSync } from "node:fs";

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

type Lock = Readonly<Record<string, Locked>>;

interface Component {
  readonly type: string;
  readonly "bom-ref": string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly unknown[];
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

interface Bill {
  readonly bomFormat: "CycloneDX";
  readonly specVersion: string;
  readonly version: number;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const FOLDER = "node_modules/";

export function billOfMaterials(): Bill {
  const { packages }: { packages: Lock } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const { name, version, license } = JSON.parse(readFileSync("package.json", "utf8"));
  const shipped = Object.keys(packages).filter((path) => path.startsWith(FOLDER) && isShipped(packages[path] ?? {}));
  const root = componentOf("application", name, { version, license });
  const own = Object.keys(packages).filter((path) => !path.includes(FOLDER));
  const direct = new Set(own.flatMap((path) => needs(packages, path)));
  return {
    ...{ bomFormat: "CycloneDX", specVersion: "1.6", version: 1 },
    metadata: { component: root },
    components: shipped.map((path) => componentAt(packages, path)),
    dependencies: [
      { ref: root["bom-ref"], dependsOn: [...direct].toSorted() },
      ...shipped.map((path) => ({ ref: refAt(packages, path), dependsOn: needs(packages, path).toSorted() })),
    ],
  };
}

function isShipped({ link, dev, optional, devOptional }: Locked): boolean {
  return !link && !dev && !optional && !devOptional;
}

/** What the package at a path needs, as references; packages of ours are not told apart from the whole. */
function needs(packages: Lock, path: string): string[] {
  return Object.keys(packages[path]?.dependencies ?? {}).flatMap((name) => {
    const found = foldersAbove(path)
      .map((folder) => `${folder}${FOLDER}${name}`)
      .find((candidate) => candidate in packages);
    return found !== undefined && isShipped(packages[found] ?? {}) ? [refAt(packages, found)] : [];
  });
}

/** Where a package's needs are looked for: below itself, then below each package that it lies in, then at the root. */
function foldersAbove(path: string): string[] {
  if (path === "") return [""];
  const outer = path.includes(FOLDER) ? path.slice(0, path.lastIndexOf(FOLDER)).replace(/\/$/, "") : "";
  return [`${path}/`, ...foldersAbove(outer)];
}

function refAt(packages: Lock, path: string): string {
  return componentAt(packages, path)["bom-ref"];
}

function componentAt(packages: Lock, path: string): Component {
  return componentOf("library", path.slice(path.lastIndexOf(FOLDER) + FOLDER.length), packages[path] ?? {});
}

function componentOf(type: string, name: string, { version = "", license, integrity }: Locked): Component {
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  const [, hash] = /^sha512-(\S+)/.exec(integrity ?? "") ?? [];
  return {
    ...{ type, "bom-ref": purl, name, version, purl },
    licenses: license === undefined ? [] : [/ /.test(license) ? { expression: license } : { license: { id: license } }],
    ...(hash !== undefined && { hashes: [{ alg: "SHA-512", content: Buffer.from(hash, "base64").toString("hex") }] }),
  };
}
