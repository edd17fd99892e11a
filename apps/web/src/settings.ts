import { effect, signal } from "@preact/signals";
import { LANGUAGES, type Language } from "@tabletown/kernel";

/** How fast things move: 0 shows nothing in between. */
export const SPEEDS = ["slow", "normal", "fast", "still"] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ["system", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly sound: boolean;
  readonly name: string;
  /** Confirm every proposed move; otherwise only what cannot be taken back. */
  readonly confirm: "always" | "lasting";
  /** Whether single keys do something at a table. */
  readonly keys: boolean;
  /** Whether log, moves and text stand beside the board where there is room. */
  readonly panel: "beside" | "folded";
  /** By game: what was last played against bots. */
  readonly tables: Readonly<Record<string, LastMatch>>;
  /** What was chosen for the online table that was opened last. */
  readonly terms: Readonly<Record<string, string>>;
  /** When those that follow a person to other devices were last chosen. */
  readonly changed: Readonly<Partial<Record<Following, number>>>;
}

/** Settings that are the same on all devices of somebody with an account. */
export const FOLLOWING = ["language", "theme", "speed", "sound", "confirm", "name"] as const;
export type Following = (typeof FOLLOWING)[number];

interface LastMatch {
  readonly seats: number;
  /** The level of each bot. */
  readonly levels: readonly string[];
}

const KEY = "tabletown.settings";

export const settings = signal<Settings>(stored());

/** Settings that somebody has chosen, now or, on another device, earlier. What other tabs have chosen meanwhile stays stored. */
export function change(part: Partial<Settings>, time: number = Date.now()): void {
  const chosen = FOLLOWING.filter((name) => name in part).map((name) => [name, time] as const);
  const changed = (before: Settings): Settings => ({
    ...before,
    ...part,
    tables: { ...before.tables, ...part.tables },
    changed: { ...before.changed, ...Object.fromEntries(chosen) },
  });
  settings.value = changed(settings.value);
  store(changed(stored()));
}

function store(kept: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that forbids storage still plays; it only forgets.
  }
}

function stored(): Settings {
  const usual: Settings = {
    language: preferredLanguage(),
    theme: "system",
    speed: "normal",
    sound: false,
    name: "",
    confirm: "always",
    keys: true,
    panel: "beside",
    tables: {},
    terms: {},
    changed: {},
  };
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    return { ...usual, ...saved };
  } catch {
    return usual;
  }
}

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const known = wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag));
  return (known as Language | undefined) ?? "en";
}

/** Keeps the page and the browser's storage in step with the settings. */
export function applySettings(): void {
  const night = matchMedia("(prefers-color-scheme: dark)");
  const paint = (): void => {
    const { theme, language, speed } = settings.value;
    setOnPage("data-theme", theme === "system" ? (night.matches ? "dark" : "light") : theme);
    setOnPage("data-motion", speed === "still" ? "still" : "moving");
    setOnPage("lang", language);
  };
  store(stored());
  effect(paint);
  night.addEventListener("change", paint);
  addEventListener("storage", ({ key }) => {
    if (key === KEY) followName();
  });
}

/** Another tab may have signed in, or chosen a name: a tab that keeps its settings afterwards does not bring the old one back. */
function followName(): void {
  const { name, changed } = stored();
  if (name === settings.value.name) return;
  settings.value = {
    ...settings.value,
    name,
    changed: { ...settings.value.changed, name: changed.name ?? Date.now() },
  };
}

/** What is set once more as it was costs as much as a change: everything on the page gets its style anew. */
function setOnPage(attribute: string, value: string): void {
  const root = document.documentElement;
  if (root.getAttribute(attribute) !== value) root.setAttribute(attribute, value);
}

export function isMotionOff(): boolean {
  return settings.value.speed === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Stretches a length of time in milliseconds to the chosen speed. */
export function scaledToSpeed(milliseconds: number): number {
  const factor: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.45, still: 0.1 };
  return milliseconds * factor[settings.value.speed];
}
