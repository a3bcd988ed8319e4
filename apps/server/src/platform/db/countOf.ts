import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query finds. */
export const countOf = async <DB, T extends keyof DB, O>(
  query: SelectQueryBuilder<DB, T, O>,
): Promise<number> => {
  const counted = query.clearSelect().select((s) => s.fn.countAll<bigint>().as('total'));
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: bigint };
  return Number(total);
};
