import type { getMyService, openService, Result } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { openThread, threadsOf } from '../threads/index.ts';
import { answeringAt } from './hours.service.ts';
import * as repo from './talks.repository.ts';

const threadOf = async (ctx: Ctx, merchantId: string) => {
  const talk = await repo.ofMerchant(ctx, merchantId);
  return talk && (await threadsOf(ctx, 'service', [talk.id])).get(talk.id);
};

export const get = async (ctx: Ctx): Promise<Result<typeof getMyService>> => {
  if (!ctx.merchantId) return { threadId: null, unread: 0, answering: null };
  const [thread, answering] = await Promise.all([
    threadOf(ctx, ctx.merchantId),
    answeringAt(ctx, new Date()),
  ]);
  return { threadId: thread?.id ?? null, unread: thread?.unread ?? 0, answering };
};

/** Two of a merchant's people who open it at once have the same. */
export const open = (ctx: Ctx): Promise<Result<typeof openService>> =>
  inTx(ctx, async (ctx) => {
    const merchantId = ctx.merchantId ?? refuse('service.notFound');
    const added = await repo.add(ctx, merchantId);
    if (!added) {
      const thread = await threadOf(ctx, merchantId);
      return { threadId: thread?.id ?? refuse('service.notFound') };
    }
    const threadId = await openThread(ctx, {
      kind: 'service',
      subjectId: added.id,
      merchantId,
      title: await repo.merchantName(ctx, merchantId),
      turn: null,
      dueAt: null,
    });
    return { threadId };
  });
