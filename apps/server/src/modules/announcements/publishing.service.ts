import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { addJob, type JobKind } from '../../platform/jobs/jobs.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { requireRevision } from '../../platform/revisions/revisions.ts';
import * as repo from './announcements.repository.ts';

type Row = Awaited<ReturnType<typeof repo.find>>;

/** Bells look again; to everybody that is one message, however many they are. */
const tellRecipients = async (ctx: Ctx, row: Pick<Row, 'id' | 'to_all'>) =>
  tell(
    ctx,
    row.to_all ? { cmd: 'topic' } : { cmd: 'user', userIds: await repo.recipientIds(ctx, row.id) },
  );

const setStatus = (ctx: Ctx, id: string, values: { status: string; sent_at?: Date }) =>
  ctx.db
    .updateTable('notices')
    .set(values)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();

const forgetReaders = (ctx: Ctx, id: string) =>
  ctx.db
    .deleteFrom('notice_reads')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('notice_id', '=', id)
    .execute();

/**
 * An announcement begins or ends. Which notices a bell shows is decided by the clock when it asks,
 * so this only says when to ask: run twice, or for one that was changed since, it harms nobody.
 */
export const windowJob: JobKind = {
  name: 'announcement.window',
  lane: 'interactive',
  run: (ctx, { ids }) =>
    inTx(ctx, async (ctx) => {
      const row = await repo
        .written(ctx)
        .where('id', '=', ids.noticeId as string)
        .where('status', '=', 'published')
        .select(['id', 'to_all'])
        .executeTakeFirst();
      if (row) await tellRecipients(ctx, row);
    }),
};

// The queue may be a moment ahead of the database's clock; a bell asked too early would stay as it is.
const marginMs = 300;
const after = (moment: Date) => ({ startAfter: new Date(moment.getTime() + marginMs) });

export const publish = (ctx: Ctx, { id, revision }: { id: string; revision: number }) =>
  inTx(ctx, async (ctx) => {
    const row = await repo.lockFor(ctx, id, 'publish');
    await requireRevision(ctx, repo.edited, { id, revision });
    const now = new Date();
    if (row.ends_at && row.ends_at <= now) return refuse('announcement.over');
    const later = row.starts_at && row.starts_at > now ? row.starts_at : null;
    await setStatus(ctx, id, { status: 'published', sent_at: later ?? now });
    // Whoever read it before it was withdrawn has not read what it says now.
    await forgetReaders(ctx, id);
    if (later) await addJob(ctx, windowJob, { noticeId: id }, after(later));
    else await tellRecipients(ctx, row);
    if (row.ends_at) await addJob(ctx, windowJob, { noticeId: id }, after(row.ends_at));
    return { revision };
  });

export const withdraw = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    const row = await repo.lockFor(ctx, id, 'withdraw');
    await setStatus(ctx, id, { status: 'withdrawn' });
    await tellRecipients(ctx, row);
    return null;
  });
