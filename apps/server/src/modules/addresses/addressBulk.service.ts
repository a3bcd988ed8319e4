import type { AddressBook, AddressFilter, RefusalKey } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import * as repo from './addresses.repository.ts';
import { type Views, viewOf } from './addresses.service.ts';
import type { AddressForm } from './books.ts';

export interface RefusedRow {
  /** Its place among the rows given. */
  index: number;
  key: RefusalKey;
}

/** Rows that the book has already, or that stand twice among those given. */
const repeated = async (ctx: Ctx, book: AddressBook, rows: readonly repo.NewRow[]) => {
  const known = await repo.knownFingerprints(
    ctx,
    book,
    rows.map(({ fingerprint }) => fingerprint),
  );
  return rows.filter(({ fingerprint }) => {
    const before = known.has(fingerprint);
    known.add(fingerprint);
    return before;
  });
};

/**
 * Adds many valid forms at once, in the caller's transaction, and tells which were refused and why.
 * Of several that ask to be the default the last one is.
 */
export const addMany = (
  ctx: Ctx,
  book: AddressBook,
  forms: readonly AddressForm[],
  { allowDuplicate = false } = {},
): Promise<{ ids: (string | null)[]; refused: RefusedRow[] }> =>
  inTx(ctx, async (ctx) => {
    const rows = forms.map((form) => repo.ownRowOf(ctx, book, { ...form, isDefault: false }));
    const alike = new Set(allowDuplicate ? [] : await repeated(ctx, book, rows));
    const came = await repo.insertRows(
      ctx,
      book,
      rows.filter((row) => !alike.has(row)),
    );
    const wanted = rows.filter((row, at) => forms[at]?.isDefault && came.has(row.id)).at(-1);
    if (wanted) {
      await repo.clearDefault(ctx, book, wanted.id);
      await repo.makeDefault(ctx, book, wanted.id);
    }
    const refused = rows.flatMap((row, index): RefusedRow[] => {
      if (alike.has(row)) return [{ index, key: 'address.duplicate' }];
      return came.has(row.id) ? [] : [{ index, key: 'address.codeTaken' }];
    });
    return { ids: rows.map(({ id }) => (came.has(id) ? id : null)), refused };
  });

/** A whole filtered book, a batch at a time; of one moment, if the transaction sees but one. */
export async function* streamAddresses<B extends AddressBook>(
  ctx: Ctx,
  book: B,
  filter: AddressFilter,
  most = 1_000,
): AsyncGenerator<Views[B][]> {
  let after: repo.Part['after'];
  for (;;) {
    const rows = await repo.findPart(ctx, book, filter, { skip: 0, most, after });
    if (rows.length > 0) yield rows.map((row) => viewOf(ctx, book, row));
    const last = rows.at(-1);
    if (!last || rows.length < most) return;
    after = { isDefault: last.entered.isDefault === true, id: last.id };
  }
}
