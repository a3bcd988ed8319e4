import type { ThreadKind, ThreadParty } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { tellPages } from './threads.messages.ts';
import * as repo from './threads.repository.ts';

// What areas do with the talks about their own things, in the transactions of what happens to these.

/** Opens the talks about some things, each once; those that there are, where they were opened before. */
export const openThreads = async (ctx: Ctx, threads: readonly repo.NewThread[]): Promise<void> => {
  if (threads.length > 0) await repo.open(ctx, threads);
};

export const openThread = async (ctx: Ctx, thread: repo.NewThread): Promise<string> => {
  const [id] = await repo.open(ctx, [thread]);
  return id as string;
};

const locked = async (ctx: Ctx, kind: ThreadKind, subjectId: string) => {
  const [thread] = await repo.lockOfSubjects(ctx, kind, [subjectId]);
  return thread;
};

interface Said {
  key: string;
  vars?: Record<string, unknown>;
}

/**
 * The product says the same of some things, by a key `thread.<key>` of its area's words; a value may be a key
 * itself: `{ key }` is said in the reader's language. Where nobody talks about the subject it says nothing.
 */
export const sayOfEach = async (
  ctx: Ctx,
  kind: ThreadKind,
  subjectIds: readonly string[],
  { key, vars = {} }: Said,
): Promise<void> => {
  if (subjectIds.length === 0) return;
  const threads = await repo.lockOfSubjects(ctx, kind, subjectIds);
  await repo.addSystemMessages(ctx, threads, { key, vars });
};

export const sayAsSystem = (ctx: Ctx, kind: ThreadKind, subjectId: string, said: Said) =>
  sayOfEach(ctx, kind, [subjectId], said);

export const setTurn = async (
  ctx: Ctx,
  kind: ThreadKind,
  subjectId: string,
  { turn, dueAt }: repo.Turn,
) => {
  const thread = await locked(ctx, kind, subjectId);
  if (thread) await repo.change(ctx, [thread.id], { turn, due_at: dueAt });
};

/** Nothing is to be said any more about some things. */
export const closeThreads = async (ctx: Ctx, kind: ThreadKind, subjectIds: readonly string[]) => {
  if (subjectIds.length === 0) return;
  const threads = await repo.lockOfSubjects(ctx, kind, subjectIds);
  const open = threads.filter(({ closed_at }) => !closed_at).map(({ id }) => id);
  if (open.length === 0) return;
  await repo.change(ctx, open, { turn: null, due_at: null, closed_at: new Date() });
};

export const closeThread = (ctx: Ctx, kind: ThreadKind, subjectId: string) =>
  closeThreads(ctx, kind, [subjectId]);

/** Whoever reads the talk about something looks again. */
export const tellTalk = async (ctx: Ctx, kind: ThreadKind, subjectId: string) => {
  const thread = await repo.findOf(ctx, kind, subjectId);
  if (thread) await tellPages(ctx, thread);
};

export interface ThreadFacts {
  id: string;
  turn: ThreadParty | null;
  unread: number;
  isClosed: boolean;
}

/** The talks about some things, by the thing, with what the reader has not seen of each. */
export const threadsOf = async (
  ctx: Ctx,
  kind: ThreadKind,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, ThreadFacts>> => {
  if (subjectIds.length === 0) return new Map();
  const rows = await repo.bySubjects(ctx, kind, subjectIds);
  const userId = ctx.session?.userId;
  const unread = userId
    ? await repo.unreadOf(
        ctx,
        rows.map(({ id }) => id),
        { userId, side: ctx.merchantId ? 'merchant' : 'staff' },
      )
    : new Map<string, number>();
  return new Map(
    rows.map(({ id, subject_id, turn, closed_at }) => [
      subject_id,
      {
        id,
        turn: turn as ThreadParty | null,
        unread: unread.get(id) ?? 0,
        isClosed: closed_at !== null,
      },
    ]),
  );
};
