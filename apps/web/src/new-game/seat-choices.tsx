import { SeatMark } from "@tabletown/ui";
import type { JSX } from "preact";
import type { InPlay } from "../library.ts";
import { Choose } from "../part/choose.tsx";
import { change, settings } from "../settings.ts";
import { t } from "../text/index.ts";
import { BotLevels } from "./bot-levels.tsx";
import { botsOf, type Draft, peopleCount, range, seatCount, unnamed } from "./draft.ts";

interface SeatChoicesProps {
  readonly draft: Draft;
  readonly inPlay: InPlay;
}

/** How many play, how many of them are people, and how well the bots play. */
export function SeatChoices({ draft, inPlay }: SeatChoicesProps): JSX.Element {
  const count = seatCount(draft, inPlay);
  const people = peopleCount(draft, count);
  const bots = botsOf(draft, count);
  const { way, levels, mixed } = draft;
  return (
    <>
      <Choose
        label={t().howMany}
        values={range(...inPlay.game.seats).map((n) => [String(n), String(n)])}
        value={String(count)}
        onChange={(value) => {
          draft.seats.value = Number(value);
        }}
      />
      {way.value === "screen" && count > 1 && (
        <Choose
          label={t().person}
          values={range(1, count).map((n) => [String(n), String(n)])}
          value={String(people)}
          onChange={(value) => {
            draft.people.value = Number(value);
          }}
        />
      )}
      {way.value !== "online" && bots.length > 0 && (
        <BotLevels
          bots={bots}
          mixed={mixed.value}
          onMix={() => {
            mixed.value = true;
          }}
          onAll={(level) => {
            mixed.value = false;
            levels.value = [level];
          }}
          onOne={(chosen, level) => {
            levels.value = bots.map((bot) => (bot.seat === chosen ? level : bot.level));
          }}
        />
      )}
      <Names draft={draft} people={way.value === "screen" ? people : 1} />
    </>
  );
}

function Names({ draft: { names, way }, people }: { readonly draft: Draft; readonly people: number }): JSX.Element {
  // Others would take what stands there for a name.
  const online = way.value === "online";
  const rename = (seat: number, name: string): void => {
    if (seat === 0) change({ name });
    else names.value = { ...names.value, [seat]: name };
  };
  return (
    <div class="names">
      {range(0, people - 1).map((seat) => (
        <label key={seat} class="field">
          <span>
            <SeatMark seat={seat} /> {seat === 0 ? t().yourName : t().seatNumber(seat + 1)}
          </span>
          <input
            type="text"
            maxLength={40}
            autocomplete="off"
            id={seat === 0 ? "your-name" : undefined}
            value={seat === 0 ? settings.value.name : (names.value[seat] ?? "")}
            aria-required={online}
            // Why no table could be opened.
            aria-describedby={online ? "create-problem" : undefined}
            placeholder={online ? "" : unnamed(seat, people)}
            onInput={({ currentTarget }) => rename(seat, currentTarget.value)}
          />
        </label>
      ))}
    </div>
  );
}
