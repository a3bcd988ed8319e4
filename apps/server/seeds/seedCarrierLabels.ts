import { createHash } from 'node:crypto';
import { drawCode128 } from '@alpaca/barcodes';
import type { OrderForm } from '@alpaca/contract';
import type { Kysely } from 'kysely';
import PDFDocument from 'pdfkit';
import { openForm } from '../src/modules/orders/index.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import type { Sealing } from '../src/platform/fields/index.ts';
import { bytesOf, type Doc } from '../src/platform/paper/paper.ts';
import type { Storage } from '../src/platform/storage/index.ts';
import { seedId } from './seedId.ts';

const mm = 72 / 25.4;
const width = 100 * mm;

// Carriers abroad print Latin letters, and their standard fonts have no others.
const latin = (text: string) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, '').trim();

interface Labelled {
  id: string;
  order_no: string;
  merchant_id: string;
  created_by: string | null;
  carrier: string;
  form: OrderForm;
}

const addressOf = ({ consignee }: OrderForm) =>
  [
    consignee.name,
    consignee.company,
    consignee.address1,
    consignee.address2,
    [consignee.city, consignee.province, consignee.postCode, consignee.countryCode].join(' '),
    consignee.phone,
  ]
    .map((line) => latin(line ?? ''))
    .filter((line) => line !== '');

const drawPage = (doc: Doc, order: Labelled, number: string, at: number) => {
  const { carrier, form, order_no } = order;
  doc.addPage();
  doc.font('Helvetica-Bold').fontSize(16).text(latin(carrier), 14, 16);
  doc.font('Helvetica').fontSize(9).text(`REF ${order_no}`, 14, 40);
  doc.rect(10, 56, width - 20, 118).stroke();
  doc.fontSize(8).text('SHIP TO', 16, 61);
  doc.fontSize(12).text(addressOf(form).join('\n'), 16, 76, { width: width - 32, height: 94 });
  drawCode128(doc, number, { x: 6, y: 190, width: width - 12, height: 84 });
  doc.fontSize(14).text(number, 10, 282, { width: width - 20, align: 'center' });
  const { weight = 0 } = form.boxes[at] ?? {};
  doc.fontSize(11).text(`${weight} kg    BOX ${at + 1} / ${form.boxes.length}`, 14, 318);
};

const draw = (order: Labelled, numbers: readonly string[]) => {
  const doc = new PDFDocument({ size: [width, 150 * mm], margin: 0, autoFirstPage: false });
  return bytesOf(doc, async () => {
    for (const [at, number] of numbers.entries()) drawPage(doc, order, number, at);
  });
};

const waiting = (db: Kysely<DB>, tenantId: string) =>
  db
    .selectFrom('orders as o')
    .innerJoin('products as p', (join) =>
      join.onRef('p.tenant_id', '=', 'o.tenant_id').onRef('p.id', '=', 'o.product_id'),
    )
    .innerJoin('channels as c', (join) =>
      join.onRef('c.tenant_id', '=', 'p.tenant_id').onRef('c.id', '=', 'p.channel_id'),
    )
    .where('o.tenant_id', '=', tenantId)
    .where('o.status', '=', 'generated')
    .where('o.label', '=', 'none')
    .where('c.adapter', '<>', 'own')
    .select(['o.id', 'o.order_no', 'o.merchant_id', 'o.created_by', 'o.form', 'c.carrier'])
    .execute();

/** The demo's generated orders have their carriers' labels; without a storage they have none. */
export const seedCarrierLabels = async (
  db: Kysely<DB>,
  sealing: Sealing,
  tenantId: string,
  storage: Storage | null,
) => {
  if (!storage) return;
  for (const row of await waiting(db, tenantId)) {
    const order = { ...row, form: openForm(sealing, row.form as unknown as OrderForm) };
    const boxes = await db
      .selectFrom('order_boxes')
      .where('tenant_id', '=', tenantId)
      .where('order_id', '=', row.id)
      .orderBy('line')
      .select('tracking_number')
      .execute();
    const bytes = await draw(
      order,
      boxes.map(({ tracking_number }) => tracking_number),
    );
    const id = seedId(`${row.id}/label`);
    await storage.put(`${tenantId}/${id}`, bytes, { contentType: 'application/pdf' });
    await db
      .insertInto('files')
      .values({
        tenant_id: tenantId,
        id,
        merchant_id: row.merchant_id,
        user_id: row.created_by,
        purpose: 'label',
        name: `${row.order_no}.pdf`,
        content_type: 'application/pdf',
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .updateTable('orders')
      .set({ label: 'ready', label_file_id: id, label_pages: boxes.length })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', row.id)
      .execute();
  }
};
