import { expect, test, vi } from 'vitest';
import type { Submission } from './desk.ts';
import { begin, booked, draft, orderOf, refusal } from './tableTestKit.ts';

test('a draft is scanned, weighed, submitted by its new weight and printed', async () => {
  const table = begin();
  await table.scan('A1');
  await vi.waitFor(() => expect(table.parcel().price?.total).toBe('20.00'));
  table.weigh(0.285);
  await table.comes('done');
  expect(table.sent).toMatchObject([
    { id: 'id-A1', revision: 3, agreed: { remote: false, total: '20.00' } },
  ]);
  expect(table.sent[0]?.form.boxes).toEqual([{ weight: 0.285 }]);
  expect(table.printed).toEqual(['id-A1']);
});

test('the next is weighed while the last is still with its carrier, and pages keep their order', async () => {
  const answers: Record<string, () => void> = {};
  const table = begin({
    answered: (id) =>
      new Promise((resolve) => {
        answers[id] = () => resolve(orderOf(id.slice(3), booked));
      }),
  });
  await Promise.all(['A1', 'A2'].map(table.scan));
  expect([table.parcel(0).step, table.parcel(1).step]).toEqual(['weighing', 'waiting']);
  table.weigh(0.2);
  expect(table.parcel(1).step).toBe('weighing');
  table.weigh(0.4);
  await table.comes('booking', 0);
  await table.comes('booking', 1);
  answers['id-A2']?.();
  answers['id-A1']?.();
  await table.comes('done', 0);
  await table.comes('done', 1);
  expect(table.sent.map(({ form }) => form.boxes[0]?.weight)).toEqual([0.2, 0.4]);
});

test('several boxes are weighed one after the other', async () => {
  const table = begin({}, { A1: draft([{ weight: 1 }, {}]) });
  await table.scan('A1');
  table.weigh(1.1);
  expect(table.parcel().step).toBe('weighing');
  expect(table.sent).toEqual([]);
  table.weigh(2.2);
  await table.comes('done');
  expect(table.sent[0]?.form.boxes.map(({ weight }) => weight)).toEqual([1.1, 2.2]);
});

test('no weight and an absurd one are not taken; one far off is, when it is said again', async () => {
  const table = begin();
  await table.scan('A1');
  table.weigh(0);
  expect(table.parcel().doubt).toEqual({ issue: 'nothing', kg: 0 });
  table.weigh(1200);
  expect(table.parcel().doubt?.issue).toBe('tooHeavy');
  table.weigh(28.5);
  expect(table.parcel()).toMatchObject({ step: 'weighing', doubt: { issue: 'farOff', kg: 28.5 } });
  expect(table.sounds).toEqual(['right', 'wrong', 'wrong', 'wrong']);
  table.weigh(28.5);
  await table.comes('done');
});

test('a remote place, a higher price and too little money each wait for a yes', async () => {
  const refusals = ['order.remote', 'order.priceRose'];
  const sent: Submission[] = [];
  const quotes = ['20.00', '35.00'];
  const table = begin({
    quote: async () => ({ total: quotes.shift() ?? '', currency: 'CNY' }),
    submit: async (submission) => {
      sent.push(submission);
      const errorKey = refusals.shift();
      if (errorKey) throw refusal(errorKey);
      return orderOf('A1', { status: 'ordering', booking: 'waitingPayment' });
    },
    pay: async () => ({ ok: true, order: orderOf('A1', { booking: 'inFlight' }) }) as never,
  });
  await table.scan('A1');
  await vi.waitFor(() => expect(table.parcel().price?.total).toBe('20.00'));
  table.weigh(0.5);
  await table.comes('asks');
  expect(table.parcel().question).toBe('remote');
  await table.agree(1);
  expect(table.parcel()).toMatchObject({ question: 'price', price: { total: '35.00' } });
  await table.agree(1);
  expect(table.parcel().question).toBe('unpaid');
  expect(sent.map(({ agreed }) => agreed)).toMatchObject([
    { remote: false, total: '20.00' },
    { remote: true, total: '20.00' },
    { remote: true, total: '35.00' },
  ]);
  await table.agree(1);
  await table.comes('done');
});

test('a lost answer is tried again with the same key', async () => {
  const keys: string[] = [];
  const table = begin({
    submit: async ({ key }) => {
      keys.push(key);
      if (keys.length === 1) throw refusal('', 0);
      return orderOf('A1', { status: 'ordering', booking: 'inFlight' });
    },
  });
  await table.scan('A1');
  table.weigh(0.3);
  await table.comes('asks');
  expect(table.parcel().question).toBe('noAnswer');
  await table.agree(1);
  expect(keys[0]).toBe(keys[1]);
});

test('a scan that nobody answers is told as such and may be made again', async () => {
  let isDown = true;
  const table = begin({
    lookUp: async (number) => {
      if (isDown) throw refusal('', 0);
      return orderOf(number);
    },
  });
  await table.scan('A1');
  expect(table.parcel()).toMatchObject({ step: 'wrong', fault: 'noAnswer' });
  isDown = false;
  await table.scan('A1');
  expect(table.parcel(1).step).toBe('weighing');
});

test('each wrong one is told, and the scale is free for the next', async () => {
  const table = begin(
    {
      lookUp: async (number) => {
        if (number === 'nobody') return null;
        return orderOf(number, number === 'gone' ? { status: 'generated' } : {});
      },
    },
    { half: { ...draft([{}]), goods: [] } },
  );
  for (const number of ['nobody', 'gone', 'half', 'A1', 'A1']) await table.scan(number);
  const faults = [0, 1, 2, 4].map((at) => table.parcel(at).fault);
  expect(faults).toEqual(['unknown', 'notDraft', 'incomplete', 'twice']);
  expect(table.parcel(3).step).toBe('weighing');
});

test('a carrier that refuses is told with its reason', async () => {
  const table = begin({
    answered: async () => orderOf('A1', { status: 'failed', failReason: 'No such postcode' }),
  });
  await table.scan('A1');
  table.weigh(0.3);
  await table.comes('wrong');
  expect(table.parcel()).toMatchObject({ fault: 'refused', message: 'No such postcode' });
});

test('what is put aside makes room on the scale', async () => {
  const table = begin();
  await Promise.all(['A1', 'A2'].map(table.scan));
  table.putAside(1);
  expect([table.parcel(0).step, table.parcel(1).step]).toEqual(['aside', 'weighing']);
});

test('of an order whose label the warehouse makes the mark is printed', async () => {
  const unweighed = orderOf('A1', { status: 'generated', booking: 'awaitingWeight' });
  const table = begin({ submit: async () => unweighed, answered: async () => unweighed });
  await table.scan('A1');
  table.weigh(0.3);
  await table.comes('done');
  expect(table.printed).toEqual(['id-A1']);
});
