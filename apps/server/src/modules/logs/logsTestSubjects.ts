import { newId } from '../../platform/ids.ts';
import type { Owner, Subjects } from '../../testing/subjects.ts';

/** A line of the owner's. */
const newLine = async ({ ctx, userId, merchantId }: Owner): Promise<string> => {
  const id = newId();
  await ctx.db
    .insertInto('operation_logs')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      merchant_id: merchantId,
      user_id: userId,
      operator: 'Somebody',
      call: 'setLanguage',
      menu: 'account',
      type: 'update',
      cost_ms: 1,
    })
    .execute();
  return id;
};

export const subjects: Subjects = { logLine: newLine };
