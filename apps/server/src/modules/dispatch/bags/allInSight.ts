import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { noRules } from '../../../platform/dataRules/sessionRules.ts';
import { refuse } from '../../../platform/refusal.ts';

/**
 * Refuses whoever sees only some of what is packed in a batch, or in one of its bags: parcels that a data
 * rule hides from them would leave unsaid, and what keeps one here would not be seen.
 */
export const requireAllInSight = async (
  ctx: Ctx,
  { batchId, bagId = null }: { batchId: string; bagId?: string | null },
) => {
  if (ctx.rules === noRules) return;
  const { rows } = await sql<{ seen: number; packed: number }>`
    select alpaca.packed_boxes(${batchId}, ${bagId}) as packed, (
      select count(*)::int from bags g
      join box_places p on p.tenant_id = g.tenant_id and p.bag_id = g.id
      where g.tenant_id = ${ctx.tenant.id} and g.batch_id = ${batchId}
        and (${bagId}::uuid is null or g.id = ${bagId})
    ) as seen`.execute(ctx.db);
  const [boxes] = rows;
  if (boxes?.seen !== boxes?.packed) refuse('dataRule.outOfSight');
};
