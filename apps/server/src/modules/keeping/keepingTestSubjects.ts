import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { Owner, Subjects } from '../../testing/subjects.ts';

/** A merchant with its owner and nothing else: it can be erased at once. */
export const bareMerchant = async ({ ctx }: Pick<Owner, 'ctx'>) => {
  const [merchantId, userId] = [newId(), newId()];
  const tenant_id = ctx.tenant.id;
  await ctx.db
    .insertInto('merchants')
    .values({
      ...{ tenant_id, merchant_id: merchantId, code: `K${merchantId.slice(24)}` },
      name_zh: '离开的商户',
    })
    .execute();
  await ctx.db
    .insertInto('users')
    .values({
      ...{ tenant_id, id: userId, merchant_id: merchantId, kind: 'merchant', is_owner: true },
      ...{ username: `leaving-${userId.slice(24)}`, password_hash: 'x', realname: '黎离' },
    })
    .execute();
  return { merchantId, userId };
};

/** An erasure that somebody asked for. */
export const newErasure = async ({ ctx, merchantId }: Owner): Promise<string> => {
  const tenant_id = ctx.tenant.id;
  const open = await ctx.db
    .selectFrom('erasures')
    .where('tenant_id', '=', tenant_id)
    .where('merchant_id', '=', merchantId)
    .where('ended_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (open) return open.id;
  const [id, approval] = [newId(), newId()];
  const staff = await ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', tenant_id)
    .where('kind', '=', 'administrator')
    .select('id')
    .executeTakeFirstOrThrow();
  await ctx.db
    .insertInto('approvals')
    .values({
      ...{ tenant_id, id: approval, merchant_id: merchantId, kind: 'erasure', reason: '停止合作' },
      ...{ was: '{"erased": false}', wanted: '{"erased": true}', asked_by: staff.id },
    })
    .execute();
  await sql`insert into erasures (tenant_id, id, merchant_id, approval_id, reason, asked_by)
    values (${tenant_id}, ${id}, ${merchantId}, ${approval}, '停止合作', ${staff.id})`.execute(
    ctx.db,
  );
  return id;
};

export const subjects: Subjects = {
  erasure: newErasure,
};
