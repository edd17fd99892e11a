import { isIP } from "node:net";
import type { Allowance } from "./config.ts";

/** How a setting is written where there is only text: in the environment, on the command line, in the documentation. */
export interface SettingKind {
  readonly name: string;
  /** What is expected, to end the sentence "… must be". */
  readonly expected: string;
  /** Nothing, where the text is not of this kind. */
  read(text: string): unknown;
  write(value: unknown): string;
}

const UNITS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const SIZES = { KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 } as const;
const ON = ["on", "true", "yes", "1"];
const OFF = ["off", "false", "no", "0"];
export const LOG_LEVELS = ["silent", "fatal", "error", "warn", "info", "debug"] as const;

export const TEXT: SettingKind = { name: "text", expected: "a text", read: (text) => text, write: String };

export const COUNT: SettingKind = {
  name: "number",
  expected: "a whole number",
  read: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined),
  write: String,
};

export const PORT = within(COUNT, 0, 65_535);
export const AT_LEAST_ONE = within(COUNT, 1, 1_000_000);

export const SWITCH: SettingKind = {
  name: "switch",
  expected: "on or off",
  read(text) {
    const word = text.toLowerCase();
    return ON.includes(word) ? true : OFF.includes(word) ? false : undefined;
  },
  write: (value) => (value === true ? "on" : "off"),
};

export const LEVEL: SettingKind = {
  name: "level",
  expected: `one of ${LOG_LEVELS.join(", ")}`,
  read: (text) => LOG_LEVELS.find((level) => level === text),
  write: String,
};

export const PROXIES: SettingKind = {
  name: "proxies",
  expected: "the number of proxies, or their addresses and networks such as 10.0.0.7,192.168.0.0/16",
  read(text) {
    if (/^\d$/.test(text)) return Number(text);
    const places = text.split(",").map((place) => place.trim());
    return places.every(isPlace) ? places : undefined;
  },
  write: String,
};

export const WEB_ADDRESS: SettingKind = {
  name: "url",
  expected: "an address that begins with https:// or http://, without a path",
  read(text) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const whole = url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "";
    return whole ? url.origin : undefined;
  },
  write: String,
};

export const POSTGRES_ADDRESS: SettingKind = {
  name: "url",
  expected: "an address that begins with postgres://",
  read: (text) => (/^postgres(ql)?:\/\//.test(text) ? text : undefined),
  write: String,
};

export const DURATION: SettingKind = {
  name: "time",
  expected: "a time such as 500ms, 30s, 5m, 12h or 90d",
  read(text) {
    const [, number, unit] = /^(\d{1,9})(ms|s|m|h|d)$/.exec(text) ?? [];
    return number === undefined ? undefined : Number(number) * UNITS[unit as keyof typeof UNITS];
  },
  write: (value) => largest(Number(value), UNITS, "ms"),
};

const A_DAY = UNITS.d;
/** What timers wait for, which cannot wait for weeks: for nothing, for a machine, for somebody far away. */
export const PAUSE = within(DURATION, 0, A_DAY);
export const TIMER = within(DURATION, 10, A_DAY);
export const PATIENCE = within(DURATION, 1_000, A_DAY);
/** Of processor time, of which a hundred times as much is waited for. */
export const BUDGET = within(DURATION, 0, A_DAY / 24);

export const SIZE: SettingKind = {
  name: "size",
  expected: "a size such as 64KB, 1MB or 2GB",
  read(text) {
    const [, number, unit] = /^(\d{1,6})(KB|MB|GB)$/.exec(text) ?? [];
    return number === undefined ? undefined : Number(number) * SIZES[unit as keyof typeof SIZES];
  },
  write: (value) => largest(Number(value), SIZES, "KB"),
};

export const ALLOWANCE: SettingKind = {
  name: "allowance",
  expected: "two numbers such as 20/100: so many a second, and so many at once",
  read(text) {
    const [, perSecond, burst] = /^(\d{1,6}(?:\.\d{1,3})?)\/(\d{1,6})$/.exec(text) ?? [];
    if (perSecond === undefined || Number(perSecond) === 0 || Number(burst) === 0) return undefined;
    return { perSecond: Number(perSecond), burst: Number(burst) };
  },
  write(value) {
    const { perSecond, burst } = value as Allowance;
    return `${perSecond}/${burst}`;
  },
};

/** The same kind where not every value makes sense: nobody can come in on port 99999, and no bot thinks on no thread. */
function within(kind: SettingKind, least: number, most: number): SettingKind {
  return {
    ...kind,
    expected: `${kind.expected}, from ${kind.write(least)} to ${kind.write(most)}`,
    read(text) {
      const value = kind.read(text);
      return typeof value === "number" && value >= least && value <= most ? value : undefined;
    },
  };
}

/** An address, or a network: "10.0.0.0/8". */
function isPlace(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** In the largest unit that needs no fraction. */
function largest(value: number, units: Readonly<Record<string, number>>, smallest: string): string {
  if (value === 0) return `0${smallest}`;
  const [unit, size] = Object.entries(units).findLast(([, each]) => value % each === 0) ?? [smallest, 1];
  return `${value / size}${unit}`;
}
