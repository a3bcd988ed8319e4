import { setImmediate as turn } from 'node:timers/promises';
import {
  type batchDownloadDesigned,
  type LabelDesignForm,
  type makeSkuStickers,
  type Parsed,
  stickersMost,
} from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { FileReply } from '../../../platform/http/bind.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { newPaper } from '../../../platform/paper/paper.ts';
import { refuse } from '../../../platform/refusal.ts';
import { skusById } from '../../declarations/index.ts';
import { findDesign, requireLogo } from '../designs/designs.service.ts';
import { documents } from '../documents/index.ts';
import { previewOrder } from '../documents/previewOrder.ts';
import { drawStickers } from '../documents/stickers.ts';
import { lookOf } from './looks.ts';
import { printables, send } from './papers.service.ts';
import { type Paper, papersFor } from './papers.ts';
import { isDrawn } from './sheets.ts';
import { papersReply } from './writePapers.ts';

const labelsBy = async (
  ctx: Ctx,
  orders: readonly Paper['order'][],
  design: LabelDesignForm,
): Promise<Paper[]> => {
  const look = await lookOf(ctx, design);
  return orders.map((order) => ({
    order,
    document: 'label',
    printer: design.size === 'a4x4' ? 'a4' : 'label',
    copies: 1,
    pages: documents.label.pages(order, design),
    source: { draw: documents.label, look },
  }));
};

/** A label of an invented order by a design that need not be saved. */
export const preview = async (ctx: Ctx, design: LabelDesignForm): Promise<FileReply> => {
  await requireLogo(ctx, design);
  const labels = await labelsBy(ctx, [previewOrder], design);
  return papersReply(ctx, labels, words(ctx.lang, 'paperFile.preview'));
};

/** Labels of own lines by a design; carriers' labels are as they are. */
export const batch = async (
  ctx: Ctx,
  { ids, designId }: Parsed<typeof batchDownloadDesigned>['body'],
): Promise<FileReply> => {
  const design = await findDesign(ctx, designId);
  const orders = await printables(ctx, ids);
  const papers = await papersFor(ctx, orders, { documents: ['label'] });
  const foreign = papers.find((paper) => !isDrawn(paper));
  if (foreign) refuse('label.notOwnLine', { no: foreign.order.orderNo });
  return send(ctx, orders, await labelsBy(ctx, orders, design), 'label');
};

/** Stickers with the barcodes of SKUs. */
export const stickers = async (
  ctx: Ctx,
  { skus, size }: Parsed<typeof makeSkuStickers>['body'],
): Promise<FileReply> => {
  const found = await skusById(
    ctx,
    skus.map(({ id }) => id),
  );
  const wanted = skus.map(({ id, count }) => {
    const { sku, goodsName, goodsNameEn } = found.get(id) ?? refuse('sku.notFound');
    return { sku, nameZh: goodsName, nameEn: goodsNameEn, count };
  });
  const count = wanted.reduce((sum, sticker) => sum + sticker.count, 0);
  if (count > stickersMost) refuse('label.tooManyStickers', { most: stickersMost });
  const name = words(ctx.lang, 'paperFile.stickers');
  const doc = newPaper({ size: [170, 113], title: name });
  const draw = async () => {
    for (const _ of drawStickers(doc, wanted, size)) {
      // Nobody waits for it any more.
      if (doc.destroyed) return;
      await turn();
    }
    doc.end();
  };
  draw().catch((error) => doc.destroy(error));
  return { contentType: 'application/pdf', name: `${name}.pdf`, body: doc };
};
