import { useSignal } from "@preact/signals";
import type { Standing } from "@tabletown/kernel";
import { Button, type Setting } from "@tabletown/ui";
import type { JSX } from "preact";
import { scoreText } from "../part/figures.ts";
import { t } from "../text/index.ts";
import { matchTexts } from "./text/index.ts";

/** The result in one line, for whoever should hear of it: through the device's own ways, or copied. */
export function ShareResult(props: { readonly standing: Standing; readonly setting: Setting }): JSX.Element {
  const { standing, setting } = props;
  const copied = useSignal(false);
  const canShare = "share" in navigator;
  const share = async (): Promise<void> => {
    const places = standing.map(({ seat, score }) => `${setting.name(seat)} ${scoreText(score)}`).join(", ");
    const text = `${setting.words.title}: ${places}`;
    const url = new URL(".", location.href).href;
    try {
      if (canShare) await navigator.share({ text, url });
      else {
        await navigator.clipboard.writeText(`${text} ${url}`);
        copied.value = true;
      }
    } catch {
      // Thought better of it, or the browser refuses: nothing is lost.
    }
  };
  return (
    <Button icon="share" onClick={share}>
      {copied.value ? t().copied : matchTexts().shareResult}
    </Button>
  );
}
