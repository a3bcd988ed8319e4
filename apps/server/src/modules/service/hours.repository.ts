import type { OfficeDays } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';

interface Hours {
  days: OfficeDays;
  closedZh: string;
  closedEn: string;
}

const ofTenant = (ctx: Ctx) =>
  ctx.db.selectFrom('service_hours').where('tenant_id', '=', ctx.tenant.id).selectAll();

export const find = (ctx: Ctx) => ofTenant(ctx).executeTakeFirst();

/** Writes what was seen at a revision, 0 where there was none; false where somebody was faster. */
export const save = async (ctx: Ctx, revision: number, { days, closedZh, closedEn }: Hours) => {
  const values = { days: JSON.stringify(days), closed_zh: closedZh, closed_en: closedEn };
  const written =
    revision === 0
      ? ctx.db
          .insertInto('service_hours')
          .values({ tenant_id: ctx.tenant.id, revision: 1, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .returning('revision')
      : ctx.db
          .updateTable('service_hours')
          .set({ ...values, revision: revision + 1 })
          .where('tenant_id', '=', ctx.tenant.id)
          .where('revision', '=', revision)
          .returning('revision');
  return (await written.execute()).length > 0;
};
