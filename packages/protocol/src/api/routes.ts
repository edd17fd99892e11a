import { accountRoutes } from "./account.ts";
import { adminRoutes } from "./admin.ts";
import { channelRoutes } from "./channels.ts";
import { gameRoutes } from "./games.ts";
import { matchRoutes } from "./matches.ts";
import { packRoutes } from "./packs.ts";
import { personRoutes } from "./people.ts";
import { personDataRoutes } from "./person-data.ts";
import { recordRoutes } from "./records.ts";
import { statisticsRoutes } from "./statistics.ts";

/** The whole HTTP API. */
export const routes = {
  ...gameRoutes,
  ...personRoutes,
  ...accountRoutes,
  ...personDataRoutes,
  ...matchRoutes,
  ...recordRoutes,
  ...packRoutes,
  ...channelRoutes,
  ...statisticsRoutes,
  ...adminRoutes,
};
export type Routes = typeof routes;
export type RouteName = keyof Routes;
