import { constants } from '@alpaca/contract';
import { asked, committed, openDatabase } from '../lib/browserDatabase.ts';
import { language } from '../store/language.ts';
import { mine } from '../store/mine.ts';
import { answersName } from '../store/offline.ts';

const table = 'answers';
// A list is some 100 KB. Who reads on a train has not opened more than these.
const most = 60;
// To thin them all are read: not for each that comes.
const slack = 20;

export interface Kept {
  /** The question, and whose it was. */
  id: string;
  at: number;
  answer: unknown;
}

// Answers are in the language that was asked for.
const idOf = (question: string) => mine(`${language}.${question}`);

/** Opened for each use: a database that stays open could not be taken away. */
const using = async <T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => T | Promise<T>,
) => {
  const database = await openDatabase(answersName, table);
  try {
    const transaction = database.transaction(table, mode);
    const done = committed(transaction);
    const result = await act(transaction.objectStore(table));
    await done;
    return result;
  } finally {
    database.close();
  }
};

const isOld = ({ at }: Kept) => Date.now() - at > constants.sessionMs;

/** What has been kept for too long, and what is more than one reads. */
export const tooMuch = (all: readonly Kept[]): Kept[] =>
  [...all].sort((a, b) => b.at - a.at).filter((kept, place) => place >= most || isOld(kept));

export const keepAnswer = (question: string, answer: unknown) =>
  using('readwrite', async (store) => {
    store.put({ id: idOf(question), at: Date.now(), answer } satisfies Kept);
    if ((await asked(store.count())) <= most + slack) return;
    for (const { id } of tooMuch(await asked(store.getAll() as IDBRequest<Kept[]>))) {
      store.delete(id);
    }
  });

export const answerTo = async (question: string): Promise<Kept | undefined> => {
  const kept = await using('readonly', (store) =>
    asked(store.get(idOf(question)) as IDBRequest<Kept | undefined>),
  );
  return kept && !isOld(kept) ? kept : undefined;
};
