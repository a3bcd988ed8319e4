import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type addOrderFile, type OrderFile, orderFilesMost, type Parsed } from '@alpaca/contract';
import { sql } from 'kysely';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids.ts';
import { tell } from '../../../platform/outbox/outbox.ts';
import { ownMerchant } from '../../../platform/ownMerchant.ts';
import { cleanPdf, pageCount, UnusablePdf } from '../../../platform/pdf/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { newTempFolder } from '../../../platform/tempFolder.ts';
import {
  deleteKept,
  requireNotDeleted,
  restoreKept,
  type Undoable,
} from '../../../platform/undo/undo.ts';
import { files, filesByKey, requireOwnFiles } from '../../files/index.ts';
import { lockForPrint, papersOf } from '../../orders/index.ts';
import * as repo from './orderFiles.repository.ts';

const toFile = (ctx: Ctx, row: repo.OrderFileRow): OrderFile => ({
  id: row.id,
  kind: row.kind as OrderFile['kind'],
  box: row.line,
  name: row.name,
  fileKey: row.file_id,
  pages: row.pages,
  printer: row.printer as OrderFile['printer'],
  createTime: toWire(row.created_at, ctx.tenant.zone),
  userName: row.realname,
});

export const list = async (ctx: Ctx, orderId: string): Promise<OrderFile[]> => {
  await papersOf(ctx, [orderId]);
  return (await repo.ofOrder(ctx, orderId)).map((row) => toFile(ctx, row));
};

/** Why a file has no pages that can be counted. */
const judged = async (bytes: Buffer): Promise<number> => {
  try {
    return (await cleanPdf(bytes)).pages.length;
  } catch (error) {
    if (error instanceof UnusablePdf) return refuse('orderFile.unusable');
    throw error;
  }
};

/**
 * It was cleaned when it was uploaded, which takes seconds; here the order is held meanwhile, so its
 * pages are only counted.
 */
const pagesOf = async (ctx: Ctx, fileKey: string): Promise<number> => {
  const bytes = await files.read(ctx, fileKey);
  const { folder, clear } = await newTempFolder();
  try {
    const path = join(folder, 'own.pdf');
    await writeFile(path, bytes);
    return await pageCount(path).catch(() => judged(bytes));
  } finally {
    await clear();
  }
};

const noteFile = async (ctx: Ctx, no: string, fileKey: string) =>
  ctx.trail?.note({ no, name: (await filesByKey(ctx, [fileKey])).get(fileKey)?.name ?? '' });

/** A merchant's PDF joins the papers of its order, or of one of its boxes. */
export const add = (
  ctx: Ctx,
  { orderId, box, fileKey, ...file }: Parsed<typeof addOrderFile>['body'],
) =>
  inTx(ctx, async (ctx) => {
    const merchantId = ownMerchant(ctx);
    const userId = ctx.session?.userId ?? refuse('session.over');
    // Held, so that of two who add the last one there is room for, one is told.
    await lockForPrint(ctx, [orderId]);
    const [order] = await papersOf(ctx, [orderId]);
    await requireOwnFiles(ctx, { keys: [fileKey], purpose: 'orderFile' });
    if (box !== null && !order?.boxes.some(({ line }) => line === box)) {
      refuse('orderFile.noSuchBox', { box });
    }
    if ((await repo.count(ctx, orderId)) >= orderFilesMost) {
      refuse('orderFile.tooMany', { most: orderFilesMost });
    }
    const id = newId();
    const whose = { merchant_id: merchantId, order_id: orderId, created_by: userId };
    const pages = await pagesOf(ctx, fileKey);
    await repo.insert(ctx, { id, ...whose, ...file, line: box, file_id: fileKey, pages });
    await noteFile(ctx, order?.orderNo ?? '', fileKey);
    await tell(ctx, { cmd: 'merchant', merchantId });
    return { id };
  });

const undoable: Undoable = {
  kind: 'orderFile',
  table: 'order_files',
  missing: 'orderFile.notFound',
  name: 'file_id',
  // An order may have the same file twice.
  inTheWay: sql`false`,
};

const tellOf = async (ctx: Ctx, file: { order_id: string; file_id: string }) => {
  const [order] = await papersOf(ctx, [file.order_id]);
  await noteFile(ctx, order?.orderNo ?? '', file.file_id);
  await tell(ctx, { cmd: 'merchant', merchantId: ownMerchant(ctx) });
};

export const remove = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    await requireNotDeleted(ctx, undoable, [id]);
    const file = await repo.find(ctx, id);
    await deleteKept(ctx, undoable, [id]);
    await tellOf(ctx, file);
    return null;
  });

export const restore = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    const { done } = await restoreKept(ctx, undoable, { ids: [id] });
    const file = await repo.find(ctx, id);
    await lockForPrint(ctx, [file.order_id]);
    if ((await repo.count(ctx, file.order_id)) > orderFilesMost) {
      refuse('orderFile.tooMany', { most: orderFilesMost });
    }
    await tellOf(ctx, file);
    return done;
  });
