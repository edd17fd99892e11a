import type { JSX } from "preact";
import { connection } from "../connection/connection.ts";
import { lazyPart } from "../part/lazy-component.tsx";
import type { OnlineMatch } from "./online-match.ts";

const PersonDialog = lazyPart(async () => (await import("../people/person-dialog.tsx")).PersonDialog);

/** What somebody is called at this table; another's name opens what can be done about them. */
export function PersonName(props: {
  readonly match: OnlineMatch;
  readonly person: string;
  readonly name: string;
}): JSX.Element {
  const { match, person, name } = props;
  if (person === connection.person.value) return <b dir="auto">{name}</b>;
  return (
    <button
      type="button"
      class="person-name"
      onClick={() => {
        match.asksAbout.value = { person, name };
      }}
    >
      <bdi>{name}</bdi>
    </button>
  );
}

/** What can be done about somebody whose name was chosen. */
export function AboutPerson({ match }: { readonly match: OnlineMatch }): JSX.Element | null {
  const about = match.asksAbout.value;
  if (about === undefined) return null;
  return (
    <PersonDialog
      {...about}
      match={match.id}
      lines={match.chat.saidBy(about.person)}
      onClose={() => {
        match.asksAbout.value = undefined;
        // Whoever is heard again has said something before.
        void match.chat.fetch();
      }}
    />
  );
}
