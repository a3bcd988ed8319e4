import { batchGetLabel, getLabel } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { type LabelsKit, openLabelsKit } from '../labelsTestKit.ts';
import { blackIn, printedLabels } from './zplTestRender.ts';

let app: TestApp;
let kit: LabelsKit;
let merchant: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  app = await testApp();
  kit = await openLabelsKit(app);
  merchant = await app.as('starfield');
});
afterAll(() => app.stop());

const labelsIn = (zpl: string) => zpl.split('^XA').slice(1);
const isDrawn = (label: string) => label.includes('^BCN');

test('one order’s label comes as ZPL, a label for each box, or of one box alone', async () => {
  const { id, no, number } = await kit.order('drawn', { boxes: 3 });
  const reply = await merchant.call(getLabel, { query: { id, format: 'zpl203' } });
  expect(reply.status).toBe(200);
  expect(reply.headers['content-type']).toBe('application/zpl');
  expect(reply.headers['content-disposition']).toContain(`${no}.zpl`);
  const labels = labelsIn(reply.raw.rawPayload.toString());
  expect(labels).toHaveLength(3);
  expect(labels[1]).toContain(`${number}-2`);
  const one = await merchant.call(getLabel, { query: { id, box: 2, format: 'zpl300' } });
  const [only, ...more] = labelsIn(one.raw.rawPayload.toString());
  expect(more).toEqual([]);
  expect(only).toContain(`${number}-2`);
  expect(only).toContain('^PW1182^LL1772');
});

test('many come in the order of their ids, what carriers sent whole in dots', async () => {
  const orders = [
    await kit.order('sent', { boxes: 2 }),
    await kit.order('drawn'),
    await kit.order('sent'),
    await kit.order('drawn', { boxes: 2 }),
  ];
  const body = { ids: orders.map(({ id }) => id), format: 'zpl203' as const };
  const reply = await merchant.call(batchGetLabel, { body });
  expect(reply.status).toBe(200);
  const zpl = reply.raw.rawPayload.toString();
  expect(labelsIn(zpl).map(isDrawn)).toEqual([false, false, true, false, true, true]);
  const sent = labelsIn(zpl).filter((label) => !isDrawn(label));
  // As we are told of a carrier's page: its letters are dots, the rest is white.
  for (const label of await printedLabels(`^XA${sent[0]}`)) {
    expect(blackIn(label)).toBeGreaterThan(500);
    expect(blackIn(label, { x: 0, y: 200, width: 800, height: 900 })).toBe(0);
  }
});

test('copies of a set are labels too, and what cannot be printed refuses all of it', async () => {
  await kit.setPrintSet(kit.products.sent, [{ document: 'label', copies: 2, printer: 'label' }]);
  const { id } = await kit.order('sent');
  const pending = await kit.order('sent', { label: 'pending' });
  const ask = (ids: string[]) =>
    merchant.call(batchGetLabel, { body: { ids, format: 'zpl203' as const } });
  const labels = labelsIn((await ask([id])).raw.rawPayload.toString());
  expect(labels).toHaveLength(2);
  expect(labels[0]).toBe(labels[1]);
  expect((await ask([id, pending.id])).body).toMatchObject({ errorKey: 'label.cannotPrint' });
});
