import type { Account, Tried } from '../../platform/carrier.ts';
import { ownCtx } from './bookings.ts';

/** Nobody need be asked: whether the range has numbers, and the next one. None is taken. */
export const tryOut = async (account: Account): Promise<Tried> => {
  const ctx = ownCtx(account);
  const range = String(account.settings.range ?? '');
  const row = await ctx.db
    .selectFrom('number_ranges')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('code', '=', range)
    .select(['prefix', 'digits', 'next', 'last'])
    .executeTakeFirst();
  if (!row) return { ok: false, reason: { key: 'noRange', vars: { range } } };
  const left = row.last - row.next + 1n;
  if (left <= 0n) return { ok: false, reason: { key: 'rangeUsedUp', vars: { range } } };
  const next = row.prefix + String(row.next).padStart(row.digits, '0');
  return { ok: true, reason: { key: 'nextNumber', vars: { next, left: String(left) } } };
};
