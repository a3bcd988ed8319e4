import type { ThreadKind, ThreadParty } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';

export interface Turn {
  turn: ThreadParty | null;
  dueAt: Date | null;
}

export interface NewThread extends Turn {
  kind: ThreadKind;
  subjectId: string;
  merchantId: string;
  title: string;
}

/** One for each subject, of which each comes once; what was closed is opened again. */
export const open = async (ctx: Ctx, threads: readonly NewThread[]): Promise<string[]> => {
  const rows = await ctx.db
    .insertInto('threads')
    .values(
      threads.map(({ kind, subjectId, merchantId, title, turn, dueAt }) => ({
        tenant_id: ctx.tenant.id,
        id: newId(),
        merchant_id: merchantId,
        subject_kind: kind,
        subject_id: subjectId,
        title,
        turn,
        due_at: dueAt,
      })),
    )
    .onConflict((on) =>
      on.columns(['tenant_id', 'subject_kind', 'subject_id']).doUpdateSet({
        turn: sql`excluded.turn`,
        // What is due first stays due first.
        due_at: sql<Date | null>`case when threads.closed_at is null
            then least(threads.due_at, excluded.due_at) else excluded.due_at end`,
        closed_at: null,
      }),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

const threads = (ctx: Ctx) => ctx.db.selectFrom('threads').where('tenant_id', '=', ctx.tenant.id);

export const find = async (ctx: Ctx, id: string) =>
  (await threads(ctx).where('id', '=', id).selectAll().executeTakeFirst()) ??
  refuse('thread.notFound');
export type ThreadRow = Awaited<ReturnType<typeof find>>;

export const findOf = (ctx: Ctx, kind: ThreadKind, subjectId: string) =>
  threads(ctx)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .selectAll()
    .executeTakeFirst();

/** Held while somebody speaks, so that messages have one order for all readers. */
export const lock = async (ctx: Ctx, id: string): Promise<ThreadRow> =>
  (await threads(ctx).where('id', '=', id).forUpdate().selectAll().executeTakeFirst()) ??
  refuse('thread.notFound');

/** The same for the talks about some things, in one order whoever asks. */
export const lockOfSubjects = (ctx: Ctx, kind: ThreadKind, subjectIds: readonly string[]) =>
  threads(ctx)
    .where('subject_kind', '=', kind)
    .where('subject_id', 'in', subjectIds)
    .orderBy('id')
    .forUpdate()
    .selectAll()
    .execute();

export const change = (
  ctx: Ctx,
  ids: readonly string[],
  values: { turn?: ThreadParty | null; due_at?: Date | null; closed_at?: Date | null },
) =>
  ctx.db
    .updateTable('threads')
    .set(values)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', 'in', ids)
    .execute();

type Locked = Pick<ThreadRow, 'id' | 'merchant_id'>;

const now = sql<Date>`clock_timestamp()`;

const setLast = (ctx: Ctx, threads: readonly Locked[]) =>
  ctx.db
    .updateTable('threads')
    .set({ last_at: now })
    .where('tenant_id', '=', ctx.tenant.id)
    .where(
      'id',
      'in',
      threads.map(({ id }) => id),
    )
    .execute();

/** The same is said in each of some locked threads. */
export const addSystemMessages = async (
  ctx: Ctx,
  threads: readonly Locked[],
  { key, vars }: { key: string; vars: Record<string, unknown> },
): Promise<void> => {
  if (threads.length === 0) return;
  const rows = threads.map(({ id, merchant_id }) => ({
    tenant_id: ctx.tenant.id,
    thread_id: id,
    merchant_id,
    id: newId(),
    side: 'system',
    body: key,
    vars: JSON.stringify(vars),
    created_at: now,
  }));
  await ctx.db.insertInto('thread_messages').values(rows).execute();
  await setLast(ctx, threads);
};

export interface NewMessage {
  side: ThreadParty;
  body: string;
  files?: readonly string[];
  orderId?: string | undefined;
}

/** Of a locked thread: its time is after every earlier message's, whoever began first. */
export const addMessage = async (
  ctx: Ctx,
  thread: Locked,
  { side, body, files = [], orderId }: NewMessage,
): Promise<string> => {
  const id = newId();
  const whose = { tenant_id: ctx.tenant.id, thread_id: thread.id, merchant_id: thread.merchant_id };
  await ctx.db
    .insertInto('thread_messages')
    .values({
      ...whose,
      id,
      side,
      user_id: ctx.session?.userId ?? null,
      body,
      created_at: now,
    })
    .execute();
  if (files.length > 0) {
    const rows = [...new Set(files)].map((file_id) => ({ ...whose, message_id: id, file_id }));
    await ctx.db.insertInto('thread_files').values(rows).execute();
  }
  if (orderId) {
    const row = { ...whose, message_id: id, order_id: orderId };
    await ctx.db.insertInto('thread_orders').values(row).execute();
  }
  await setLast(ctx, [thread]);
  return id;
};

// So many are shown: a talk of more is about something else by then.
const shownMost = 500;

/** The latest ones, the oldest of them first. */
export const messagesOf = async (ctx: Ctx, threadId: string) => {
  const rows = await ctx.db
    .selectFrom('thread_messages as m')
    .leftJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'm.tenant_id').onRef('u.id', '=', 'm.user_id'),
    )
    .where('m.tenant_id', '=', ctx.tenant.id)
    .where('m.thread_id', '=', threadId)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(shownMost)
    .select(['m.id', 'm.side', 'm.user_id', 'm.body', 'm.vars', 'm.created_at', 'u.realname'])
    .execute();
  return rows.reverse();
};
export type MessageRow = Awaited<ReturnType<typeof messagesOf>>[number];

/** Whoever reads has read at least that far; an older message takes nothing back. */
export const markRead = async (
  ctx: Ctx,
  thread: Pick<ThreadRow, 'id'>,
  messageId: string,
  userId: string,
) => {
  const { rows } = await sql`
    insert into thread_reads as r (tenant_id, thread_id, user_id, merchant_id, read_at)
    select tenant_id, thread_id, ${userId}, merchant_id, created_at from thread_messages
    where tenant_id = ${ctx.tenant.id} and thread_id = ${thread.id} and id = ${messageId}
    on conflict (tenant_id, thread_id, user_id)
      do update set read_at = greatest(r.read_at, excluded.read_at)
    returning 1`.execute(ctx.db);
  if (rows.length === 0) refuse('thread.notFound');
};

/** Until when somebody of the other side has read. */
export const readByOthers = async (ctx: Ctx, threadId: string, reader: ThreadParty) => {
  const { rows } = await sql<{ read_at: Date | null }>`
    select max(r.read_at) as read_at from thread_reads r
    where r.tenant_id = ${ctx.tenant.id} and r.thread_id = ${threadId}
      and exists (select from users u where u.tenant_id = r.tenant_id and u.id = r.user_id
        and u.merchant_id is not null) = ${reader === 'staff'}`.execute(ctx.db);
  return rows[0]?.read_at ?? null;
};

/** What the other side said since the reader last looked; to merchants the product speaks too. */
export const unreadOf = async (
  ctx: Ctx,
  threadIds: readonly string[],
  { userId, side }: { userId: string; side: ThreadParty },
): Promise<ReadonlyMap<string, number>> => {
  if (threadIds.length === 0) return new Map();
  const heard = side === 'merchant' ? ['staff', 'system'] : ['merchant'];
  const { rows } = await sql<{ thread_id: string; unread: number }>`
    select m.thread_id, count(*)::int as unread from thread_messages m
    left join thread_reads r on r.tenant_id = m.tenant_id and r.thread_id = m.thread_id
      and r.user_id = ${userId}
    where m.tenant_id = ${ctx.tenant.id} and m.thread_id = any(${threadIds}) and m.side = any(${heard})
      and (r.read_at is null or m.created_at > r.read_at)
    group by m.thread_id`.execute(ctx.db);
  return new Map(rows.map(({ thread_id, unread }) => [thread_id, unread]));
};

export const bySubjects = (ctx: Ctx, kind: ThreadKind, subjectIds: readonly string[]) =>
  threads(ctx)
    .where('subject_kind', '=', kind)
    .where('subject_id', 'in', subjectIds)
    .select(['id', 'subject_id', 'turn', 'due_at', 'closed_at'])
    .execute();

/** Who of the staff spoke in it. */
export const staffIn = async (ctx: Ctx, threadId: string): Promise<string[]> => {
  const rows = await ctx.db
    .selectFrom('thread_messages')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('thread_id', '=', threadId)
    .where('side', '=', 'staff')
    .where('user_id', 'is not', null)
    .select('user_id')
    .distinct()
    .execute();
  return rows.map(({ user_id }) => user_id as string);
};
