import type { ChatMessage } from "@tabletown/protocol";
import { Button, Dialog } from "@tabletown/ui";
import type { JSX } from "preact";
import { href } from "../route.ts";
import { conductTexts } from "./conduct-text.ts";
import { PersonTools } from "./person-tools.tsx";
import { said } from "./text.ts";

/** Somebody met at a table: their profile, and what can be done about them. */
export function PersonDialog(props: {
  readonly person: string;
  readonly name: string;
  readonly match: string;
  readonly lines: readonly ChatMessage[];
  onClose(): void;
}): JSX.Element {
  const { person, name, onClose } = props;
  return (
    <Dialog title={said(conductTexts.about)(name)} onClose={onClose}>
      <Button icon="chart" href={href("profile", person)}>
        {said(conductTexts.profile)}
      </Button>
      <PersonTools {...props} />
    </Dialog>
  );
}
