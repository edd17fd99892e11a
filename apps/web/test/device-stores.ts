import type { Page } from "playwright-core";

/** Everything of one kind that pages of this address keep in the browser. */
export function keptInBrowser<T>(page: Page, database: string, kind: string): Promise<T[]> {
  return page.evaluate(
    ([name, store]) =>
      new Promise<T[]>((resolve) => {
        const opening = indexedDB.open(name, 1);
        opening.onsuccess = () => {
          const request = opening.result.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => {
            opening.result.close();
            resolve(request.result);
          };
        };
      }),
    [database, kind] as const,
  );
}

/** Lets nobody else into a database, as on a device that is slow to write, until what is returned is called. */
export async function holdDatabase(page: Page, database: string, kind: string): Promise<() => Promise<void>> {
  await page.evaluate(
    ([name, store]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(name, 1);
        opening.onsuccess = () => {
          const kept = opening.result.transaction(store, "readwrite").objectStore(store);
          document.documentElement.dataset.holds = "";
          const goOn = (): void => {
            if (document.documentElement.dataset.holds !== undefined) kept.count().onsuccess = goOn;
            resolve();
          };
          goOn();
          kept.transaction.oncomplete = () => opening.result.close();
        };
      }),
    [database, kind] as const,
  );
  return () =>
    page.evaluate(() => {
      delete document.documentElement.dataset.holds;
    });
}
