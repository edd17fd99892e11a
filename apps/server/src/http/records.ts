import { bad, checkRecord, type GameRecord, gameOfRecord, good, type Outcome, replay } from "@tabletown/kernel";
import type { Problem } from "@tabletown/protocol";
import type { House } from "../house.ts";
import { newId } from "../random.ts";
import { framesOf } from "../records/frames.ts";
import { draftOf, openDraft } from "../rooms/create.ts";
import type { LoggedMove } from "../rooms/entry.ts";
import type { Line } from "../rooms/line.ts";
import { tableInfo } from "../rooms/payload.ts";
import { emptyTable } from "../rooms/table.ts";
import type { Settings } from "../stores/matches.ts";
import type { Handlers } from "./handlers.ts";

type Mine = Pick<Handlers, "upload" | "uploaded" | "watchRecord" | "continueRecord">;

/** Records one person may keep here. */
const MOST = 200;
const MOST_MOVES = 5_000;

export function recordHandlers(house: House): Mine {
  const { store, games, config } = house;

  const find = async (id: string): Promise<Outcome<GameRecord, Problem>> => {
    const text = await store.records.find(id);
    return text === undefined ? bad({ code: "not-found" }) : good(JSON.parse(text) as GameRecord);
  };

  const gameOf = async (record: GameRecord) => {
    const title = await games.title(record.game);
    if (title === undefined) return bad({ code: "unknown-game" } as const);
    const game = gameOfRecord(title, record);
    return game.ok ? game : bad({ code: "bad-record", detail: `${game.problem.code} ${game.problem.at}` } as const);
  };

  return {
    async upload({ person, body }) {
      if ((await store.records.countOf(person.id)) >= MOST) return bad({ code: "too-many" });
      const record = checkRecord(body);
      if (!record.ok) return bad({ code: "bad-record", detail: `${record.problem.code} ${record.problem.at}` });
      if (record.value.moves.length > MOST_MOVES) return bad({ code: "too-large" });
      const game = await gameOf(record.value);
      if (!game.ok) return game;
      const again = replay(game.value, record.value);
      if (!again.ok) return bad({ code: "bad-record", detail: `${again.problem.code} ${again.problem.at}` });
      const id = newId();
      const { game: name, moves } = record.value;
      await store.records.keep({
        id,
        owner: person.id,
        game: name,
        created: config.now(),
        data: JSON.stringify(record.value),
      });
      return good({ record: id, moves: moves.length });
    },

    async uploaded({ params }) {
      const record = await find(params.record);
      return record.ok ? good({ ...record.value }) : record;
    },

    async watchRecord({ params, query }) {
      const record = await find(params.record);
      if (!record.ok) return record;
      const game = await gameOf(record.value);
      if (!game.ok) return game;
      const seats = record.value.seats.length;
      const viewer = query.as === "spectator" ? undefined : query.as;
      if (viewer !== undefined && viewer >= seats) return bad({ code: "no-such-seat" });
      const shown = { game: game.value, table: emptyTable(seats) };
      return good(framesOf(shown, lineOfRecord(record.value), viewer, query.from, true, true));
    },

    async continueRecord({ params, body, person }) {
      const record = await find(params.record);
      if (!record.ok) return record;
      const game = await gameOf(record.value);
      if (!game.ok) return game;
      const { setup, moves } = lineOfRecord(record.value);
      const finished = body.move === moves.length && record.value.standing !== undefined;
      if (body.move > moves.length || finished) return bad({ code: "over" });
      const settings: Settings = {
        options: game.value.options as Settings["options"],
        components: game.value.components,
        ...(record.value.components.table !== undefined && { table: record.value.components.table }),
        time: { kind: "none" },
        onTimeout: "bot",
        takebacks: true,
        agreedDraws: false,
        spectators: { allowed: true, delay: 0 },
        startWhenFull: false,
        continued: true,
      };
      const draft = await draftOf(
        house,
        { game: record.value.game, rules: record.value.rules, visibility: "invitation", settings },
        record.value.seats.map(({ name }) => ({ name: name.slice(0, 40) || "–", person: person.id })),
        person.id,
        { kind: "start", ...setup, opening: moves.slice(0, body.move) },
      );
      if (!draft.ok) return draft;
      const room = await openDraft(house, draft.value, person.id);
      return room.ok ? good(tableInfo(room.value, true)) : room;
    },
  };
}

function lineOfRecord({ setup, moves }: GameRecord): Line {
  return {
    started: 0,
    setup,
    moves: moves.map(({ seat, move, draws = [], hash }): LoggedMove & { at: number } => ({
      seat,
      move,
      draws,
      hash,
      at: 0,
    })),
  };
}
