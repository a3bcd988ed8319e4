import type { Ctx } from '../../context.ts';
import { monthId } from '../dataKeys.ts';
import { placeOf, type SealedColumn, sealedColumns } from '../sealedColumns.ts';
import { type Pass, passesOf } from './passes.ts';
import { sealColumn } from './sealColumn.ts';

/** What a key of more than so many months sealed is sealed anew. */
export const rekeyAfterMonths = 12;

export const oldestKey = (at = new Date()) =>
  monthId(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - rekeyAfterMonths, 1)));

const fresh = (oldest: string): Pass => ({
  oldest,
  after: null,
  sealed: 0,
  done: false,
  remaining: 0,
});

/** One that was ended half-way goes on; one that left nothing is not read again. */
const nextPass = (had: Pass | undefined, oldest: string, again: boolean): Pass | null => {
  if (!had || had.oldest < oldest) return fresh(oldest);
  if (!had.done) return had;
  return had.remaining === 0 && !again ? null : fresh(oldest);
};

interface Wanted {
  /** Also what an earlier pass found whole. */
  again?: boolean;
  columns?: readonly SealedColumn[];
  oldest?: string;
}

/** Seals what lies plain in a tenant, and anew what was sealed long ago. */
export const sealWith = async (
  ctx: Ctx,
  { again = false, columns = sealedColumns, oldest = oldestKey() }: Wanted = {},
) => {
  const passes = await passesOf(ctx);
  const told: { place: string; sealed: number; remaining: number }[] = [];
  for (const column of columns) {
    const place = placeOf(column);
    const begun = nextPass(passes.get(place), oldest, again);
    if (!begun) continue;
    const { sealed, remaining } = await sealColumn(ctx, column, begun);
    told.push({ place, sealed, remaining });
  }
  return told;
};

/** Every night, in each tenant. */
export const sealTenant = (ctx: Ctx) => sealWith(ctx);
