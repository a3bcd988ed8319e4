import { Readable } from 'node:stream';
import { CarrierBusy, throughGate } from '../../../carriers/gate.ts';
import {
  CarrierUnknown,
  type Manifested,
  type ManifestForm,
  type Reason,
} from '../../../platform/carrier.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx, tenantWide } from '../../../platform/db/tx.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { addJob, type JobKind, type RunningJob } from '../../../platform/jobs/jobs.ts';
import { files } from '../../files/index.ts';
import { referenceOf } from '../../orders/index.ts';
import { channelOf } from '../../products/index.ts';
import { warehousesOf } from '../../warehouses/index.ts';
import { type BatchRow, find as batchOf } from '../batches/batches.repository.ts';
import { addEvent } from '../batches/events.repository.ts';
import * as repo from './manifests.repository.ts';

type Parcels = Awaited<ReturnType<typeof repo.parcelsOf>>;

const formOf = async (
  ctx: Ctx,
  { id }: repo.ManifestRow,
  batch: BatchRow,
  parcels: Parcels,
): Promise<ManifestForm> => {
  const house = (await warehousesOf(ctx, [batch.warehouse_id])).get(batch.warehouse_id);
  if (!house) throw new Error('a batch without its warehouse');
  const { nameEn: name, contact, phone, countryCode, province, city, address, postCode } = house;
  return {
    reference: id,
    origin: { name, contact, phone, countryCode, province, city, address, postCode },
    day: batch.day,
    parcels: parcels.map((parcel) => ({
      reference: referenceOf(parcel),
      orderNo: parcel.order_no,
      trackingNumber: parcel.tracking_number,
    })),
  };
};

const wordsOf = (ctx: Ctx, reason: Reason) =>
  'text' in reason ? reason.text : words(ctx.lang, `manifestReason.${reason.key}`, reason.vars);

const storePaper = async (ctx: Ctx, row: repo.ManifestRow, { carrierNo, file }: Manifested) => {
  if (!file) return null;
  const stored = await files.write(ctx, {
    userId: row.created_by,
    purpose: 'manifest',
    name: `${carrierNo}.pdf`,
    contentType: 'application/pdf',
    body: Readable.from([file]),
  });
  await files.keep(ctx, stored);
  return stored.key;
};

/** Takes the carrier's form in, once, with every parcel that it left out. */
const takeIn = async (ctx: Ctx, seen: repo.ManifestRow, parcels: Parcels, made: Manifested) => {
  const fileId = await storePaper(ctx, seen, made);
  const byReference = new Map(parcels.map((parcel) => [referenceOf(parcel), parcel]));
  const rejected = made.rejected.flatMap(({ reference, reason }): repo.Rejected[] => {
    const parcel = byReference.get(reference);
    return parcel
      ? [{ orderId: parcel.id, orderNo: parcel.order_no, reason: wordsOf(ctx, reason) }]
      : [];
  });
  await inTx(ctx, async (ctx) => {
    const row = await repo.lock(ctx, seen.id);
    if (row.state !== 'creating') return;
    const taken = row.order_ids.length - rejected.length;
    await repo.change(ctx, row.id, {
      state: 'created',
      carrier_no: made.carrierNo,
      parcels: taken,
      rejected: JSON.stringify(rejected),
      file_id: fileId,
    });
    const detail = { parcels: taken, rejected: rejected.length, reason: made.carrierNo };
    await addEvent(ctx, row.batch_id, 'manifested', { detail });
  });
};

const fail = (ctx: Ctx, id: string, reason: string) =>
  inTx(ctx, async (ctx) => {
    const row = await repo.lock(ctx, id);
    if (row.state !== 'creating') return;
    const rejected: repo.Rejected[] = [{ orderId: '', orderNo: '', reason }];
    await repo.change(ctx, id, { state: 'failed', parcels: 0, rejected: JSON.stringify(rejected) });
    await addEvent(ctx, row.batch_id, 'manifestFailed', { detail: { reason } });
  });

const ask = async (ctx: Ctx, row: repo.ManifestRow, signal: AbortSignal) => {
  const batch = await batchOf(ctx, row.batch_id);
  const { adapter, settings } = await channelOf(ctx, batch.product_id);
  const manifest = ctx.node.carriers.get(adapter)?.manifest;
  if (!manifest) return fail(ctx, row.id, wordsOf(ctx, { key: 'noManifest' }));
  const parcels = await repo.parcelsOf(ctx, row.order_ids);
  const form = await formOf(ctx, row, batch, parcels);
  const account = { ctx: tenantWide(ctx), name: row.account, settings };
  const answer = await throughGate(ctx.node, `${ctx.tenant.code}/${row.account}`, () =>
    manifest(account, form, signal),
  );
  return answer.ok
    ? takeIn(ctx, row, parcels, answer)
    : fail(ctx, row.id, wordsOf(ctx, answer.reason));
};

// About two hours; whoever waits for a form longer than that asks for another.
const triesMost = 20;
const longestMs = 600_000;
const waitMs = (tries: number) => Math.min(longestMs, 5_000 * 2 ** tries);

const again = async (ctx: Ctx, { ids }: RunningJob, error: unknown) => {
  const manifestId = ids.manifestId as string;
  const tries = Number(ids.tries ?? 0) + (error instanceof CarrierBusy ? 0 : 1);
  if (tries >= triesMost) return fail(ctx, manifestId, wordsOf(ctx, { key: 'noAnswer' }));
  const ms = error instanceof CarrierBusy ? error.retryMs : waitMs(tries);
  await addJob(
    ctx,
    manifestJob,
    { manifestId, tries: String(tries) },
    { startAfter: new Date(Date.now() + ms) },
  );
};

/** Asks a carrier for a form. It is the same however often it is asked, so it may come again. */
export const manifestJob: JobKind = {
  name: 'batch.manifest',
  lane: 'interactive',
  run: async (ctx, job) => {
    const row = await repo.find(ctx, job.ids.manifestId as string);
    if (row.state !== 'creating') return;
    try {
      await ask(ctx, row, job.signal);
    } catch (error) {
      if (job.signal.aborted) throw error;
      const isLost = error instanceof CarrierUnknown || error instanceof CarrierBusy;
      if (!isLost)
        ctx.log.error({ err: error, manifest: row.id }, 'manifest could not be asked for');
      await again(ctx, job, error);
    }
  },
};
