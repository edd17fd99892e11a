import { LANGUAGES } from "@tabletown/kernel";
import { Button, Dialog } from "@tabletown/ui";
import type { JSX } from "preact";
import { href } from "../route.ts";
import { change, SPEEDS, settings, THEMES } from "../settings.ts";
import { changeLanguage, t } from "../text/index.ts";
import { Choose } from "./choose.tsx";

export function SettingsDialog(props: { onClose(): void }): JSX.Element {
  const { language, theme, speed, sound, confirm } = settings.value;
  return (
    <Dialog title={t().settings} onClose={props.onClose}>
      <Choose
        label={t().language}
        values={LANGUAGES.map((value) => [value, t().languageNames[value]])}
        value={language}
        onChange={changeLanguage}
      />
      <Choose
        label={t().theme}
        values={THEMES.map((value) => [value, t().themes[value]])}
        value={theme}
        onChange={(value) => change({ theme: value })}
      />
      <Choose
        label={t().speed}
        values={SPEEDS.map((value) => [value, t().speeds[value]])}
        value={speed}
        onChange={(value) => change({ speed: value })}
      />
      <Choose
        label={t().confirmations}
        values={(["always", "lasting"] as const).map((value) => [value, t().confirmValues[value]])}
        value={confirm}
        onChange={(value) => change({ confirm: value })}
      />
      <Choose
        label={t().sound}
        values={[
          ["off", t().off],
          ["on", t().on],
        ]}
        value={sound ? "on" : "off"}
        onChange={(value) => change({ sound: value === "on" })}
      />
      <div class="button-row">
        <Button icon="people" href={href("account")} onClick={props.onClose}>
          {t().account}
        </Button>
        <Button icon="full" onClick={fullScreen}>
          {t().fullscreen}
        </Button>
      </div>
    </Dialog>
  );
}

function fullScreen(): void {
  const leaving = document.fullscreenElement !== null;
  const changed = leaving ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  // A browser may refuse; nothing depends on it.
  changed.catch(() => undefined);
}
