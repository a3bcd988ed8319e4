import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';

export type Category = 'announcement' | 'message';

/** Published, in its time, and meant for this user. */
const mine = (ctx: Ctx, userId: string) =>
  ctx.db
    .selectFrom('notices')
    .leftJoin('notice_reads', (join) =>
      join
        .onRef('notice_reads.tenant_id', '=', 'notices.tenant_id')
        .onRef('notice_reads.notice_id', '=', 'notices.id')
        .on('notice_reads.user_id', '=', userId),
    )
    .where('notices.tenant_id', '=', ctx.tenant.id)
    .where('notices.status', '=', 'published')
    .where((where) =>
      where.and([
        where.or([where('starts_at', 'is', null), where('starts_at', '<=', sql<Date>`now()`)]),
        where.or([where('ends_at', 'is', null), where('ends_at', '>', sql<Date>`now()`)]),
        where.or([
          where('to_all', '=', true),
          where.exists(
            where
              .selectFrom('notice_recipients')
              .whereRef('notice_recipients.tenant_id', '=', 'notices.tenant_id')
              .whereRef('notice_recipients.notice_id', '=', 'notices.id')
              .where('notice_recipients.user_id', '=', userId)
              .select('notice_recipients.user_id'),
          ),
        ]),
      ]),
    );

const columns = [
  'notices.id',
  'notices.category',
  'notices.title_zh',
  'notices.title_en',
  'notices.content_zh',
  'notices.content_en',
  'notices.sender',
  'notices.priority',
  'notices.open_type',
  'notices.open_page',
  'notices.bus_id',
  'notices.sent_at',
  'notice_reads.read_at',
] as const;

export type NoticeRow = Awaited<ReturnType<typeof findMine>>;

export const findMine = async (ctx: Ctx, userId: string, id: string) =>
  (await mine(ctx, userId).where('notices.id', '=', id).select(columns).executeTakeFirst()) ??
  refuse('notice.notFound');

export const unread = (ctx: Ctx, userId: string, category: Category, limit: number) =>
  mine(ctx, userId)
    .where('category', '=', category)
    .where('notice_reads.read_at', 'is', null)
    .orderBy('sent_at', 'desc')
    .limit(limit)
    .select(columns)
    .execute();

export const countUnread = async (ctx: Ctx, userId: string, category: Category) => {
  const { count } = await mine(ctx, userId)
    .where('category', '=', category)
    .where('notice_reads.read_at', 'is', null)
    .select((s) => s.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const markRead = (ctx: Ctx, userId: string, noticeId: string) =>
  ctx.db
    .insertInto('notice_reads')
    .values({ tenant_id: ctx.tenant.id, user_id: userId, notice_id: noticeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
