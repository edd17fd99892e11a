/** Where people find a repository, from the address that git knows it by: `git@host:owner/name.git` and the like. */
export function addressOf(url: string): string {
  return url
    .replace(/^git\+/, "")
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, "https://$1/")
    .replace(/\.git$/, "");
}
