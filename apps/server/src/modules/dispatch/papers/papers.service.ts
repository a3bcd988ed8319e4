import { Readable } from 'node:stream';
import { countText, type getBagLabels, type getBatchPaper, type Parsed } from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { FileReply } from '../../../platform/http/bind.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { a4Size, labelSize } from '../../../platform/paper/measures.ts';
import { type Doc, newPaper } from '../../../platform/paper/paper.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type CellValue, writeRows, xlsxType } from '../../../platform/sheets/write.ts';
import { warehousesOf } from '../../warehouses/index.ts';
import { bagsOf, type FilledBag } from '../bags/bags.repository.ts';
import { type BatchRow, findOwn, namesFor, sumsOf } from '../batches/batches.repository.ts';
import { kgOf } from '../batches/batches.views.ts';
import { type BagLabel, drawBagLabel } from './bagLabel.ts';
import { drawSheet, type SheetHead } from './drawSheet.ts';
import { type Packed, packedIn } from './parcels.ts';
import { type BatchPaper, headOf, type Sheet, sheets } from './sheet.ts';

/** Customs of both ends read the same paper. */
const both = (key: string) =>
  `${words('zh_CN', `batchPaper.${key}`)} ${words('en_US', `batchPaper.${key}`)}`;

const timeText = (moment: Date | null, zone: string) =>
  moment ? toWire(moment, zone).slice(0, 16) : '–';

const aroundOf = async (ctx: Ctx, batch: BatchRow) => {
  const [names, houses] = await Promise.all([
    namesFor(ctx, [batch]),
    warehousesOf(ctx, [batch.warehouse_id]),
  ]);
  const product = names.products.get(batch.product_id);
  const house = houses.get(batch.warehouse_id);
  return {
    line: [product?.zh, product?.en].filter(Boolean).join(' '),
    warehouse: house ? `${house.code} ${house.name}` : '',
    zone: house?.zone ?? ctx.tenant.zone,
  };
};

const headFor = async (ctx: Ctx, batch: BatchRow, paper: BatchPaper): Promise<SheetHead> => {
  const { line, warehouse, zone } = await aroundOf(ctx, batch);
  return {
    title: [
      words('zh_CN', `batchPaper.title.${paper}`),
      words('en_US', `batchPaper.title.${paper}`),
    ],
    batchNo: batch.batch_no,
    facts: [
      [both('tenant'), ctx.tenant.nameZh],
      [both('warehouse'), warehouse],
      [both('line'), line],
      [both('masterNo'), batch.master_no || '–'],
      [both('vehicle'), batch.vehicle || '–'],
      [both('etd'), timeText(batch.etd, zone)],
      [both('eta'), timeText(batch.eta, zone)],
    ],
  };
};

/** Sent while it is drawn; what goes wrong meanwhile ends it. */
const streamed = (doc: Doc, draw: Promise<void>): Readable => {
  draw.catch((error) => doc.destroy(error));
  return doc as unknown as Readable;
};

async function* cellsOf(
  sheet: Sheet,
  parcels: AsyncIterable<Packed>,
  total: string,
): AsyncGenerator<CellValue[]> {
  for await (const packed of parcels) {
    for (const cells of sheet.rowsOf(packed)) yield cells.map(({ value }) => value);
  }
  const [, ...sums] = sheet.totals().map(({ value }) => value);
  yield [total, ...sums];
}

export const batchPaper = async (
  ctx: Ctx,
  { id, paper, format }: Parsed<typeof getBatchPaper>['query'],
): Promise<FileReply> => {
  const batch = await findOwn(ctx, id);
  const boxes = (await sumsOf(ctx, [id])).get(id)?.boxes ?? 0;
  if (boxes === 0) refuse('batch.nothing', { no: batch.batch_no });
  const sheet = sheets[paper]();
  const parcels = packedIn(ctx, id);
  const title = words(ctx.lang, `batchPaper.title.${paper}`);
  const name = `${title} ${batch.batch_no}`;
  if (format === 'xlsx') {
    const columns = sheet.fields.map(({ key, width, format: shown }) => ({
      title: headOf(ctx.lang, key),
      width,
      ...(shown && { format: shown }),
    }));
    const rows = cellsOf(sheet, parcels, words(ctx.lang, 'batchPaper.total'));
    const body = Readable.from(writeRows(title, columns, rows));
    return { contentType: xlsxType, name: `${name}.xlsx`, body };
  }
  const doc = newPaper({ size: a4Size, title: name });
  const head = await headFor(ctx, batch, paper);
  const body = streamed(doc, drawSheet(doc, sheet, head, parcels));
  return { contentType: 'application/pdf', name: `${name}.pdf`, body };
};

const labelOf = (
  ctx: Ctx,
  bag: FilledBag,
  batch: BatchRow,
  { line, warehouse }: { line: string; warehouse: string },
): BagLabel => ({
  tenantName: ctx.tenant.nameZh,
  warehouse,
  line,
  batchNo: batch.batch_no,
  bagNo: bag.bag_no,
  kind: both(`kind.${bag.kind}`),
  facts: [
    [both('masterNo'), batch.master_no],
    [both('vehicle'), batch.vehicle],
    [both('boxes'), bag.closed_at ? countText(bag.boxes) : ''],
    [both('gross'), bag.gross_g === null ? '' : `${kgOf(bag.gross_g)} kg`],
  ],
});

/** Labels of bags: of one, or of all of a batch. */
export const bagLabels = async (
  ctx: Ctx,
  { batchId, bagId }: Parsed<typeof getBagLabels>['query'],
): Promise<FileReply> => {
  const batch = await findOwn(ctx, batchId);
  const bags = await bagsOf(ctx, batchId);
  const wanted = bagId ? bags.filter(({ id }) => id === bagId) : bags;
  const [first] = wanted;
  if (!first) return refuse(bagId ? 'bag.notFound' : 'batch.nothing', { no: batch.batch_no });
  const around = await aroundOf(ctx, batch);
  const name = `${words(ctx.lang, 'batchPaper.title.labels')} ${bagId ? first.bag_no : batch.batch_no}`;
  const doc = newPaper({ size: labelSize, title: name });
  for (const bag of wanted) drawBagLabel(doc, labelOf(ctx, bag, batch, around));
  doc.end();
  return {
    contentType: 'application/pdf',
    name: `${name}.pdf`,
    body: streamed(doc, Promise.resolve()),
  };
};
