import type { Ctx } from '../../context.ts';
import { addKey, monthId } from '../dataKeys.ts';

const letters = 'bcdefghijklmnopqrstuvwxyz';

/** One more key for this month: of a key that somebody may have seen no more is made use of. */
export const addNewKey = async (ctx: Ctx): Promise<string> => {
  const rows = await ctx.db
    .selectFrom('data_keys')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', 'like', `${monthId()}%`)
    .select('id')
    .execute();
  const letter = letters[Math.max(0, rows.length - 1)];
  if (!letter) throw new Error(`${ctx.tenant.code} has had too many keys this month`);
  const id = rows.length === 0 ? monthId() : `${monthId()}${letter}`;
  await addKey(ctx.db, ctx.node.keeper, ctx.tenant.id, id);
  return id;
};
