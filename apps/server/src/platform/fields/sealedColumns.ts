import type { IndexKind } from './fieldIndex.ts';

export interface SealedColumn {
  table: string;
  column: string;
  /** The rest of the primary key beside tenant_id, by which the job goes through the table. */
  key: string;
  /** `whole`: a jsonb document, sealed as one text. */
  form: 'text' | 'whole';
  /** Where its blind index is kept, if it is found by its whole number. */
  index?: { column: string; kind: IndexKind };
}

/** Every column that is sealed; the job goes through all of them (docs/runbooks/keys.md). */
export const sealedColumns: readonly SealedColumn[] = [];
