import type { batchDeeds } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';

export type BatchDeed = (typeof batchDeeds)[number];

/** Writes down what became of a batch, and who did it. */
export const addEvent = (
  ctx: Ctx,
  batchId: string,
  what: BatchDeed,
  { bagId = null, detail = {} }: { bagId?: string | null; detail?: Record<string, unknown> } = {},
) =>
  ctx.db
    .insertInto('batch_events')
    .values({
      tenant_id: ctx.tenant.id,
      batch_id: batchId,
      id: newId(),
      what,
      bag_id: bagId,
      user_id: ctx.session?.userId ?? null,
      detail: JSON.stringify(detail),
    })
    .execute();

const shownAtMost = 200;

/** The latest first. */
export const eventsOf = (ctx: Ctx, batchId: string) =>
  ctx.db
    .selectFrom('batch_events as e')
    .leftJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.user_id'),
    )
    .leftJoin('bags as g', (join) =>
      join.onRef('g.tenant_id', '=', 'e.tenant_id').onRef('g.id', '=', 'e.bag_id'),
    )
    .where('e.tenant_id', '=', ctx.tenant.id)
    .where('e.batch_id', '=', batchId)
    .orderBy('e.id', 'desc')
    .limit(shownAtMost)
    .select(['e.what', 'e.detail', 'e.created_at', 'u.realname', 'g.bag_no'])
    .execute();
