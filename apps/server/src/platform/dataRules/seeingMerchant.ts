import { sql } from 'kysely';
import type { Ctx } from '../context.ts';
import { tenantWide } from '../db/tx.ts';
import { rulesOfUsers } from './rulesOfUser.ts';
import { noRules } from './sessionRules.ts';

/** Of some of the staff those whose rules leave a merchant in sight, whoever asks. */
export const seeingMerchant = async (
  asking: Ctx,
  merchantId: string,
  userIds: readonly string[],
): Promise<string[]> => {
  if (userIds.length === 0) return [];
  const ctx = tenantWide(asking);
  const ruled = [...(await rulesOfUsers(ctx, userIds))].filter(([, rules]) => rules !== noRules);
  // Few are under any rule at all.
  if (ruled.length === 0) return [...userIds];
  const { rows } = await sql<{ id: string }>`
    select u.id
    from unnest(${ruled.map(([id]) => id)}::uuid[], ${ruled.map(([, rules]) => rules)}::text[]) u (id, rules)
    where alpaca.obeys(u.rules::jsonb -> 'merchants', ${merchantId}::uuid, null, null, null, null) is null`.execute(
    ctx.db,
  );
  const hidden = new Set(rows.map(({ id }) => id));
  return userIds.filter((id) => !hidden.has(id));
};
