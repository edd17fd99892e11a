import { failure, success } from "@tabletown/kernel";
import { backUp } from "../backup/backup.ts";
import { backupFile, backupsOf } from "../backup/backup-files.ts";
import { banPerson } from "../conduct/ban.ts";
import { unusablePath } from "../data-folder/folders.ts";
import { personalData } from "../identity/personal-data.ts";
import { erasePerson } from "../identity/replacement.ts";
import { makeRecoveryLink } from "../identity/tickets.ts";
import { Queue } from "../queue.ts";
import type { Services } from "../services.ts";
import { folded } from "../stores/login.ts";
import { pageStart } from "../stores/page-start.ts";
import type { Handlers } from "./handlers.ts";
import { nodeStatus } from "./node-status.ts";

type Mine = Pick<
  Handlers,
  | "adminStatus"
  | "adminMatches"
  | "adminClose"
  | "adminPeople"
  | "adminBan"
  | "adminUnban"
  | "adminRecover"
  | "adminPersonalData"
  | "adminDelete"
  | "adminBackup"
>;

const DAY = 86_400_000;

export function adminHandlers(services: Services): Mine {
  const { store, rooms, people, config, secrets, log } = services;
  // One after the other: each has a name only when it is whole.
  const backups = new Queue();
  return {
    adminStatus: async ({ request }) => success(await nodeStatus(services, request)),
    adminMatches: async ({ query }) => success({ matches: await store.matchLists.all(query.status, pageStart(query)) }),
    async adminClose({ params }) {
      const room = await rooms.get(params.match);
      if (!room.ok) return room;
      const done = await room.value.close();
      return done.ok ? success({}) : done;
    },
    async adminPeople({ query }) {
      const rows = await store.people.search(query.name, pageStart(query));
      return success({
        people: rows.map(({ id, name, login, seen, banned, bannedUntil }) => ({
          person: id,
          name,
          ...(login !== "" && { login }),
          seen,
          banned: banned !== 0,
          ...(bannedUntil > 0 && { until: bannedUntil }),
        })),
      });
    },
    async adminBan({ params, query }) {
      if ((await store.people.find(params.person)) === undefined) return failure({ code: "not-found" });
      const until = query.days === undefined ? undefined : config.now() + query.days * DAY;
      const done = await banPerson(services, params.person, until);
      return done.ok ? success({}) : done;
    },
    async adminUnban({ params }) {
      if ((await store.people.find(params.person)) === undefined) return failure({ code: "not-found" });
      await people.unban(params.person);
      return success({});
    },
    async adminRecover({ params }) {
      if ((await store.people.find(params.person)) === undefined) return failure({ code: "not-found" });
      const { link, expires } = await makeRecoveryLink(services, params.person);
      const url = config.publicUrl && new URL(`#/link/${link}`, config.publicUrl).href;
      return success({ link, expires, ...(url !== undefined && { url }) });
    },
    async adminPersonalData({ params }) {
      const row = await store.people.find(params.person);
      return row === undefined ? failure({ code: "not-found" }) : success(await personalData(services, row));
    },
    async adminDelete({ params, body }) {
      const row = await store.people.find(params.person);
      if (row === undefined) return failure({ code: "not-found" });
      if (folded(body.name) !== folded(row.name)) return failure({ code: "wrong-name" });
      const done = await erasePerson(services, params.person);
      return done.ok ? success({}) : done;
    },
    adminBackup: () =>
      backups.run(async () => {
        const folder = backupsOf(config.data);
        try {
          const file = backupFile(folder, config.now());
          const rows = await backUp(store.database, secrets, file, config.now());
          return success({ file, rows });
        } catch (error) {
          const unusable = unusablePath(folder, error);
          if (unusable === undefined) throw error;
          log.error({ message: unusable.message }, "no backup could be written");
          return failure({ code: "no-storage", detail: unusable.message });
        }
      }),
  };
}
