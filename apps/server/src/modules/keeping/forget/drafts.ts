import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { voidUntouched } from '../../orders/index.ts';

const dayMs = 86_400_000;
const atOnce = 500;

const untouched = (ctx: Ctx, before: Date) =>
  ctx.db
    .selectFrom('orders')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('status', 'in', ['draft', 'failed'])
    .where('updated_at', '<', before)
    .orderBy('id')
    .limit(atOnce)
    .select(['id', 'merchant_id'])
    .execute();

/**
 * Drafts that nobody touched are void: their rows stay, so that every count stays exact, and what was
 * filled in goes in the same night. What was refused and left alone is void too, and keeps its address
 * for as long as any order that is over.
 */
export const voidOldDrafts = async (ctx: Ctx, days: number, now = Date.now()) => {
  const before = new Date(now - days * dayMs);
  for (;;) {
    const rows = await untouched(ctx, before);
    let voided = 0;
    for (const [merchantId, own] of Map.groupBy(rows, (row) => row.merchant_id)) {
      const ids = own.map(({ id }) => id);
      await inTx({ ...ctx, scope: 'merchant', merchantId }, async (ctx) => {
        voided += (await voidUntouched(ctx, ids, before)).length;
      });
    }
    if (voided === 0) return;
  }
};
