import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import type { JobKind, RunningJob } from '../../../platform/jobs/jobs.ts';
import { workCtx } from '../../../platform/jobs/workCtx.ts';
import { removeGoneFiles } from '../forget/goneFiles.ts';
import * as messages from '../keeping.messages.ts';
import { erasureSteps } from './erasureSteps.ts';
import * as repo from './erasures.repository.ts';

const atOnce = 500;

/** The tenant, and the sandbox in which its merchants try things out, with the same ids. */
const places = async (ctx: Ctx): Promise<Ctx[]> => {
  const all = await ctx.node.directory.inCell(ctx.tenant.cell);
  const twins = all.filter(({ twinOf }) => twinOf === ctx.tenant.id);
  return [ctx, ...twins.map((twin) => workCtx(ctx.node, twin, null))];
};

/** A step in batches, each a transaction of its own, until it finds nothing. */
const runStep = async (there: Ctx, id: string, step: string, signal: AbortSignal) => {
  do signal.throwIfAborted();
  while ((await repo.eraseSome(there, id, step, atOnce)) > 0);
};

const run = async (ctx: Ctx, job: RunningJob) => {
  const id = job.ids.erasureId as string;
  const erasure = await repo.find(ctx, id);
  // Somebody else finished it.
  if (erasure.state !== 'running') return;
  const steps = erasureSteps(await repo.tablesInOrder(ctx));
  for (const there of await places(ctx)) {
    for (const step of steps) {
      await runStep(there, id, step, job.signal);
      if (there === ctx) await repo.noteStep(ctx, id, step);
    }
    await removeGoneFiles(there);
  }
  await inTx(ctx, async (ctx) => {
    await repo.end(ctx, id);
    const { code, name_zh } = erasure;
    await messages.tellStaff(ctx, 'erasure.done', { merchant: `${code} ${name_zh}` });
  });
  ctx.log.info({ erasure: id, merchant: erasure.code }, 'a merchant is erased');
};

/** Takes a merchant's people, addresses, files and wishes away; stopped anywhere, it goes on from there. */
export const erasureJob: JobKind = { name: 'keeping.erase', lane: 'bulk', run };
