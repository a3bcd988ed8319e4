import { countedMost, type OrderSort } from '@alpaca/contract';

/** A place in the list: the moment of the last change in microseconds, and the id. */
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
export const isRising = (sort: OrderSort, backwards: boolean): boolean =>
  sort.startsWith('-') === backwards;

export const isByUpdate = (sort: OrderSort): boolean => sort.endsWith('updateTime');

const placeIn = (after: string): Place => {
  const [us, id] = after.split('.') as [string, string];
  return { us: BigInt(us), id };
};

interface Page {
  after?: string | undefined;
  pageNo: number;
  pageSize: number;
}

export const partOf = ({ after, pageNo, pageSize }: Page): Part => {
  if (!after) return { limit: pageSize, offset: Math.min((pageNo - 1) * pageSize, countedMost) };
  if (after === 'last') return { limit: pageSize, fromEnd: true };
  return { limit: pageSize, after: placeIn(after) };
};

interface Listed {
  id: string;
  updated_us: bigint;
}

export const placeOf = ({ id, updated_us }: Listed): Place => ({ us: updated_us, id });

/** What to ask `after` for the next page, as `partOf` reads it; null where there is none. */
export const nextOf = (rows: readonly Listed[], part: Part): string | null => {
  const last = rows.at(-1);
  if (!last || rows.length < part.limit || part.fromEnd) return null;
  return `${last.updated_us}.${last.id}`;
};
