import { newId } from '../../platform/ids.ts';
import type { Owner, Subjects } from '../../testing/subjects.ts';

/** A price group that an operator asked for, of a merchant of its own: it has at most one. */
export const newApproval = async ({ ctx }: Owner): Promise<string> => {
  const [id, merchantId] = [newId(), newId()];
  const tenant_id = ctx.tenant.id;
  await ctx.db
    .insertInto('merchants')
    .values({
      tenant_id,
      merchant_id: merchantId,
      code: `A${merchantId.slice(24)}`,
      name_zh: '商户',
    })
    .execute();
  const operator = await ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', tenant_id)
    .where('username', 'like', '%-op')
    .select('id')
    .executeTakeFirstOrThrow();
  await ctx.db
    .insertInto('approvals')
    .values({
      tenant_id,
      id,
      merchant_id: merchantId,
      kind: 'priceGroup',
      was: JSON.stringify({ group: '' }),
      wanted: JSON.stringify({ group: 'VIP' }),
      reason: '升级',
      asked_by: operator.id,
    })
    .execute();
  return id;
};

export const subjects: Subjects = {
  approval: newApproval,
};
