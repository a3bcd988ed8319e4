import type { listMerchantTransactions, Parsed, Transaction } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { list } from './transactions.service.ts';

const ofNoOrder: readonly Transaction['kind'][] = ['topUp', 'exchange', 'adjustment'];

/**
 * The note is the order's number. Who may see the merchant and not this order is told what moved and
 * not for what: the balance would not add up without it.
 */
const withoutHidden = (transaction: Transaction): Transaction =>
  transaction.orderNo !== '' || ofNoOrder.includes(transaction.ofKind ?? transaction.kind)
    ? transaction
    : { ...transaction, note: '', subjectId: null };

/** A merchant's transactions, for whoever of the tenant may see the merchant. */
export const ofMerchant = async (
  ctx: Ctx,
  { id, ...query }: Parsed<typeof listMerchantTransactions>['query'],
) => {
  const known = await ctx.db
    .selectFrom('merchants')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', id)
    .select('merchant_id')
    .executeTakeFirst();
  if (!known) refuse('merchant.notFound');
  const { records, ...page } = await list(ctx, query, id);
  return { ...page, records: records.map(withoutHidden) };
};
