import {
  type listMyNotices,
  type MessageKind,
  messageKindOf,
  messageKinds,
  type NoticeCategory,
  type Parsed,
} from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { countOf } from '../../platform/db/countOf.ts';
import { onPage } from '../../platform/lists/onPage.ts';
import { refuse } from '../../platform/refusal.ts';
import { holding } from './search.ts';

/**
 * Kinds of messages about what this user may not see: those they got while they might are kept from
 * them too.
 */
const shutKinds = ({ session }: Ctx): string[] =>
  (Object.keys(messageKinds) as MessageKind[]).filter((kind) => {
    const { needs } = messageKindOf(kind);
    return needs && session && !session.permissions.has(needs);
  });

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
    .where(sql<boolean>`notices.kind <> all (${shutKinds(ctx)})`)
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

export const unread = (ctx: Ctx, userId: string, category: NoticeCategory, limit: number) =>
  mine(ctx, userId)
    .where('category', '=', category)
    .where('notice_reads.read_at', 'is', null)
    .orderBy('sent_at', 'desc')
    .limit(limit)
    .select(columns)
    .execute();

export const countUnread = async (ctx: Ctx, userId: string, category: NoticeCategory) => {
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

type Filter = Parsed<typeof listMyNotices>['query'];

const filtered = (ctx: Ctx, userId: string, { msgCategory, only, title }: Filter) =>
  mine(ctx, userId)
    .where('category', '=', msgCategory)
    .$if(only === 'read', (q) => q.where('notice_reads.read_at', 'is not', null))
    .$if(only === 'unread', (q) => q.where('notice_reads.read_at', 'is', null))
    .$if(Boolean(title), (q) => q.where(holding(title as string)));

export const page = (ctx: Ctx, userId: string, filter: Filter) =>
  filtered(ctx, userId, filter)
    .orderBy('sent_at', 'desc')
    .orderBy('notices.id', 'desc')
    .$call(onPage(filter))
    .select(columns)
    .execute();

export const count = (ctx: Ctx, userId: string, filter: Filter) =>
  countOf(filtered(ctx, userId, filter));

/** How many were unread until now. */
export const markAllRead = async (ctx: Ctx, userId: string, category: NoticeCategory) => {
  const unread = mine(ctx, userId)
    .where('category', '=', category)
    .where('notice_reads.read_at', 'is', null)
    .select(['notices.tenant_id', sql<string>`${userId}::uuid`.as('user_id'), 'notices.id']);
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('notice_reads')
    .columns(['tenant_id', 'user_id', 'notice_id'])
    .expression(unread)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0);
};
