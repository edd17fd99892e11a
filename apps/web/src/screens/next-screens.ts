/** The screens on the way from a game's card to its table. */
export const nextScreens = {
  newGame: async () => (await import("./new-game.tsx")).NewGame,
  playLocal: async () => (await import("./play-local.tsx")).PlayLocal,
};

/** Fetches them before somebody goes there. Whatever fails is tried again then. */
export function fetchNextScreens(): void {
  for (const load of Object.values(nextScreens)) load().catch(() => undefined);
}
