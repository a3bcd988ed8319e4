import type { OrderSummary } from '@alpaca/contract';
import { expect, test } from 'vitest';
import type { Sound } from '../../../../shared/scanner/sounds.ts';
import type { PrintedOne } from '../printed.ts';
import { createScanPrint, type Scan } from './scanPrint.ts';

const later = (ms: number) => new Promise((done) => setTimeout(done, ms));

const orderOf = (number: string, change: Partial<OrderSummary> = {}) =>
  ({ id: `id-${number}`, status: 'generated', label: 'ready', ...change }) as OrderSummary;

interface Table {
  orders?: Record<string, OrderSummary | null>;
  printed?: (id: string, reason: string | undefined) => PrintedOne | Promise<PrintedOne>;
}

const begin = ({ orders = {}, printed = () => ({ is: 'printed', pages: 1 }) }: Table = {}) => {
  const pages: string[] = [];
  const sounds: Sound[] = [];
  let scans: readonly Scan[] = [];
  const session = createScanPrint({
    lookUp: async (number) => {
      // Answers come in any order.
      await later(Math.random() * 8);
      return number in orders ? (orders[number] ?? null) : orderOf(number);
    },
    print: async (id, { reason }) => {
      await later(Math.random() * 4);
      const done = await printed(id, reason);
      if (done.is === 'printed') pages.push(id);
      return done;
    },
    errorText: (error) => (error as Error).message,
    play: (sound) => sounds.push(sound),
    onChange: (now) => {
      scans = now;
    },
  });
  return { ...session, pages, sounds, states: () => scans.map(({ state }) => state) };
};

test('pages come out in the order of the scans, however late answers come', async () => {
  const table = begin();
  const numbers = Array.from({ length: 40 }, (_, at) => `A${at}`);
  await Promise.all(numbers.map(table.scan));
  expect(table.pages).toEqual(numbers.map((number) => `id-${number}`));
  expect(table.sounds).toEqual(numbers.map(() => 'right'));
});

test('each wrong one is told and holds up nobody', async () => {
  const table = begin({
    orders: {
      nobody: null,
      gone: orderOf('gone', { status: 'voided' }),
      late: orderOf('late', { label: 'pending' }),
      begun: orderOf('begun', { status: 'draft', label: 'none' }),
    },
  });
  await Promise.all(['A1', 'nobody', 'gone', 'late', 'begun', 'A2'].map(table.scan));
  expect(table.states()).toEqual(['printed', 'unknown', 'voided', 'pending', 'draft', 'printed']);
  expect(table.pages).toEqual(['id-A1', 'id-A2']);
  expect(table.sounds).toEqual(['right', 'wrong', 'wrong', 'wrong', 'wrong', 'right']);
});

test('the same order twice in a session is told by whichever number, and printed for a reason', async () => {
  const same = orderOf('A1');
  const table = begin({ orders: { A1: same, TRACK1: same } });
  await Promise.all(['A1', 'TRACK1'].map(table.scan));
  expect(table.states()).toEqual(['printed', 'twice']);
  expect(table.pages).toEqual(['id-A1']);
  expect(table.sounds).toEqual(['right', 'twice']);
  await table.again(2, 'damaged');
  expect(table.states()).toEqual(['printed', 'printed']);
  expect(table.pages).toEqual(['id-A1', 'id-A1']);
});

test('what somebody printed before asks why', async () => {
  const table = begin({
    printed: (_, reason) => (reason ? { is: 'printed', pages: 1 } : { is: 'again', last: null }),
  });
  await table.scan('A1');
  expect(table.states()).toEqual(['again']);
  expect(table.sounds).toEqual(['twice']);
  await table.again(1, 'lost');
  expect(table.pages).toEqual(['id-A1']);
});

test('a printer or a call that fails is told, and the next is printed', async () => {
  const table = begin({
    printed: (id) => {
      if (id === 'id-A1') throw new Error('no answer');
      return id === 'id-A2' ? { is: 'failed', message: 'no paper' } : { is: 'printed', pages: 1 };
    },
  });
  await Promise.all(['A1', 'A2', 'A3'].map(table.scan));
  expect(table.states()).toEqual(['failed', 'failed', 'printed']);
});

test('what came to nothing is no second print: it is scanned once more and comes out', async () => {
  const answers: PrintedOne[] = [
    { is: 'failed', message: 'no paper' },
    { is: 'printed', pages: 1 },
  ];
  const table = begin({ printed: () => answers.shift() as PrintedOne });
  await table.scan('A1');
  await table.scan('A1');
  expect(table.states()).toEqual(['failed', 'printed']);
  expect(table.pages).toEqual(['id-A1']);
});
