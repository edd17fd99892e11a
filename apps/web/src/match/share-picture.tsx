import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { downloadFile } from "../part/download.ts";
import { pngOf } from "./result-picture.ts";
import { matchTexts } from "./text/index.ts";

/** The result as a picture: through the device's own ways, or as a file. */
export function SharePicture(props: { readonly name: string; drawing(): string }): JSX.Element {
  const { name, drawing } = props;
  const share = async (): Promise<void> => {
    const blob = await pngOf(drawing());
    const file = new File([blob], `${name}.png`, { type: "image/png" });
    if (navigator.canShare?.({ files: [file] })) {
      // Thought better of it: nothing is lost.
      await navigator.share({ files: [file] }).catch(() => undefined);
    } else downloadFile(file.name, blob);
  };
  return (
    <Button icon="download" onClick={share}>
      {matchTexts().picture}
    </Button>
  );
}
