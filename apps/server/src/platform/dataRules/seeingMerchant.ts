import { sql } from 'kysely';
import type { Ctx } from '../context.ts';
import { tenantWide } from '../db/tx.ts';
import { rulesOfUser } from './rulesOfUser.ts';
import { noRules } from './sessionRules.ts';

/** Those of some people who are under any rule at all: few are. */
const underRules = async (ctx: Ctx, userIds: readonly string[]) => {
  const { rows } = await sql<{ user_id: string }>`
    select distinct g.user_id from user_roles g
    join role_data_rules h on h.tenant_id = g.tenant_id and h.role_id = g.role_id
    where g.tenant_id = ${ctx.tenant.id} and g.user_id = any(${userIds})`.execute(ctx.db);
  return rows.map(({ user_id }) => user_id);
};

const passes = async (ctx: Ctx, userId: string, merchantId: string) => {
  const rules = await rulesOfUser(ctx, userId);
  if (rules === noRules) return true;
  const { rows } = await sql<{ passes: boolean }>`
    select alpaca.obeys(${rules}::jsonb -> 'merchants', ${merchantId}::uuid, null, null, null, null) is not null
      as passes`.execute(ctx.db);
  return rows[0]?.passes ?? false;
};

/** Of some of the staff those whose rules leave a merchant in sight, whoever asks. */
export const seeingMerchant = async (
  asking: Ctx,
  merchantId: string,
  userIds: readonly string[],
): Promise<string[]> => {
  if (userIds.length === 0) return [];
  const ctx = tenantWide(asking);
  const hidden = new Set<string>();
  for (const userId of await underRules(ctx, userIds)) {
    if (!(await passes(ctx, userId, merchantId))) hidden.add(userId);
  }
  return userIds.filter((userId) => !hidden.has(userId));
};
