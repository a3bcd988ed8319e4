import type { BatchView, ManifestView, Result, sendManifest } from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import type { FileReply } from '../../../platform/http/bind.ts';
import { newId } from '../../../platform/ids.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { refuse } from '../../../platform/refusal.ts';
import { files } from '../../files/index.ts';
import { channelOf } from '../../products/index.ts';
import { type BatchRow, findOwn, lockOwn } from '../batches/batches.repository.ts';
import { manifestJob } from './manifest.job.ts';
import * as repo from './manifests.repository.ts';

const carrierFor = async (ctx: Ctx, { product_id }: BatchRow) => {
  const { adapter, settings } = await channelOf(ctx, product_id);
  return {
    takesManifest: ctx.node.carriers.get(adapter)?.manifest !== undefined,
    account: String(settings.account ?? adapter),
  };
};

type Row = Awaited<ReturnType<typeof repo.ofBatch>>[number];

const shown = (ctx: Ctx, row: Row): ManifestView => ({
  id: row.id,
  time: toWire(row.created_at, ctx.tenant.zone),
  userName: row.realname ?? '',
  account: row.account,
  state: row.state as ManifestView['state'],
  carrierNo: row.carrier_no,
  parcels: row.parcels,
  rejected: (row.rejected as unknown as repo.Rejected[]).map(({ orderNo, reason }) => ({
    transactionOrderNo: orderNo,
    reason,
  })),
  hasFile: row.file_id !== null,
});

/** What a batch's carrier was told, and what it has still to be told. */
export const manifestsFor = async (
  ctx: Ctx,
  batch: BatchRow,
): Promise<Pick<BatchView, 'manifests' | 'takesManifest' | 'toManifest'>> => {
  const [rows, { takesManifest }, left] = await Promise.all([
    repo.ofBatch(ctx, batch.id),
    carrierFor(ctx, batch),
    repo.untold(ctx, batch.id),
  ]);
  return { manifests: rows.map((row) => shown(ctx, row)), takesManifest, toManifest: left.length };
};

/** Everything that no form has yet goes on one of its own; the carrier is asked by a job. */
export const send = (ctx: Ctx, batchId: string): Promise<Result<typeof sendManifest>> =>
  inTx(ctx, async (ctx) => {
    // Of two who send at once the second finds nothing left.
    const batch = await lockOwn(ctx, batchId, 'update');
    ctx.trail?.note({ no: batch.batch_no });
    if (batch.status !== 'closed') refuse('batch.open', { no: batch.batch_no });
    const { takesManifest, account } = await carrierFor(ctx, batch);
    if (!takesManifest) refuse('manifest.notTaken');
    const orderIds = await repo.untold(ctx, batchId);
    if (orderIds.length === 0) refuse('manifest.nothing');
    const id = newId();
    await ctx.db
      .insertInto('manifests')
      .values({
        tenant_id: ctx.tenant.id,
        id,
        batch_id: batchId,
        account,
        state: 'creating',
        parcels: orderIds.length,
        order_ids: orderIds,
        created_by: ctx.session?.userId ?? null,
      })
      .execute();
    await addJob(ctx, manifestJob, { manifestId: id, tries: '0' });
    return { id, parcels: orderIds.length };
  });

/** The carrier's own paper. */
export const paper = async (ctx: Ctx, id: string): Promise<FileReply> => {
  const row = await repo.find(ctx, id);
  await findOwn(ctx, row.batch_id);
  if (!row.file_id) return refuse('manifest.notFound');
  return { ...(await files.open(ctx, row.file_id)), name: `${row.carrier_no}.pdf` };
};
