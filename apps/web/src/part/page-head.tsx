import { useSignal } from "@preact/signals";
import { LANGUAGES } from "@tabletown/kernel";
import { IconButton } from "@tabletown/ui";
import type { JSX } from "preact";
import { href } from "../route.ts";
import { change, settings } from "../settings.ts";
import { changeLanguage, t } from "../text/index.ts";
import { SettingsDialog } from "./settings-dialog.tsx";
import { useTitle } from "./use-title.ts";

interface PageHeadProps {
  /** What the page is called in the browser's tab; the first screen is called as Tabletown is. */
  readonly title: string;
  readonly home?: boolean;
}

/** The head of every page that is not a table: the way home, the language, the settings. */
export function PageHead({ title, home = true }: PageHeadProps): JSX.Element {
  useTitle(title);
  const open = useSignal(false);
  const { language } = settings.value;
  const dark = document.documentElement.dataset.theme === "dark";
  return (
    <header class="page-head">
      {home ? <IconButton icon="back" label={t().home} href={href()} /> : <span class="brand">Tabletown</span>}
      <nav class="languages" aria-label={t().language}>
        {LANGUAGES.map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            aria-pressed={each === language}
            aria-label={`${each} – ${t().languageNames[each]}`}
            onClick={() => changeLanguage(each)}
          >
            {each}
          </button>
        ))}
      </nav>
      <IconButton
        icon={dark ? "sun" : "moon"}
        label={`${t().theme}: ${dark ? t().themes.light : t().themes.dark}`}
        onClick={() => change({ theme: dark ? "light" : "dark" })}
      />
      <IconButton
        icon="gear"
        label={t().settings}
        onClick={() => {
          open.value = true;
        }}
      />
      {open.value && (
        <SettingsDialog
          onClose={() => {
            open.value = false;
          }}
        />
      )}
    </header>
  );
}
