import { asked, committed, openDatabase } from '../../../shared/lib/browserDatabase.ts';

/** Where entries outlive the page. */
export interface Shelf<E> {
  all: () => Promise<E[]>;
  put: (entry: E) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

const table = 'scans';

/** The browser's own database of a name: it holds pictures as they are, and is there after a reload. */
export const browserShelf = <E extends { id: string }>(name: string): Shelf<E> => {
  let opened: Promise<IDBDatabase> | null = null;
  const database = () => {
    opened ??= openDatabase(name, table).catch((error: unknown) => {
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
      return asked(store.getAll() as IDBRequest<E[]>);
    },
    put: (entry) => change((store) => void store.put(entry)),
    remove: (id) => change((store) => void store.delete(id)),
  };
};
