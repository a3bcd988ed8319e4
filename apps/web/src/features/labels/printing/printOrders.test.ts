import {
  addPrintRecords,
  batchGetLabel,
  type CallSpec,
  checkPrint,
  constants,
  envelopeCodes,
  type PrintPreview,
  papersMost,
  tellPrintOutcome,
} from '@alpaca/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPrintOne } from '../scan/printOne.ts';
import { type PrintClient, PrintFailed, type PrintJob } from './printClient.ts';
import { invoice, label, preview } from './printsTestForms.ts';
import type { Answers, Ask } from './questions.ts';

// No window, and a print client that is always there.
vi.stubGlobal('navigator', { userAgent: 'Chrome/147.0', language: 'en' });
const jobs: PrintJob[] = [];
let client: PrintClient;
vi.mock('./findClients.ts', () => ({
  findClients: async () => ({ clients: [client], access: 'granted' }),
  clientOf: () => client,
}));
const { printOrders } = await import('./printOrders.ts');
const { changeWorkstation, useWorkstation } = await import('./workstation.ts');

const earlier = { time: '2026-11-16 10:00:00', userName: 'Lin', workstation: 'W2', printer: 'P' };
const again = { printCount: 1, lastPrint: earlier };

let previews: PrintPreview[] = [];
/** Of the next try to write it down. */
let refusals: string[] = [];
const sent: { call: CallSpec; body: Record<string, unknown> }[] = [];
const bodiesOf = (call: CallSpec) =>
  sent.filter((one) => one.call === call).map(({ body }) => body);
const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const granted = (result: unknown) => json(200, { code: envelopeCodes.success, result });

vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
  const all = [checkPrint, addPrintRecords, batchGetLabel, tellPrintOutcome];
  const call = all.find(({ path }) => url.startsWith(constants.basePath + path)) as CallSpec;
  sent.push({ call, body: JSON.parse(body) });
  if (call === checkPrint) return granted(previews);
  if (call === batchGetLabel) return new Response('%PDF-1.4');
  if (call === tellPrintOutcome) return granted(null);
  const errorKey = refusals.shift();
  if (errorKey) return json(409, { code: envelopeCodes.refused, errorKey, message: 'no' });
  return granted({ ids: ['r1', 'r2'] });
});

/** Answers as told, and notes what was asked. */
const person = (answers: Partial<Answers>) => {
  const asked: [string, unknown][] = [];
  const ask = (async (kind: keyof Answers, facts: unknown) => {
    asked.push([kind, facts]);
    return answers[kind] ?? null;
  }) as Ask;
  return { ask, asked, kinds: () => asked.map(([kind]) => kind) };
};
const wanted = (...ids: string[]) => ({ ids, place: 'list' as const });

beforeEach(() => {
  sent.length = 0;
  jobs.length = 0;
  refusals = [];
  previews = [preview('1'), preview('2')];
  client = {
    name: 'qz',
    printers: async () => [],
    print: async (job) => void jobs.push(job),
    printRaw: null,
  };
  changeWorkstation({
    ...{ client: null, printers: { label: 'Zebra', a4: 'Brother' }, sheet: '100x150' },
    ...{ name: 'W1', format: 'pdf', offset: { x: 2, y: -1 }, scale: 0.98 },
  });
});

test('what is printed is written down first, and what came of it afterwards', async () => {
  const { ask, kinds } = person({});
  expect(await printOrders(wanted('1', '2'), ask)).toEqual({
    ...{ orders: 2, pages: 4, client: 'qz', printer: 'Zebra' },
  });
  expect(kinds()).toEqual([]);
  const calls = [checkPrint, addPrintRecords, batchGetLabel, tellPrintOutcome];
  expect(sent.map(({ call }) => call)).toEqual(calls);
  expect(bodiesOf(tellPrintOutcome)).toEqual([
    { ids: ['r1', 'r2'], outcome: 'accepted', message: '' },
  ]);
});

test('a thermal printer gets ZPL where its client can send it, and sheets stay pages', async () => {
  changeWorkstation({ format: 'zpl300' });
  previews = [preview('1', { items: [label, invoice] })];
  const raw: string[] = [];
  client = { ...client, printRaw: async ({ zpl }) => void raw.push(await zpl.text()) };
  await printOrders(wanted('1'), person({}).ask);
  expect(bodiesOf(batchGetLabel).map(({ format }) => format)).toEqual(['zpl300', undefined]);
  expect([raw.length, jobs.length]).toEqual([1, 1]);
  client = { ...client, printRaw: null };
  await printOrders(wanted('1'), person({}).ask);
  expect([raw.length, jobs.length]).toEqual([1, 3]);
});

test('what a printer refuses is in the ledger in its words', async () => {
  client = { ...client, print: () => Promise.reject(new PrintFailed('no paper')) };
  await expect(printOrders(wanted('1'), person({}).ask)).rejects.toThrow('no paper');
  expect(bodiesOf(tellPrintOutcome)).toEqual([
    { ids: ['r1', 'r2'], outcome: 'failed', message: 'no paper' },
  ]);
});

test('those that can’t be printed are asked about, and left out of the rest', async () => {
  const blocked = preview('3', { obstacle: 'pending', items: [] });
  previews = [preview('1'), blocked];
  const no = person({});
  expect(await printOrders(wanted('1', '3'), no.ask)).toBeNull();
  expect(no.asked).toEqual([['blocked', { able: [previews[0]], blocked: [blocked] }]]);
  expect(jobs).toEqual([]);
  const yes = person({ blocked: true });
  expect(await printOrders(wanted('1', '3'), yes.ask)).toMatchObject({ orders: 1 });
  expect(bodiesOf(batchGetLabel)).toMatchObject([{ ids: ['1'] }]);
});

test('a label that is on paper already wants a reason, which is written down', async () => {
  previews = [preview('1'), preview('2', again)];
  const no = person({});
  expect(await printOrders(wanted('1', '2'), no.ask)).toBeNull();
  expect(no.asked).toEqual([['again', { printed: [previews[1]], total: 2 }]]);
  expect(bodiesOf(addPrintRecords)).toEqual([]);
  await printOrders(wanted('1', '2'), person({ again: 'jam' }).ask);
  expect(bodiesOf(addPrintRecords)).toMatchObject([{ reason: 'jam', workstation: 'W1' }]);
});

test('somebody who was faster is told about, and the reason goes with the next try', async () => {
  refusals = ['print.again'];
  const { ask, kinds } = person({ again: 'lost' });
  expect(await printOrders(wanted('1', '2'), ask)).toMatchObject({ orders: 2 });
  expect(kinds()).toEqual(['again']);
  expect(bodiesOf(addPrintRecords).map(({ reason }) => reason)).toEqual(['', 'lost']);
  refusals = ['order.notFound'];
  await expect(printOrders(wanted('1'), ask)).rejects.toMatchObject({ errorKey: 'order.notFound' });
});

test('labels are put right by what their printer is off by, sheets are not', async () => {
  previews = [preview('1', { items: [invoice, label] })];
  const printed = await printOrders(wanted('1'), person({}).ask);
  expect(printed).toMatchObject({ orders: 1, pages: 5, printer: 'Zebra · Brother' });
  expect(jobs).toMatchObject([
    { printer: 'Zebra', size: { widthMm: 100 }, offset: { x: 2, y: -1 }, scale: 0.98 },
    { printer: 'Brother', size: { widthMm: 210, heightMm: 297 } },
  ]);
  expect(jobs[1]).not.toHaveProperty('offset');
  expect(bodiesOf(batchGetLabel).map(({ printer }) => printer)).toEqual(['label', 'a4']);
});

test('a printer is asked for once and kept', async () => {
  changeWorkstation({ printers: { label: '', a4: '' } });
  const { ask, kinds } = person({ printer: 'TSC' });
  for (const id of ['1', '2']) await printOrders(wanted(id), ask);
  expect(kinds()).toEqual(['printer']);
  expect(useWorkstation.getState().printers).toEqual({ label: 'TSC', a4: '' });
  changeWorkstation({ printers: { label: '', a4: '' } });
  expect(await printOrders(wanted('1'), person({}).ask)).toBeNull();
});

test('the browser’s second dialog waits for a yes', async () => {
  client = { ...client, name: 'browser' };
  previews = [preview('1', { items: [label, invoice] })];
  const no = person({});
  expect(await printOrders(wanted('1'), no.ask)).toMatchObject({ pages: 2 });
  expect(no.asked).toEqual([['sheets', { count: 3 }]]);
  expect(await printOrders(wanted('1'), person({ sheets: true }).ask)).toMatchObject({ pages: 5 });
});

test('too many are not even looked at', async () => {
  const { ask, asked } = person({});
  const many = Array.from({ length: papersMost + 1 }, (_, nth) => String(nth));
  expect(await printOrders(wanted(...many), ask)).toBeNull();
  expect(asked).toEqual([['tooMany', { count: papersMost + 1 }]]);
  expect(sent).toEqual([]);
});

test('one that was scanned is hindered in words instead of dialogs', async () => {
  const { ask, kinds } = person({ again: 'never asked', blocked: true });
  const printOne = createPrintOne(ask);
  const how = { place: 'scanPrint' } as const;
  previews = [preview('1', { obstacle: 'pending', items: [] })];
  expect(await printOne('1', how)).toEqual({ is: 'blocked', obstacle: 'pending' });
  previews = [preview('1', again)];
  expect(await printOne('1', how)).toEqual({ is: 'again', last: earlier });
  expect(jobs).toEqual([]);
  expect(await printOne('1', { ...how, reason: 'jam' })).toEqual({ is: 'printed', pages: 2 });
  expect(bodiesOf(addPrintRecords)).toMatchObject([{ reason: 'jam', place: 'scanPrint' }]);
  client = { ...client, print: () => Promise.reject(new PrintFailed('no paper')) };
  previews = [preview('1')];
  expect(await printOne('1', how)).toEqual({ is: 'failed', message: 'no paper' });
  expect(kinds()).toEqual([]);
});
