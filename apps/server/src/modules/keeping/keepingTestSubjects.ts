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

/** An erasure that an administrator asked for, of a merchant of its own: it has at most one. */
export const newErasure = async ({ ctx }: Owner): Promise<string> => {
  const { merchantId } = await bareMerchant({ ctx });
  const [id, approvalId] = [newId(), newId()];
  const staff = await ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('kind', '=', 'administrator')
    .select('id')
    .executeTakeFirstOrThrow();
  await sql`select alpaca.ask_erasure(${id}, ${approvalId}, ${merchantId}, ${staff.id}, '停止合作')`.execute(
    ctx.db,
  );
  return id;
};

export const subjects: Subjects = {
  erasure: newErasure,
};
