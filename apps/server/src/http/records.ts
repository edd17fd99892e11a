import { hash } from "node:crypto";
import {
  canonical,
  checkRecord,
  failure,
  type GameRecord,
  gameOfRecord,
  type Result,
  success,
} from "@tabletown/kernel";
import { nameFrom, type Problem } from "@tabletown/protocol";
import { countRecord, withinQuota } from "../limits/quotas.ts";
import { newId } from "../random.ts";
import { badRecord } from "../records/bad-record.ts";
import { draftOf } from "../rooms/create.ts";
import type { MoveHistory } from "../rooms/move-history.ts";
import { openMatch } from "../rooms/open-match.ts";
import type { Services } from "../services.ts";
import type { LoggedMove } from "../stores/entry.ts";
import type { GameIdentity, MatchSettings } from "../stores/matches.ts";
import { pageStart } from "../stores/page-start.ts";
import type { Handlers } from "./handlers.ts";

type Mine = Pick<Handlers, "upload" | "records" | "removeRecord" | "uploaded" | "watchRecord" | "continueRecord">;

const MOST_MOVES = 5_000;

export function recordHandlers(services: Services): Mine {
  const { store, games, config, recordWorker } = services;

  const find = async (id: string): Promise<Result<GameRecord, Problem>> => {
    const text = await store.records.find(id);
    return text === undefined ? failure({ code: "not-found" }) : success(JSON.parse(text) as GameRecord);
  };

  /** The table a record was dealt from, where it is known here. */
  const tableOf = async ({ game, components: { hash, table } }: GameRecord): Promise<unknown> =>
    table ?? (await store.components.find(game, hash))?.table;

  /** What was played, as far as we know the game. */
  const playedIn = async (record: GameRecord): Promise<Result<GameIdentity, Problem>> => {
    const title = await games.title(record.game);
    if (!title.ok) return title;
    const table = await tableOf(record);
    const game = gameOfRecord(title.value, record, table);
    if (!game.ok) return failure(badRecord(game.problem));
    const { options, components } = game.value;
    const settings = {
      options: options as MatchSettings["options"],
      components,
      ...(table !== undefined && { table }),
    };
    return success({ game: record.game, rules: record.rules, settings });
  };

  return {
    async upload({ person, address, body }) {
      const record = checkRecord(body);
      if (!record.ok) return failure(badRecord(record.problem));
      if (record.value.moves.length > MOST_MOVES) return failure({ code: "too-large" });
      const { game, moves } = record.value;
      const data = JSON.stringify(record.value);
      // Of the canonical form: the same record with its fields in another order is the same record.
      const digest = hash("sha256", canonical(record.value));
      const [owner, created, bytes] = [person.id, config.now(), Buffer.byteLength(data)];
      const known = await store.records.byHash(digest);
      if (known !== undefined && (await store.records.isKeptFor(owner, known)))
        return success({ record: known, moves: moves.length });
      const counted = await countRecord(services, { person: owner, address }, bytes);
      if (!counted.ok) return counted;
      if (known === undefined) {
        const checked = await recordWorker.check(record.value, await tableOf(record.value));
        if (!checked.ok) return checked;
      }
      const { records, recordBytes } = config.quotas;
      const kept = await withinQuota(
        "too-many-records",
        store.records.keep(
          { id: newId(), owner, game, created, data, hash: digest, bytes },
          { count: records, bytes: recordBytes },
        ),
      );
      return kept.ok ? success({ record: kept.value, moves: moves.length }) : kept;
    },

    async records({ person, query }) {
      const rows = await store.records.listed(person.id, pageStart(query));
      return success({
        records: rows.map(({ data, ...row }) => {
          const { seats, moves } = JSON.parse(data) as GameRecord;
          return { ...row, names: seats.map(({ name }) => nameFrom(name)), moves: moves.length };
        }),
      });
    },

    async removeRecord({ person, params }) {
      if (!(await store.records.isKeptFor(person.id, params.record))) return failure({ code: "not-found" });
      await store.records.remove(person.id, params.record);
      return success({});
    },

    async uploaded({ params }) {
      const record = await find(params.record);
      return record.ok ? success({ ...record.value }) : record;
    },

    async watchRecord({ params, query }) {
      const record = await find(params.record);
      if (!record.ok) return record;
      const seats = record.value.seats.length;
      const viewer = query.as === "spectator" ? undefined : query.as;
      if (viewer !== undefined && viewer >= seats) return failure({ code: "no-such-seat" });
      const played = await playedIn(record.value);
      if (!played.ok) return played;
      return recordWorker.replay({
        played: played.value,
        seats,
        history: historyOfRecord(record.value),
        viewer,
        from: query.from,
        views: true,
        openMoves: true,
      });
    },

    async continueRecord({ params, body, person, address }) {
      const record = await find(params.record);
      if (!record.ok) return record;
      const played = await playedIn(record.value);
      if (!played.ok) return played;
      const { setup, moves } = historyOfRecord(record.value);
      const finished = body.move === moves.length && record.value.standing !== undefined;
      if (body.move > moves.length || finished) return failure({ code: "over" });
      const settings: MatchSettings = {
        ...played.value.settings,
        time: { kind: "none" },
        onTimeout: "bot",
        takebacks: true,
        agreedDraws: false,
        spectators: { allowed: true, delay: 0 },
        startWhenFull: false,
        continued: true,
      };
      const seats = record.value.seats.map(({ name }) => ({ name: nameFrom(name) || "–", person: person.id }));
      const opening = { kind: "start" as const, ...setup, opening: moves.slice(0, body.move) };
      return openMatch(services, { person: person.id, address }, body.key, (id) =>
        draftOf(services, { ...played.value, id, visibility: "invitation", settings }, seats, person.id, opening),
      );
    },
  };
}

function historyOfRecord({ setup, moves }: GameRecord): MoveHistory {
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
