import type { Ctx } from '../../platform/context.ts';
import type { ChargeLine } from './ledger.ts';

/** What was charged for something and has not gone back yet, by kind. */
export const chargedFor = async (
  ctx: Ctx,
  { subjectId, currency }: { subjectId: string; currency: string },
): Promise<ChargeLine[]> => {
  const rows = await ctx.db
    .selectFrom('charges')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('subject_id', '=', subjectId)
    .where('currency', '=', currency)
    .whereRef('refunded_minor', '<', 'charged_minor')
    .orderBy('kind')
    .select(['kind', 'charged_minor', 'refunded_minor'])
    .execute();
  return rows.map(({ kind, charged_minor, refunded_minor }) => ({
    kind: kind as ChargeLine['kind'],
    minor: charged_minor - refunded_minor,
  }));
};
