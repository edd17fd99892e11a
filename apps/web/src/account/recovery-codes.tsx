import { useSignal } from "@preact/signals";
import type { AccountInfo } from "@tabletown/protocol";
import { Button, Dialog } from "@tabletown/ui";
import type { JSX } from "preact";
import { connection } from "../connection/connection.ts";
import { problemSentence } from "../connection/problem-sentence.ts";
import { downloadText } from "../part/download.ts";
import { Notice } from "./form.tsx";
import { refreshAccountStatus } from "./session.ts";
import { accountText } from "./text.ts";

/** Codes for the day when everything else is lost. */
export function RecoveryCodes({ account }: { readonly account: AccountInfo }): JSX.Element {
  const text = accountText();
  const codes = useSignal<readonly string[] | undefined>(undefined);
  const problem = useSignal<string | undefined>(undefined);
  const { recoveryCodes: left, name } = account;
  const busy = useSignal(false);
  const make = async (): Promise<void> => {
    // Made twice, only those made last would count, and the others might be shown.
    if (busy.value) return;
    busy.value = true;
    const answer = await connection.http.call("makeRecoveryCodes", {});
    busy.value = false;
    problem.value = answer.ok ? undefined : problemSentence(answer.problem);
    if (answer.ok) codes.value = answer.value.codes;
    await refreshAccountStatus();
  };
  return (
    <div class="account-way">
      <h3>{text.codes}</h3>
      <p class="soft">
        {text.codesWhat} {text.codesLeft(left)}
      </p>
      <Button kind={left === 0 ? "main" : "plain"} icon="book" id="make-codes" disabled={busy.value} onClick={make}>
        {left === 0 ? text.makeCodes : text.makeNewCodes}
      </Button>
      {left > 0 && <p class="small soft">{text.newCodesSure}</p>}
      <Notice text={problem.value} />
      {codes.value !== undefined && (
        <CodesDialog
          codes={codes.value}
          name={name}
          onClose={() => {
            codes.value = undefined;
          }}
        />
      )}
    </div>
  );
}

/** Nobody closes it by accident: the codes are shown only here. */
function CodesDialog(props: {
  readonly codes: readonly string[];
  readonly name: string;
  onClose(): void;
}): JSX.Element {
  const text = accountText();
  const { codes, name, onClose } = props;
  const save = (): void => downloadText("tabletown-codes.txt", `${text.codesFor(name)}\n\n${codes.join("\n")}\n`);
  return (
    <Dialog title={text.codesFor(name)}>
      <p>{text.codesShown}</p>
      <ol class="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div class="button-row unprinted">
        <Button icon="log" onClick={() => print()}>
          {text.print}
        </Button>
        <Button icon="download" onClick={save}>
          {text.saveFile}
        </Button>
        <Button kind="main" icon="check" onClick={onClose}>
          {text.iHaveThem}
        </Button>
      </div>
    </Dialog>
  );
}
