import { newId } from '../../platform/ids.ts';
import { asMerchant, type Owner, type Subjects } from '../../testing/subjects.ts';
import { subjects as ordered } from '../orders/testing.ts';

/** A change of cost that awaits the owner's merchant. */
const newChange = async (owner: Owner): Promise<string> => {
  const ctx = asMerchant(owner);
  const id = newId();
  await ctx.db
    .insertInto('cost_changes')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      merchant_id: owner.merchantId,
      order_id: (await ordered.order?.(owner)) as string,
      reason: 'other',
      currency: 'CNY',
      before_minor: 1_000n,
      after_minor: 1_742n,
      status: 'awaiting',
      due_at: new Date(Date.now() + 86_400_000),
      told_at: new Date(),
    })
    .execute();
  return id;
};

const newTolerance = async ({ ctx, merchantId }: Owner): Promise<string> => {
  const id = newId();
  await ctx.db
    .insertInto('cost_tolerances')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      merchant_id: merchantId,
      currency: 'CNY',
      amount_minor: 100n,
    })
    .execute();
  return id;
};

export const subjects: Subjects = { costChange: newChange, tolerance: newTolerance };
