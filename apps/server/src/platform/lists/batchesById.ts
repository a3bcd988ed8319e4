import { nilId } from '../ids.ts';

/** All rows in the order of their ids, some at a time: each part is read after the last id of the one before. */
export async function* batchesById<Row extends { id: string }>(
  size: number,
  read: (after: string) => Promise<Row[]>,
) {
  let after = nilId;
  while (true) {
    const rows = await read(after);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    after = rows.at(-1)?.id as string;
  }
}
