import { importLabel } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packedPdfOf, pdfOf } from '../../../platform/pdf/pdfTestFiles.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { multipart } from '../../../testing/multipart.ts';
import { asOwner } from '../../../testing/owner.ts';
import { files } from '../../files/index.ts';
import * as repo from '../orders.repository.ts';
import { openTestCarrier, type TestCarrier } from '../ordersTestCarrier.ts';
import { type OrdersKit, openOrdersKit, perKgMinor } from '../ordersTestKit.ts';
import { bookJob, labelJob } from './booking.jobs.ts';

let app: TestApp;
let kit: OrdersKit;
let carrier: TestCarrier;
beforeAll(async () => {
  app = await testApp();
  carrier = openTestCarrier();
  kit = await openOrdersKit(app, { ...carrier.carrier, labelsByHand: false });
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

const script = '/OpenAction << /S /JavaScript /JS (this.print\\(true\\);) >>';
const empty = Buffer.from('%PDF-1.4\n%%EOF\n');

/** An order that was booked while the carrier gave this for a label, or none. */
const bookedWith = async (label: Buffer | null) => {
  if (label) carrier.giveLabels(label);
  const own = kit.as(await kit.merchant(10n * perKgMinor));
  const { id } = await kit.submit(own, kit.form(kit.products.label));
  const { attempt } = await repo.find(own, id);
  await kit.run(own, bookJob, id, attempt);
  const read = () => repo.find(own, id);
  return { own, id, read, fetch: () => kit.run(own, labelJob, id, attempt) };
};

const labelJobs = (id: string) =>
  asOwner<{ start_after: Date }>(
    app.database,
    `select start_after from pgboss.job
     where data->>'kind' = 'order.label' and data->'ids'->>'orderId' = $1 order by start_after desc`,
    [id],
  );
const errors = (id: string) =>
  app.lines.filter((line) => line.includes('label is unusable') && line.includes(id));

test('what we draw ourselves is there with its booking, and nobody is asked for it', async () => {
  const asked = app.node.carriers;
  const drawn = { ...carrier.carrier, labelsByHand: false, labelsDrawn: true } as const;
  app.node.carriers = new Map([...asked, ['simulator', drawn]]);
  const { id, read } = await bookedWith(null);
  app.node.carriers = asked;
  expect(await read()).toMatchObject({ booking: 'booked', label: 'ready', label_file_id: null });
  expect([await labelJobs(id), errors(id)]).toEqual([[], []]);
});

test('a label is kept without what its carrier put beside it', async () => {
  const { own, id, read } = await bookedWith(packedPdfOf({ catalog: script }));
  const order = await read();
  expect(order).toMatchObject({ status: 'generated', label: 'ready', label_pages: 1 });
  const kept = await files.read(own, order.label_file_id as string);
  expect(kept.toString('latin1')).toMatch(/^%PDF-(?!.*(OpenAction|JavaScript))/s);
  expect([await labelJobs(id), errors(id)]).toEqual([[], []]);
});

test('one that is no use leaves the order booked and paid, and is asked for again', async () => {
  const { own, id, read, fetch } = await bookedWith(empty);
  expect(await read()).toMatchObject({
    status: 'generated',
    settlement: 'paid',
    booking: 'booked',
    label: 'pending',
    label_file_id: null,
  });
  expect((await read()).tracking_number).not.toBe('');
  expect(await labelJobs(id)).toHaveLength(1);
  expect(errors(id)).toHaveLength(1);

  await fetch();
  expect((await read()).label).toBe('pending');
  // Not at once: the carrier would send the same.
  const [next] = await labelJobs(id);
  expect(next?.start_after.getTime()).toBeGreaterThan(Date.now() + 10 * 60_000);

  carrier.giveLabels();
  await fetch();
  const order = await read();
  expect(order).toMatchObject({ label: 'ready', label_pages: 1 });
  expect((await files.read(own, order.label_file_id as string)).length).toBeGreaterThan(100);
});

test('until then an operator may bring it in, as clean as any', async () => {
  const { own, read, fetch } = await bookedWith(empty);
  const { order_no: orderNo } = await read();
  const operator = await app.as('yunling-op');
  const bring = (label: Buffer) =>
    operator.call(importLabel, { query: { orderNo } }, multipart('label.pdf', label));
  expect((await bring(empty)).body.errorKey).toBe('upload.broken');
  expect((await bring(pdfOf({ catalog: script }))).status).toBe(200);
  const { label_file_id: key, ...order } = await read();
  expect(order).toMatchObject({ label: 'ready', label_pages: 1 });
  expect((await files.read(own, key as string)).includes('OpenAction')).toBe(false);
  // What the carrier sends after that changes nothing.
  carrier.giveLabels();
  await fetch();
  expect((await read()).label_file_id).toBe(key);
});
