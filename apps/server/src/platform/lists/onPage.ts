import type { SelectQueryBuilder } from 'kysely';

/** A numbered page of a list, for `$call`. */
export const onPage =
  ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) =>
  <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) =>
    query.limit(pageSize).offset((pageNo - 1) * pageSize);
