/** What a request to a browser's database answers. */
export const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Whether everything of a transaction was written. */
export const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });

/** Opens the browser's own database of a name, which has one table of things with an `id`. */
export const openDatabase = (name: string, table: string): Promise<IDBDatabase> => {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(table, { keyPath: 'id' });
  };
  return asked(opening);
};
