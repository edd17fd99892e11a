import { plainText } from "@tabletown/kernel";
import { folded } from "./login.ts";
import { type Statement, sql } from "./sql.ts";

/** A table that somebody has sat at no longer says that they have made its pack: unless told otherwise, pages put their name there. */
export function withoutAuthor(author: string, match: string, person: string): Statement {
  return unlessOthers(
    sql`UPDATE matches SET settings = replace(settings, ${`"author":${JSON.stringify(author)}`}, '"author":""')
      WHERE id = ${match} AND settings LIKE '%"author":%'`,
    author,
    person,
  );
}

/** The same for a pack that they have shared, at whoever's table: there it is named in plain text. */
export function withoutLabel(pack: { name: string; author: string; version: string }, person: string): Statement {
  const author = plainText(pack.author);
  const [label, nobodys] = [author, ""].map((by) =>
    JSON.stringify({ name: plainText(pack.name), author: by, version: plainText(pack.version) }),
  );
  return unlessOthers(
    sql`UPDATE matches SET settings = replace(settings, ${`"pack":${label}`}, ${`"pack":${nobodys}`})
      WHERE settings LIKE '%"author":%' AND replace(settings, ${`"pack":${label}`}, '') <> settings`,
    author,
    person,
  );
}

/** Where somebody else of that name has come to the table, or shares packs under it, the author is them. */
function unlessOthers({ text, values }: Statement, author: string, person: string): Statement {
  const isOthers = sql`EXISTS (SELECT 1 FROM people
    WHERE people.id <> ${person} AND (people.name = ${author} OR people.login = ${folded(author)})
    AND (EXISTS (SELECT 1 FROM packs WHERE packs.owner = people.id AND packs.author = ${author})
      OR EXISTS (SELECT 1 FROM players WHERE players.match = matches.id AND players.person = people.id)
      OR EXISTS (SELECT 1 FROM admitted WHERE admitted.match = matches.id AND admitted.person = people.id)))`;
  return { text: `${text} AND NOT ${isOthers.text}`, values: [...values, ...isOthers.values] };
}
