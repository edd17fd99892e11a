export { backUp, backupFile, RestoreError, restore } from "./backup.ts";
export { USUAL_CONFIG, USUAL_LIMITS } from "./config.ts";
export { FolderInUse, lockFolder } from "./lock.ts";
export { readSecrets, writeSecrets } from "./secrets.ts";
export { startServer } from "./server.ts";
export { migrate } from "./stores/migrations.ts";
export { openPostgres } from "./stores/postgres.ts";
export type { Database } from "./stores/sql.ts";
export { openSqlite } from "./stores/sqlite.ts";
