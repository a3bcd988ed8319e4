import { Readable } from 'node:stream';
import { OrderDraft } from '@alpaca/contract';
import PDFDocument from 'pdfkit';
import * as z from 'zod/mini';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { bytesOf } from '../../platform/paper/paper.ts';
import type { TestApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { files } from '../files/index.ts';
import { orderForm, saveOrder } from '../orders/testing.ts';
import { openPricesKit } from '../rates/testing.ts';

/** A label as some carrier would send it: pages that say whose they are. */
export const carrierLabel = (text: string, pages = 1): Promise<Buffer> => {
  const doc = new PDFDocument({ size: [283, 425], margin: 10, autoFirstPage: false });
  return bytesOf(doc, async () => {
    for (let page = 1; page <= pages; page += 1) doc.addPage().text(`${text} page ${page}`);
  });
};

/** What tests of labels work with: a line that we draw, one whose carrier sends files, and orders. */
export const openLabelsKit = async (app: TestApp) => {
  const prices = await openPricesKit(await app.as('yunling-op'));
  const line = async (adapter: string) => {
    const [channel] = await asOwner<{ id: string }>(
      app.database,
      `select c.id from channels c join tenants t using (tenant_id)
       where c.adapter = $1 and t.code = 'yunling' limit 1`,
      [adapter],
    );
    prices.form.channelId = channel?.id as string;
    return (await prices.line('10.00')).productId;
  };
  const products = { drawn: await line('own'), sent: await line('simulator') };
  const merchantId = app.merchantId('M100001');
  const ctxOf = async (): Promise<Ctx> => ({
    ...(await app.ctxOf()),
    scope: 'merchant',
    merchantId,
  });

  const kit = {
    products,
    merchantId,

    setPrintSet: (productId: string, set: readonly object[]) =>
      asOwner(app.database, 'update products set print_set = $2 where id = $1', [
        productId,
        JSON.stringify(set),
      ]),

    /** An order that is booked; a carrier's has its label's file unless it is still to come. */
    async order(
      kind: keyof typeof products,
      {
        boxes = 1,
        label = 'ready',
        more = {},
      }: { boxes?: number; label?: string; more?: object } = {},
    ) {
      const ctx = await ctxOf();
      const form = orderForm({
        productId: products[kind],
        boxes: Array.from({ length: boxes }, () => ({ weight: 1 })),
        ...more,
      });
      const { id, transactionOrderNo: no } = await saveOrder(ctx, {
        form: z.parse(OrderDraft, form),
      });
      const number = `T${newId().slice(-8)}`;
      await asOwner(
        app.database,
        `update orders set status = 'generated', booking = 'booked', label = $2, tracking_number = $3,
         booked_at = now(), quoted_minor = 1 where id = $1`,
        [id, label, number],
      );
      await asOwner(
        app.database,
        `update order_boxes set tracking_number = $2 || '-' || line where order_id = $1`,
        [id, number],
      );
      if (kind === 'sent' && label === 'ready') await kit.bringLabel(id, no, boxes);
      return { id, no, number };
    },

    /** The carrier's file comes. */
    async bringLabel(id: string, no: string, pages = 1) {
      const ctx = await ctxOf();
      const file = await files.write(ctx, {
        userId: app.userId('starfield'),
        purpose: 'label',
        name: `${no}.pdf`,
        contentType: 'application/pdf',
        body: Readable.from([await carrierLabel(no, pages)]),
      });
      await files.keep(ctx, file);
      await asOwner(
        app.database,
        "update orders set label = 'ready', label_file_id = $2, label_pages = $3 where id = $1",
        [id, file.key, pages],
      );
    },
  };
  return kit;
};
export type LabelsKit = Awaited<ReturnType<typeof openLabelsKit>>;

/** The kit, and who asks for labels: a merchant, and the tenant's own people. */
export const openLabelsDesk = async (app: TestApp) => ({
  app,
  kit: await openLabelsKit(app),
  merchant: await app.as('starfield'),
  operator: await app.as('yunling-op'),
});
export type LabelsDesk = Awaited<ReturnType<typeof openLabelsDesk>>;
