import type { NoticeCategory, NoticeDetail, NoticeEntry } from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import * as repo from './notices.repository.ts';
import { preview } from './noticeText.ts';

// The bell shows the latest; the list page has the rest.
const shownInBell = 10;

export const me = (ctx: Ctx) => ctx.session?.userId as string;

const title = (ctx: Ctx, row: repo.NoticeRow) =>
  ctx.lang === 'en_US' ? row.title_en : row.title_zh;
const content = (ctx: Ctx, row: repo.NoticeRow) =>
  ctx.lang === 'en_US' ? row.content_en : row.content_zh;

// What the tenant itself sends bears its name, and that it has in both languages.
export const sender = ({ lang, tenant }: Ctx, row: repo.NoticeRow) =>
  lang === 'en_US' && row.sender === tenant.nameZh ? tenant.nameEn : row.sender;

export const entry = (ctx: Ctx, row: repo.NoticeRow): NoticeEntry => ({
  id: row.id,
  titile: title(ctx, row),
  createTime: toWire(row.sent_at as Date, ctx.tenant.zone),
  priority: row.priority as NoticeEntry['priority'],
  openType: row.open_type as NoticeEntry['openType'],
  openPage: row.open_page,
  busId: row.bus_id,
  msgId: row.id,
  msgTxt: preview(content(ctx, row)),
});

const detail = (ctx: Ctx, row: repo.NoticeRow): NoticeDetail => ({
  id: row.id,
  title: title(ctx, row),
  sender: sender(ctx, row),
  sendTime: toWire(row.sent_at as Date, ctx.tenant.zone),
  msgContent: content(ctx, row),
  msgCategory: row.category as NoticeDetail['msgCategory'],
  priority: row.priority as NoticeDetail['priority'],
  openType: row.open_type as NoticeDetail['openType'],
  openPage: row.open_page,
  busId: row.bus_id,
  readFlag: row.read_at !== null,
});

const bell = async (ctx: Ctx, category: NoticeCategory) => {
  const rows = await repo.unread(ctx, me(ctx), category, shownInBell);
  // Only a full bell hides more than it shows.
  const total =
    rows.length < shownInBell ? rows.length : await repo.countUnread(ctx, me(ctx), category);
  return { list: rows.map((row) => entry(ctx, row)), total };
};

export const listForBell = async (ctx: Ctx) => {
  const [announcements, messages] = await Promise.all([
    bell(ctx, 'announcement'),
    bell(ctx, 'message'),
  ]);
  return {
    anntMsgList: announcements.list,
    anntMsgTotal: announcements.total,
    sysMsgList: messages.list,
    sysMsgTotal: messages.total,
  };
};

export const read = async (ctx: Ctx, id: string) =>
  detail(ctx, await repo.findMine(ctx, me(ctx), id));

export const markRead = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    const notice = await repo.findMine(ctx, me(ctx), id);
    ctx.trail?.note({ title: notice.title_zh });
    await repo.markRead(ctx, me(ctx), id);
    // Other pages of the same user show the same bell.
    await tell(ctx, { cmd: 'user', userIds: [me(ctx)] });
    return null;
  });

export const latestAnnouncement = async (ctx: Ctx) => {
  const [row] = await repo.unread(ctx, me(ctx), 'announcement', 1);
  return row ? detail(ctx, row) : null;
};
