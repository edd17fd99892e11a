import type { PackLabel } from "../library.ts";
import { t } from "../text/index.ts";

/** A pack on one line: its name, version and author, as far as it has them. */
export function packText({ name, version, author }: PackLabel): string {
  return [name || t().packUnnamed, versionText(version), author].filter((part) => part !== "").join(" · ");
}

/** A bare number is told to be a version. */
function versionText(version: string): string {
  return /^[\d.]+$/.test(version) ? `v${version}` : version;
}
