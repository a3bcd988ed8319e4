import type { Page } from '@playwright/test';

/** How many answers of a call the browser keeps for when nobody answers. */
export const answersTo = (page: Page, path: string) =>
  page.evaluate(async (wanted) => {
    // Whoever opens a database that is not there makes an empty one, which the page would take for its own.
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'alpaca.answers')) return 0;
    return new Promise<number>((done) => {
      const opening = indexedDB.open('alpaca.answers');
      opening.onsuccess = () => {
        const asking = opening.result.transaction('answers').objectStore('answers').getAllKeys();
        asking.onsuccess = () => {
          opening.result.close();
          done(asking.result.filter((key) => String(key).includes(wanted)).length);
        };
      };
    });
  }, path);
