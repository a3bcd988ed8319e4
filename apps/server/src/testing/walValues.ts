import { open } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { searching } from './plainValues.ts';

const asSuper = async <Row extends object>(text: string, values: unknown[] = []) => {
  const client = new pg.Client({ connectionString: inject('superUrl') });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Row[];
  } finally {
    await client.end();
  }
};

/** Where the write-ahead log is now. */
export const walNow = async () => {
  const [row] = await asSuper<{ at: string }>('select pg_current_wal_insert_lsn()::text as at');
  return row?.at as string;
};

const segment = 16 * 1024 * 1024;
const bytesAt = (lsn: string) => {
  const [high = '0', low = '0'] = lsn.split('/');
  return BigInt(`0x${high}`) * 2n ** 32n + BigInt(`0x${low}`);
};

/** Which of these values were written to the log between two places of it; it must lie there as it came. */
export const plainValuesInWal = async (values: readonly string[], from: string, to: string) => {
  const [how] = await asSuper<{ compressed: string; folder: string }>(
    `select current_setting('wal_compression') as compressed, current_setting('data_directory') as folder`,
  );
  if (how?.compressed !== 'off') throw new Error(`wal_compression is ${how?.compressed}`);
  // What is written last may lie in memory still.
  await asSuper('select pg_switch_wal()');
  const search = searching(values);
  let bytes = 0;
  for (let at = bytesAt(from); at < bytesAt(to); ) {
    const into = Number(at % BigInt(segment));
    const lsn = `${(at >> 32n).toString(16)}/${(at & 0xffffffffn).toString(16)}`;
    const [row] = await asSuper<{ name: string }>('select pg_walfile_name($1::pg_lsn) as name', [
      into === 0 ? `${lsn.split('/')[0]}/${((at & 0xffffffffn) + 1n).toString(16)}` : lsn,
    ]);
    const file = await open(join(how.folder, 'pg_wal', row?.name as string));
    const piece = Buffer.alloc(segment - into);
    const { bytesRead } = await file.read(piece, 0, piece.length, into);
    await file.close();
    search.look(piece.subarray(0, bytesRead));
    bytes += bytesRead;
    at += BigInt(segment - into);
  }
  return { bytes, found: search.found() };
};
