import type {
  AnnouncementLine,
  listAnnouncements,
  listReaders,
  Parsed,
  Reader,
} from '@alpaca/contract';
import { sql } from 'kysely';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { onPage } from '../../platform/lists/onPage.ts';
import * as repo from './announcements.repository.ts';
import { holding } from './search.ts';

type Filter = Parsed<typeof listAnnouncements>['query'];
type Asked = Parsed<typeof listReaders>['query'];

const filtered = (ctx: Ctx, { title, sendStatus, priority }: Filter) =>
  repo
    .written(ctx)
    .$if(Boolean(title), (q) => q.where(holding(title as string)))
    .$if(Boolean(sendStatus), (q) => q.where('notices.status', '=', sendStatus as string))
    .$if(Boolean(priority), (q) => q.where('notices.priority', '=', priority as string));

const counted = (table: 'notice_recipients' | 'notice_reads') =>
  sql<bigint>`(select count(*) from ${sql.table(table)} t
     where t.tenant_id = notices.tenant_id and t.notice_id = notices.id)`;

const select = (ctx: Ctx, filter: Filter) =>
  filtered(ctx, filter)
    .leftJoin('users', (join) =>
      join
        .onRef('users.tenant_id', '=', 'notices.tenant_id')
        .onRef('users.id', '=', 'notices.created_by'),
    )
    .orderBy('notices.created_at', 'desc')
    .orderBy('notices.id', 'desc')
    .$call(onPage(filter))
    .selectAll('notices')
    .select(['users.realname', counted('notice_reads').as('readers')])
    .select(counted('notice_recipients').as('chosen'))
    .execute();

/** Whoever can sign in; read once for all lines that are to everybody. */
const everybody = (ctx: Ctx) =>
  ctx.db
    .selectFrom('users')
    .where('users.tenant_id', '=', ctx.tenant.id)
    .where('disabled_at', 'is', null);

type Count = { count: bigint };
const countOf = (q: { executeTakeFirstOrThrow(): Promise<Count> }) =>
  q.executeTakeFirstOrThrow().then(({ count }) => Number(count));

export const list = async (ctx: Ctx, filter: Filter) => {
  const { pageNo, pageSize } = filter;
  const [rows, all, total] = await Promise.all([
    select(ctx, filter),
    countOf(everybody(ctx).select((s) => s.fn.countAll<bigint>().as('count'))),
    countOf(filtered(ctx, filter).select((s) => s.fn.countAll<bigint>().as('count'))),
  ]);
  const wire = (moment: Date | null) => moment && toWire(moment, ctx.tenant.zone);
  const line = (row: (typeof rows)[number]): AnnouncementLine => ({
    id: row.id,
    revision: row.revision,
    title: ctx.lang === 'en_US' ? row.title_en : row.title_zh,
    priority: row.priority as AnnouncementLine['priority'],
    msgCategory: row.category as AnnouncementLine['msgCategory'],
    sendStatus: row.status as AnnouncementLine['sendStatus'],
    toAll: row.to_all,
    startTime: wire(row.starts_at),
    endTime: wire(row.ends_at),
    sendTime: wire(row.sent_at),
    createTime: toWire(row.created_at, ctx.tenant.zone),
    createBy: row.realname ?? '',
    recipients: row.to_all ? all : Number(row.chosen),
    readers: Number(row.readers),
  });
  return { records: rows.map(line), total, pageNo, pageSize };
};

const recipients = (ctx: Ctx, { id, only }: Asked, toAll: boolean) =>
  everybody(ctx)
    .leftJoin('notice_reads', (join) =>
      join
        .onRef('notice_reads.tenant_id', '=', 'users.tenant_id')
        .onRef('notice_reads.user_id', '=', 'users.id')
        .on('notice_reads.notice_id', '=', id),
    )
    .$if(!toAll, (q) =>
      q.where((where) =>
        where.exists(
          where
            .selectFrom('notice_recipients as r')
            .whereRef('r.tenant_id', '=', 'users.tenant_id')
            .whereRef('r.user_id', '=', 'users.id')
            .where('r.notice_id', '=', id)
            .select('r.user_id'),
        ),
      ),
    )
    .$if(only === 'read', (q) => q.where('read_at', 'is not', null))
    .$if(only === 'unread', (q) => q.where('read_at', 'is', null));

export const readers = async (ctx: Ctx, asked: Asked) => {
  const { pageNo, pageSize } = asked;
  const { to_all } = await repo.find(ctx, asked.id);
  const [rows, total] = await Promise.all([
    recipients(ctx, asked, to_all)
      .orderBy('read_at', (order) => order.desc().nullsLast())
      .orderBy('username_key')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .select(['users.id', 'users.username', 'users.realname', 'read_at'])
      .execute(),
    countOf(recipients(ctx, asked, to_all).select((s) => s.fn.countAll<bigint>().as('count'))),
  ]);
  const reader = (row: (typeof rows)[number]): Reader => ({
    userId: row.id,
    username: row.username,
    realname: row.realname,
    readTime: row.read_at && toWire(row.read_at, ctx.tenant.zone),
  });
  return { records: rows.map(reader), total, pageNo, pageSize };
};
