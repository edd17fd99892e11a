import { accountRoutes } from "./account.ts";
import { adminRoutes } from "./admin.ts";
import { channelRoutes } from "./channels.ts";
import { conductRoutes } from "./conduct.ts";
import { gameRoutes } from "./games.ts";
import { lobbyRoutes } from "./lobby.ts";
import { matchRoutes } from "./matches.ts";
import { packRoutes } from "./packs.ts";
import { personRoutes } from "./people.ts";
import { personalDataRoutes } from "./personal-data.ts";
import { profileRoutes } from "./profile.ts";
import { recordRoutes } from "./records.ts";
import { statisticsRoutes } from "./statistics.ts";

/** The whole HTTP API. */
export const routes = {
  ...gameRoutes,
  ...personRoutes,
  ...accountRoutes,
  ...personalDataRoutes,
  ...matchRoutes,
  ...recordRoutes,
  ...packRoutes,
  ...lobbyRoutes,
  ...channelRoutes,
  ...statisticsRoutes,
  ...profileRoutes,
  ...conductRoutes,
  ...adminRoutes,
};
export type Routes = typeof routes;
export type RouteName = keyof Routes;
