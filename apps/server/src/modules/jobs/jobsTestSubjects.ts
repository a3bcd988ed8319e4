import { newId } from '../../platform/ids.ts';
import type { Subjects } from '../../testing/subjects.ts';

export const subjects: Subjects = {
  job: async ({ ctx, userId, merchantId }) => {
    const id = newId();
    await ctx.db
      .insertInto('jobs')
      .values({
        tenant_id: ctx.tenant.id,
        id,
        merchant_id: merchantId,
        user_id: userId,
        name_zh: '导入',
        name_en: 'Import',
      })
      .execute();
    return id;
  },
};
