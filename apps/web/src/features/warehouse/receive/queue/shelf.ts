import type { Entry } from './entry.ts';

/** Where entries outlive the page. */
export interface Shelf {
  all: () => Promise<Entry[]>;
  put: (entry: Entry) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

const name = 'alpaca.receive';
const table = 'scans';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });

const open = (): Promise<IDBDatabase> => {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(table, { keyPath: 'id' });
  };
  return done(opening);
};

/** The browser's own database: it holds pictures as they are, and is there after a reload. */
export const browserShelf = (): Shelf => {
  let opened: Promise<IDBDatabase> | null = null;
  const database = () => {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  const change = async (act: (store: IDBObjectStore) => void) => {
    // Written before it counts as kept: a machine may lose its power in the next moment.
    const transaction = (await database()).transaction(table, 'readwrite', {
      durability: 'strict',
    });
    act(transaction.objectStore(table));
    await committed(transaction);
  };
  return {
    all: async () => {
      const store = (await database()).transaction(table).objectStore(table);
      return done(store.getAll() as IDBRequest<Entry[]>);
    },
    put: (entry) => change((store) => void store.put(entry)),
    remove: (id) => change((store) => void store.delete(id)),
  };
};
