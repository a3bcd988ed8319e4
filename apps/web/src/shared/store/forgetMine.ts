import { mine } from './mine.ts';
import { answersName } from './offline.ts';

// A browser that blocks storage throws on the mere mention of it, and has kept nothing.
const shelves = (): Storage[] => {
  try {
    return [window.localStorage, window.sessionStorage];
  } catch {
    return [];
  }
};

const namesOn = (shelf: Storage) => Object.keys(shelf);

/** What is kept for whoever is at this computer, and tells of what they saw. */
const shared = ['tabs', 'titles.', 'pages', 'notices.', 'warned'];

const isMine = (name: string) =>
  name.endsWith(mine('')) || shared.some((start) => name.startsWith(`alpaca.${start}`));

/** Order forms that were begun here and not sent. */
export const hasKeptOrders = () =>
  shelves()
    .flatMap(namesOn)
    .some((name) => name.startsWith('alpaca.order.') && name.endsWith(mine('')));

/**
 * Whoever signs out leaves nothing of theirs on this computer: forms, values once typed, lists.
 * A session that only ran out keeps them for the same person, who wants to go on.
 */
export const forgetMine = () => {
  for (const shelf of shelves()) {
    for (const name of namesOn(shelf).filter(isMine)) shelf.removeItem(name);
  }
  globalThis.indexedDB?.deleteDatabase(answersName);
};
