import { type Listed, nextOf, type Page, type Part, partOf, placeOf } from './places.ts';

type Read<Row> = (part: Part) => Promise<Row[]>;

/** The page that is asked for, with how many there are in all and what to ask for the next one. */
export const readPage = async <Row extends Listed>(
  query: Page,
  read: Read<Row>,
  count: () => Promise<number>,
) => {
  const part = partOf(query);
  const [rows, total] = await Promise.all([read(part), count()]);
  const { pageNo, pageSize } = query;
  return { rows, page: { total, pageNo, pageSize, next: nextOf(rows, part) } };
};

/** All of a list, so many at a time, in its order. */
export async function* readAll<Row extends Listed>(size: number, read: Read<Row>) {
  let part: Part = { limit: size };
  for (;;) {
    const rows = await read(part);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    part = { limit: size, after: placeOf(last) };
  }
}

/** Counts by status, and of all of them. */
export const countsOf = <S extends string>(
  statuses: readonly S[],
  rows: readonly { status: S; count: bigint }[],
) => {
  const none = statuses.map((status) => [status, 0] as const);
  const some = rows.map(({ status, count }) => [status, Number(count)] as const);
  return {
    all: some.reduce((sum, [, count]) => sum + count, 0),
    byStatus: Object.fromEntries([...none, ...some]) as Record<S, number>,
  };
};
