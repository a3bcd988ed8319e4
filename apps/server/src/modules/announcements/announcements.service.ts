import type { AnnouncementForm, getAnnouncement, Result } from '@alpaca/contract';
import { sql } from 'kysely';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { newId } from '../../platform/ids.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { saveRevision } from '../../platform/revisions/revisions.ts';
import {
  deleteKept,
  requireNotDeleted,
  restoreKept,
  type Undoable,
} from '../../platform/undo/undo.ts';
import * as repo from './announcements.repository.ts';
import { sanitise, saysSomething } from './sanitise.ts';

type Form = Result<typeof getAnnouncement>;

const texts = ['contentZh', 'contentEn'] as const;

/** As it will be stored. A text of which nothing is left is as good as none. */
const cleaned = (ctx: Ctx, form: AnnouncementForm): AnnouncementForm => {
  const clean = { ...form };
  for (const name of texts) clean[name] = sanitise(form[name]);
  const empty = texts.filter((name) => !saysSomething(clean[name]));
  if (empty.length === 0) return clean;
  const key = 'web.verify.0';
  const issues = empty.map((path) => ({ path, key, message: words(ctx.lang, key) }));
  throw new Refusal('request.invalid', {}, { issues });
};

const chosen = async (ctx: Ctx, { toAll, userIds }: AnnouncementForm) => {
  if (toAll) return [];
  const unique = [...new Set(userIds)];
  const known = await repo.knownUsers(ctx, unique);
  return known.length === unique.length ? unique : refuse('announcement.noSuchUser');
};

type Row = Awaited<ReturnType<typeof repo.find>>;

const recipientsOf = async (ctx: Ctx, row: Row) =>
  row.to_all ? [] : repo.recipientIds(ctx, row.id);

const formOf = (ctx: Ctx, row: Row) => {
  const wire = (moment: Date | null) => moment && toWire(moment, ctx.tenant.zone);
  return {
    titleZh: row.title_zh,
    titleEn: row.title_en,
    contentZh: row.content_zh,
    contentEn: row.content_en,
    priority: row.priority as Form['priority'],
    msgCategory: row.category as Form['msgCategory'],
    toAll: row.to_all,
    startTime: wire(row.starts_at),
    endTime: wire(row.ends_at),
  };
};

export const add = (ctx: Ctx, form: AnnouncementForm) =>
  inTx(ctx, async (ctx) => {
    const clean = cleaned(ctx, form);
    const userIds = await chosen(ctx, clean);
    ctx.trail?.note({ title: clean.titleZh });
    const id = newId();
    await ctx.db
      .insertInto('notices')
      .values({
        tenant_id: ctx.tenant.id,
        id,
        sender: ctx.tenant.nameZh,
        created_by: ctx.session?.userId ?? null,
        ...repo.columns(ctx, clean),
      })
      .execute();
    await repo.setRecipients(ctx, id, userIds);
    return { id };
  });

type Changed = AnnouncementForm & { id: string; revision: number };

export const edit = (ctx: Ctx, { id, revision, ...form }: Changed) =>
  inTx(ctx, async (ctx) => {
    const row = await repo.lockFor(ctx, id, 'edit');
    const clean = cleaned(ctx, form);
    const userIds = await chosen(ctx, clean);
    const before = { ...formOf(ctx, row), userIds: (await recipientsOf(ctx, row)).sort() };
    const after = { ...clean, userIds: userIds.toSorted() };
    const saved = await saveRevision(ctx, repo.edited, { id, revision, before, after });
    await ctx.db
      .updateTable('notices')
      .set(repo.columns(ctx, clean))
      .where('tenant_id', '=', ctx.tenant.id)
      .where('id', '=', id)
      .execute();
    await repo.setRecipients(ctx, id, userIds);
    return saved;
  });

const undoable: Undoable = {
  ...repo.edited,
  name: 'title_zh',
  // Two may have one title.
  inTheWay: sql`false`,
  parts: [
    { table: 'notice_recipients', of: 'notice_id' },
    { table: 'notice_reads', of: 'notice_id' },
  ],
};

export const remove = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    await requireNotDeleted(ctx, undoable, [id]);
    await repo.lockFor(ctx, id, 'delete');
    await deleteKept(ctx, undoable, [id]);
    return null;
  });

export const restore = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    const { names, done } = await restoreKept(ctx, undoable, { ids: [id] });
    ctx.trail?.note({ title: names[0] ?? '' });
    return done;
  });

export const form = async (ctx: Ctx, id: string): Promise<Form> => {
  const row = await repo.find(ctx, id);
  const userIds = await recipientsOf(ctx, row);
  return {
    id,
    revision: row.revision,
    sendStatus: row.status as Form['sendStatus'],
    ...formOf(ctx, row),
    users: userIds.length > 0 ? await repo.knownUsers(ctx, userIds) : [],
  };
};
