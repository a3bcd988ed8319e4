import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { membersGone } from '../../auth/index.ts';
import { erasureJob } from './erasure.job.ts';
import * as repo from './erasures.repository.ts';

const inside = (ctx: Ctx) => ctx.tenant.twinOf === null;

/** Those whose days are over begin; what was opened meanwhile is waited for. */
export const beginErasures = async (ctx: Ctx) => {
  if (!inside(ctx)) return;
  for (const { id, merchant_id } of await repo.inState(ctx, 'waiting')) {
    await inTx(ctx, async (ctx) => {
      if (!(await repo.begin(ctx, id))) return;
      await membersGone(ctx, merchant_id);
      await addJob(ctx, erasureJob, { erasureId: id });
    }).catch((err) => ctx.log.error({ err, erasure: id }, 'an erasure did not begin'));
  }
};

/** One whose job was given up goes on the next night: done again, it finds what is left and nothing more. */
export const resumeErasures = async (ctx: Ctx) => {
  if (!inside(ctx)) return;
  for (const { id } of await repo.inState(ctx, 'running')) {
    await addJob(ctx, erasureJob, { erasureId: id });
  }
};
