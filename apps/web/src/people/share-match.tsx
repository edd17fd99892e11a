import { useSignal } from "@preact/signals";
import { Button, Dialog } from "@tabletown/ui";
import type { JSX } from "preact";
import { connection } from "../connection/connection.ts";
import { problemSentence } from "../connection/problem-sentence.ts";
import { ShareLink } from "../part/share-link.tsx";
import { settings } from "../settings.ts";
import { profileTexts } from "./profile-text.ts";
import { said } from "./text.ts";

/** A link to a finished match: it opens for everybody who has it, and shows a picture in messengers. */
export function ShareMatch({ match }: { readonly match: string }): JSX.Element {
  const link = useSignal<string | undefined>(undefined);
  const problem = useSignal<string | undefined>(undefined);
  const share = async (): Promise<void> => {
    const answer = await connection.http.call("shareMatch", { params: { match } });
    if (!answer.ok) problem.value = problemSentence(answer.problem);
    else link.value = `${location.origin}${answer.value.path}?l=${settings.value.language}`;
  };
  return (
    <>
      <Button icon="share" onClick={share}>
        {said(profileTexts.share)}
      </Button>
      {problem.value !== undefined && <p role="alert">{problem.value}</p>}
      {link.value !== undefined && (
        <Dialog
          title={said(profileTexts.shareLink)}
          onClose={() => {
            link.value = undefined;
          }}
        >
          <p class="shared-link">{link.value}</p>
          <ShareLink link={link.value} />
        </Dialog>
      )}
    </>
  );
}
