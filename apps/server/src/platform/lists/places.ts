import { countedMost } from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';

/** A place in a list: the moment that it goes by in microseconds, and the id. */
export interface Place {
  us: bigint;
  id: string;
}

/** Which part of the list is asked for: so many from its beginning, after a place, or from its end. */
export interface Part {
  limit: number;
  offset?: number;
  after?: Place | undefined;
  fromEnd?: boolean;
}

/** Whether what is greater comes later; walked backwards it is the other way round. */
export const isRising = (sort: string, backwards: boolean): boolean =>
  sort.startsWith('-') === backwards;

const placeIn = (after: string): Place => {
  const [us, id] = after.split('.') as [string, string];
  return { us: BigInt(us), id };
};

export interface Page {
  after?: string | undefined;
  pageNo: number;
  pageSize: number;
}

export const partOf = ({ after, pageNo, pageSize }: Page): Part => {
  if (!after) return { limit: pageSize, offset: Math.min((pageNo - 1) * pageSize, countedMost) };
  if (after === 'last') return { limit: pageSize, fromEnd: true };
  return { limit: pageSize, after: placeIn(after) };
};

export interface Listed {
  id: string;
  us: bigint;
}

export const placeOf = ({ id, us }: Listed): Place => ({ us, id });

/** What to ask `after` for the next page, as `partOf` reads it; null where there is none. */
export const nextOf = (rows: readonly Listed[], part: Part): string | null => {
  const last = rows.at(-1);
  if (!last || rows.length < part.limit || part.fromEnd) return null;
  return `${last.us}.${last.id}`;
};

/** The moment of a place, exact to the microsecond. */
export const momentSql = (us: bigint): RawBuilder<unknown> =>
  sql`(timestamptz 'epoch' + ${String(us)}::float8 * interval '1 microsecond')`;
