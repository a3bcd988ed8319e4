import {
  type DownloadLabelForm,
  type downloadLabel,
  type getLabelSet,
  jobOptTypes,
  type LabelSet,
  labelSetMost,
  type Parsed,
  type PrintDocument,
  type PrintObstacle,
  papersMost,
  type Result,
} from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { ifRolledBack, inTx } from '../../../platform/db/tx.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { newId } from '../../../platform/ids.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { refuse } from '../../../platform/refusal.ts';
import { files, requireFileQuota } from '../../files/index.ts';
import { progressJob, startJob } from '../../jobs/index.ts';
import { foundIds } from '../../orders/index.ts';
import { makeSet } from './makeSet.ts';
import { keepSet, labelSetJob } from './setJob.ts';
import * as repo from './sets.repository.ts';

// More at once only wait for each other.
const runningMost = 3;

/** What is made takes room and time that others need too. */
const requireRoom = async (ctx: Ctx) => {
  await requireFileQuota(ctx, 0);
  if ((await repo.underWay(ctx)) >= runningMost) refuse('label.setsRunning', { most: runningMost });
};

/** Whom a set is of: those chosen, or all that the filter finds; of them who has a number, if asked. */
const meant = async (ctx: Ctx, { ids, filter, tracking }: DownloadLabelForm) => {
  const asked = {
    ...(filter ?? {}),
    ...(ids && { ids }),
    ...(tracking !== 'none' && { tracking }),
  };
  const found = await foundIds(ctx, asked, labelSetMost + 1);
  if (found.length === 0) refuse('label.nothingToPrint');
  if (found.length > labelSetMost) refuse('label.tooMany', { most: labelSetMost });
  if (!ids) return found;
  // In the order in which they were chosen; what is not the caller's is not found.
  const there = new Set(found);
  return [...new Set(ids)].filter((id) => there.has(id));
};

const newJob = (ctx: Ctx, total: number) =>
  startJob(ctx, {
    nameZh: words('zh_CN', 'labelSetJob', { count: total }),
    nameEn: words('en_US', 'labelSetJob', { count: total }),
    total,
    optType: jobOptTypes.download,
  });

export const start = (ctx: Ctx, form: DownloadLabelForm): Promise<Result<typeof downloadLabel>> =>
  inTx(ctx, async (ctx) => {
    const orders = await meant(ctx, form);
    if (!form.async && orders.length > papersMost)
      refuse('label.waitsTooLong', { most: papersMost });
    // Who waits for it is held up by nobody else's, and holds up nobody: calls have their share.
    if (form.async) await repo.lockNew(ctx);
    await requireRoom(ctx);
    const jobId = await newJob(ctx, orders.length);
    const id = newId();
    const set = {
      id,
      merchant_id: ctx.merchantId,
      user_id: ctx.session?.userId as string,
      language: ctx.lang,
      job_id: jobId,
      kind: form.by,
      folders: form.folders,
      documents: form.documents,
    };
    await repo.add(ctx, set, orders);
    ctx.trail?.note({ count: orders.length });
    if (form.async) {
      await addJob(ctx, labelSetJob, { setId: id, jobId });
      return { id, jobId, fileKey: null };
    }
    const made = await repo.find(ctx, id);
    const file = await makeSet(ctx, made, {
      onBatch: (_, done, failed) => progressJob(ctx, jobId, { done, failed }),
    });
    ifRolledBack(ctx, () => files.remove(ctx, file.file.key));
    await keepSet(ctx, made, file);
    if (file.pages > 0) return { id, jobId, fileKey: file.file.key };
    await files.remove(ctx, file.file.key);
    return { id, jobId, fileKey: null };
  });

const view = (ctx: Ctx, row: repo.ToldSet): LabelSet => ({
  id: row.id,
  jobId: row.job_id,
  status: row.status as LabelSet['status'],
  by: row.kind as LabelSet['by'],
  folders: row.folders as LabelSet['folders'],
  documents: row.documents as PrintDocument[],
  createTime: toWire(row.created_at, ctx.tenant.zone),
  userName: row.realname,
  orders: Number(row.orders),
  pages: row.pages,
  missing: row.status === 'making' ? 0 : Number(row.missing),
  fileKey: row.file_id,
  fileBytes: row.bytes ?? 0,
});

export const list = async (
  ctx: Ctx,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) => {
  const { rows, total } = await repo.page(ctx, { pageNo, pageSize });
  return { records: rows.map((row) => view(ctx, row)), total, pageNo, pageSize };
};

export const get = async (
  ctx: Ctx,
  { id, missing, pageNo, pageSize }: Parsed<typeof getLabelSet>['query'],
): Promise<Result<typeof getLabelSet>> => {
  const [set, { rows, total }] = await Promise.all([
    repo.findTold(ctx, id),
    repo.orderPage(ctx, id, { pageNo, pageSize, missing }),
  ]);
  const records = rows.map((row) => ({
    orderId: row.order_id,
    transactionOrderNo: row.order_no,
    customerNo: row.customer_no,
    trackingNumber: row.tracking_number,
    file: row.file_name,
    firstPage: row.first_page,
    lastPage: row.last_page,
    obstacle: row.obstacle as PrintObstacle | null,
  }));
  return { set: view(ctx, set), orders: { records, total, pageNo, pageSize } };
};

/** Made anew with what has become ready, under the same id. */
export const fetchMissing = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    const { status } = await repo.lock(ctx, id);
    if (status === 'making') refuse('labelSet.making');
    const { orders, missing } = await repo.findTold(ctx, id);
    if (Number(missing) === 0) refuse('labelSet.nothingMissing');
    await repo.lockNew(ctx);
    await requireRoom(ctx);
    const jobId = await newJob(ctx, Number(orders));
    await repo.change(ctx, id, { status: 'making', job_id: jobId });
    ctx.trail?.note({ count: Number(missing) });
    await addJob(ctx, labelSetJob, { setId: id, jobId });
    return { jobId };
  });
