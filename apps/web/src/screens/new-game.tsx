import { useSignal } from "@preact/signals";
import { type OptionSpec, type OptionValue, optionsThatMatter, type Words } from "@tabletown/kernel";
import { Button, Icon, type IconName, SeatMark, say } from "@tabletown/ui";
import type { JSX } from "preact";
import { inPlay, loadCover, loadGame } from "../library.ts";
import { newMatch } from "../local/saved-match.ts";
import type { SavedSeat } from "../local/saves.ts";
import { type BotRow, BotRows } from "../part/bot-rows.tsx";
import { Choose } from "../part/choose.tsx";
import { Failed, lazily, useArriving, Waiting } from "../part/lazily.tsx";
import { isLevel, LEVELS, type Level } from "../part/levels.ts";
import { PageHead } from "../part/page-head.tsx";
import { seatName } from "../part/seat-name.ts";
import { go, href } from "../route.ts";
import { change, settings } from "../settings.ts";
import { t } from "../text/index.ts";

const CreateOnline = lazily(async () => (await import("../online/create-online.tsx")).CreateOnline);
const WAYS = ["bots", "screen", "online"] as const;
type Way = (typeof WAYS)[number];
const wayIcons: Record<Way, IconName> = { bots: "robot", screen: "phone", online: "link" };

export function NewGame({ game: id }: { readonly game: string }): JSX.Element {
  const [progress, again] = useArriving(id, async () => ({ loaded: await loadGame(id), cover: await loadCover(id) }));
  const way = useSignal<Way>("bots");
  const last = settings.value.tables[id];
  const seats = useSignal(last?.seats);
  const levels = useSignal<readonly Level[]>(last?.levels.filter(isLevel) ?? []);
  const mixed = useSignal(levels.value.some((level) => level !== levels.value[0]));
  const people = useSignal(2);
  const names = useSignal<Readonly<Record<number, string>>>({});
  const options = useSignal<Readonly<Record<string, OptionValue>>>({});
  if (progress.state === "waiting") return <Waiting />;
  if (progress.state === "failed") return <Failed again={again} />;
  const { loaded, cover } = progress.value;
  const { language, name: myName } = settings.value;
  const words = loaded.title.words(language);
  const chosen = inPlay(loaded, options.value);
  if (!chosen.ok) return <Failed text={chosen.problem} />;
  const [fewest, most] = chosen.value.game.seats;
  const count = Math.min(most, Math.max(fewest, seats.value ?? Math.max(fewest, Math.min(3, most))));
  const persons = way.value === "bots" ? 1 : Math.min(count, Math.max(1, people.value));
  // Whoever joins later plays as well as the first.
  const levelOf = (bot: number): Level => levels.value[bot] ?? levels.value[0] ?? "casual";
  const botAt = (seat: number) => {
    const bot = levelOf(seat - persons);
    return { name: seatName({ name: "", bot }, seat), bot };
  };
  const line = (): readonly SavedSeat[] =>
    Array.from({ length: count }, (_, seat) => {
      if (seat >= persons) return botAt(seat);
      const given = seat === 0 ? myName : names.value[seat];
      return { name: given?.trim() || (persons === 1 ? t().defaultName : t().seatNumber(seat + 1)) };
    });
  const start = async (): Promise<void> => {
    const played = { seats: count, levels: range(persons, count - 1).map((seat) => botAt(seat).bot) };
    if (played.levels.length > 0) change({ tables: { ...settings.value.tables, [id]: played } });
    const save = await newMatch(chosen.value, line());
    go("play", save.id);
  };
  const wayText: Record<Way, readonly [string, string]> = {
    bots: [t().againstBots, t().againstBotsHint],
    screen: [t().oneScreen, t().oneScreenHint],
    online: [t().online, t().onlineHint],
  };
  return (
    <div>
      <PageHead />
      <main class="page new-game">
        <div class="new-face">
          <span class="game-picture">
            <cover.Picture />
          </span>
          <div>
            <h1>{words.title}</h1>
            <p>{say(language, cover.pitch)}</p>
            <p class="button-row">
              <Button kind="quiet" href={href("lesson", id)}>
                {t().learn}
              </Button>
              <Button kind="quiet" icon="book" href={href("rules", id)}>
                {t().rules}
              </Button>
            </p>
          </div>
        </div>
        <form
          class="new-form"
          onSubmit={(event) => {
            event.preventDefault();
            void start();
          }}
        >
          <fieldset class="ways">
            <legend class="unseen">{t().play}</legend>
            {WAYS.map((each) => (
              <label key={each} class="way">
                <input
                  type="radio"
                  name="way"
                  checked={way.value === each}
                  onChange={() => {
                    way.value = each;
                  }}
                />
                <span class="way-face">
                  <Icon name={wayIcons[each]} size={26} />
                  <b>{wayText[each][0]}</b>
                  <span class="small soft">{wayText[each][1]}</span>
                </span>
              </label>
            ))}
          </fieldset>
          {way.value !== "online" && (
            <Button kind="main" icon="play" type="submit" class="start" id="start">
              {t().start}
            </Button>
          )}
          <Choose
            label={t().howMany}
            values={range(fewest, most).map((n) => [String(n), String(n)])}
            value={String(count)}
            onChange={(value) => {
              seats.value = Number(value);
            }}
          />
          {way.value === "screen" && count > 1 && (
            <Choose
              label={t().person}
              values={range(1, count).map((n) => [String(n), String(n)])}
              value={String(persons)}
              onChange={(value) => {
                people.value = Number(value);
              }}
            />
          )}
          {way.value !== "online" && persons < count && (
            <BotLevels
              bots={range(persons, count - 1).map((seat) => ({ seat, name: botAt(seat).name, level: botAt(seat).bot }))}
              mixed={mixed.value}
              onMix={() => {
                mixed.value = true;
              }}
              onAll={(level) => {
                mixed.value = false;
                levels.value = [level];
              }}
              onOne={(chosen, level) => {
                levels.value = range(persons, count - 1).map((seat) => (seat === chosen ? level : botAt(seat).bot));
              }}
            />
          )}
          <div class="names">
            {range(0, way.value === "screen" ? persons - 1 : 0).map((seat) => (
              <label key={seat} class="field">
                <span>
                  <SeatMark seat={seat} /> {seat === 0 ? t().yourName : t().seatNumber(seat + 1)}
                </span>
                <input
                  type="text"
                  maxLength={24}
                  autocomplete="off"
                  value={seat === 0 ? myName : (names.value[seat] ?? "")}
                  placeholder={seat === 0 ? t().defaultName : t().seatNumber(seat + 1)}
                  onInput={({ currentTarget }) => {
                    if (seat === 0) change({ name: currentTarget.value });
                    else names.value = { ...names.value, [seat]: currentTarget.value };
                  }}
                />
              </label>
            ))}
          </div>
          <OptionChoices
            specs={optionsThatMatter(loaded.title.optionSpecs, options.value)}
            words={words}
            values={options.value}
            onChange={(name, value) => {
              options.value = { ...options.value, [name]: value };
            }}
          />
          {way.value === "online" && <CreateOnline game={id} seats={count} options={options.value} />}
        </form>
      </main>
    </div>
  );
}

/** How well the bots play: all alike, or each as one likes. */
function BotLevels(props: {
  readonly bots: readonly (BotRow & { readonly level: Level })[];
  readonly mixed: boolean;
  onMix(): void;
  onAll(level: Level): void;
  onOne(seat: number, level: Level): void;
}): JSX.Element {
  const { bots, onMix, onAll, onOne } = props;
  const level = bots[0]?.level ?? "casual";
  const mixed = props.mixed && bots.length > 1;
  const values: (readonly [Level | "mixed", string])[] = LEVELS.map((each) => [each, t().botNames[each] ?? each]);
  if (bots.length > 1) values.push(["mixed", t().mixed]);
  return (
    <div class="bot-levels">
      <Choose
        label={t().level}
        values={values}
        value={mixed ? "mixed" : level}
        onChange={(value) => {
          if (value === "mixed") onMix();
          else onAll(value);
        }}
      />
      {mixed ? (
        <BotRows
          bots={bots}
          onChange={(seat, chosen) => {
            if (isLevel(chosen)) onOne(seat, chosen);
          }}
        />
      ) : (
        <p class="small soft">{t().botManners[level]}</p>
      )}
    </div>
  );
}

function OptionChoices(props: {
  readonly specs: readonly OptionSpec[];
  readonly words: Words;
  readonly values: Readonly<Record<string, OptionValue>>;
  onChange(name: string, value: OptionValue): void;
}): JSX.Element | null {
  const { specs, words, values, onChange } = props;
  if (specs.length === 0) return null;
  const text = (name: string, value: OptionValue): string =>
    words.names[`option.${name}.${value}`] ?? (typeof value === "boolean" ? (value ? t().on : t().off) : String(value));
  return (
    <section class="options">
      <h2>{t().options}</h2>
      {specs.map(({ name, values: allowed }) => (
        <Choose
          key={name}
          label={words.names[`option.${name}`] ?? name}
          values={allowed.map((value) => [String(value), text(name, value)])}
          value={String(values[name] ?? allowed[0])}
          onChange={(picked) => {
            const value = allowed.find((each) => String(each) === picked);
            if (value !== undefined) onChange(name, value);
          }}
        />
      ))}
    </section>
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
