import type { Profile } from "@tabletown/protocol";
import type { JSX } from "preact";
import { percent } from "../part/figures.ts";
import { profileTexts } from "./profile-text.ts";
import { ratingValue } from "./rating.ts";
import { said } from "./text.ts";

type Step = Profile["course"][number];

const [WIDTH, HEIGHT] = [300, 110];

/** A rating after each match: the line is the best guess, the band where it probably lies. */
export function RatingChart({ steps }: { readonly steps: readonly Step[] }): JSX.Element | null {
  const [first, last] = [steps[0], steps.at(-1)];
  // After one match there is no course yet.
  if (first === undefined || last === undefined || steps.length < 2) return null;
  const low = Math.floor(Math.min(...steps.map(({ mu, sigma }) => mu - 2 * sigma)));
  const high = Math.ceil(Math.max(...steps.map(({ mu, sigma }) => mu + 2 * sigma)));
  const x = (index: number): number => (index / (steps.length - 1)) * WIDTH;
  const y = (value: number): number => HEIGHT - ((value - low) / Math.max(1, high - low)) * HEIGHT;
  const point = (index: number, value: number): string => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
  const upper = steps.map(({ mu, sigma }, index) => point(index, mu + 2 * sigma));
  const lower = steps.map(({ mu, sigma }, index) => point(index, mu - 2 * sigma)).reverse();
  const label = `${said(profileTexts.course)}: ${said(profileTexts.courseFrom)(ratingValue(first), ratingValue(last))}, ${said(profileTexts.matches)(steps.length)}`;
  return (
    <figure class="rating-chart">
      <div class="chart-frame">
        <div class="chart-scale" aria-hidden="true">
          <span>{high}</span>
          <span>{Math.round((low + high) / 2)}</span>
          <span>{low}</span>
        </div>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          <path d={`M${[...upper, ...lower].join("L")}Z`} class="rating-band" />
          <path d={`M${steps.map(({ mu }, index) => point(index, mu)).join("L")}`} class="rating-line" />
        </svg>
      </div>
      <figcaption class="small soft">{label}</figcaption>
    </figure>
  );
}

interface Bar {
  readonly key: string;
  readonly name: JSX.Element | string;
  /** From 0 to 1. */
  readonly share: number;
  readonly text: string;
}

/** Shares of a whole as bars, each with its figures in words. */
export function Bars({ bars }: { readonly bars: readonly Bar[] }): JSX.Element {
  return (
    <ul class="bars">
      {bars.map(({ key, name, share, text }) => (
        <li key={key}>
          <span class="bar-name">{name}</span>
          <svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="10" class="bar-whole" />
            <rect width={100 * share} height="10" class="bar-part" />
          </svg>
          <span class="bar-text">
            {percent(share)} <span class="small soft">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
