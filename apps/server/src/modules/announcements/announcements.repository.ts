import type { AnnouncementForm, AnnouncementStatus, AnnouncementStep } from '@alpaca/contract';
import { announcementMoves } from '@alpaca/contract';
import { fromWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Edited } from '../../platform/revisions/revisions.ts';

export const edited = {
  kind: 'announcement',
  table: 'notices',
  missing: 'announcement.notFound',
} as const satisfies Edited;

/** What people wrote; messages that the product raised are not theirs to change. */
export const written = (ctx: Ctx) =>
  ctx.db
    .selectFrom('notices')
    .where('notices.tenant_id', '=', ctx.tenant.id)
    .where('notices.kind', '=', '');

export const find = async (ctx: Ctx, id: string) =>
  (await written(ctx).where('id', '=', id).selectAll().executeTakeFirst()) ??
  refuse('announcement.notFound');

/** The row, locked, if the step is one that its status allows. */
export const lockFor = async (ctx: Ctx, id: string, step: AnnouncementStep) => {
  const row = await written(ctx).where('id', '=', id).forUpdate().selectAll().executeTakeFirst();
  if (!row) return refuse('announcement.notFound');
  ctx.trail?.note({ title: row.title_zh });
  const allowed = announcementMoves[row.status as AnnouncementStatus];
  return allowed.includes(step) ? row : refuse('announcement.cannotMove');
};

/** The columns of a form whose texts are already sanitised. */
export const columns = (ctx: Ctx, form: AnnouncementForm) => {
  const moment = (wire: string | null) => wire && fromWire(wire, ctx.tenant.zone);
  return {
    title_zh: form.titleZh,
    title_en: form.titleEn,
    content_zh: form.contentZh,
    content_en: form.contentEn,
    priority: form.priority,
    category: form.msgCategory,
    to_all: form.toAll,
    starts_at: moment(form.startTime) || null,
    ends_at: moment(form.endTime) || null,
  };
};

export const setRecipients = async (ctx: Ctx, noticeId: string, userIds: readonly string[]) => {
  const mine = { tenant_id: ctx.tenant.id, notice_id: noticeId };
  await ctx.db
    .deleteFrom('notice_recipients')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('notice_id', '=', noticeId)
    .execute();
  if (userIds.length === 0) return;
  await ctx.db
    .insertInto('notice_recipients')
    .values(userIds.map((userId) => ({ ...mine, user_id: userId })))
    .execute();
};

export const recipientIds = async (ctx: Ctx, noticeId: string): Promise<string[]> => {
  const rows = await ctx.db
    .selectFrom('notice_recipients')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('notice_id', '=', noticeId)
    .select('user_id')
    .execute();
  return rows.map((row) => row.user_id);
};

export const knownUsers = (ctx: Ctx, userIds: readonly string[]) =>
  ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', 'in', [...userIds])
    .orderBy('username_key')
    .select(['id', 'username', 'realname'])
    .execute();
