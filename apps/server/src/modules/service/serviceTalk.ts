import type { ThreadParty } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import type { TalkKind } from '../threads/index.ts';
import * as repo from './talks.repository.ts';

/** Two of the staff don't answer the same: whoever comes second takes it over first. */
const requireFree = async (ctx: Ctx, assigneeId: string | null) => {
  if (assigneeId === null || assigneeId === ctx.session?.userId) return;
  refuse('service.taken', { name: await repo.nameOf(ctx, assigneeId) });
};

const spoken = async (ctx: Ctx, id: string, side: ThreadParty) => {
  const talk = await repo.lock(ctx, id);
  if (side === 'staff' && !talk.settled_at) await requireFree(ctx, talk.assignee_id);
  await repo.noteWords(ctx, id, side);
};

/** A merchant's talk with customer service is of all of it, and its next words are its assignee's to hear. */
export const serviceTalk: TalkKind = {
  kind: 'service',
  staffAt: async () => null,
  hears: async (ctx, id) => [(await repo.assigneeOf(ctx, id)) ?? []].flat(),
  spoken,
};
