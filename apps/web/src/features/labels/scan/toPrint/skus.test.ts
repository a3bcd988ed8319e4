import { expect, test } from 'vitest';
import type { Desk } from './desk.ts';
import { begin, draft, orderOf, refusal } from './tableTestKit.ts';

/** Drafts of one SKU, as many workstations have them before them: each is submitted once. */
const shelfOf = (numbers: readonly string[]) => {
  const left = new Set(numbers);
  const desk: Partial<Desk> = {
    lookUp: async () => null,
    draftsOf: async (sku) => {
      const orders = sku === 'CASE-1' ? [...left].map((number) => orderOf(number)) : [];
      return { orders, total: orders.length };
    },
    submit: async ({ id }) => {
      const number = id.slice(3);
      if (!left.delete(number)) throw refusal('order.cannotMove');
      return orderOf(number, { status: 'ordering', booking: 'inFlight' });
    },
  };
  return { left, desk };
};

test('a SKU takes its oldest draft, and says how many come after it', async () => {
  const table = begin(shelfOf(['A1', 'A2', 'A3']).desk);
  await table.scan('CASE-1');
  expect(table.parcel()).toMatchObject({ sku: 'CASE-1', left: 2, order: { id: 'id-A1' } });
  table.weigh(0.3);
  await table.comes('done');
  expect(table.printed).toEqual(['id-A1']);
});

test('each scan of a SKU takes another draft, however far the last ones are', async () => {
  const { desk } = shelfOf(['A1', 'A2', 'A3']);
  const table = begin({ ...desk, answered: () => new Promise(() => {}) });
  await table.scan('CASE-1');
  table.weigh(0.3);
  await table.comes('booking');
  await Promise.all(['CASE-1', 'CASE-1', 'CASE-1'].map(table.scan));
  const taken = [0, 1, 2].map((at) => table.parcel(at).order?.id);
  expect(taken).toEqual(['id-A1', 'id-A2', 'id-A3']);
  expect(table.parcel(2).left).toBe(0);
  expect(table.parcel(3)).toMatchObject({ step: 'wrong', fault: 'noneLeft' });
});

test('what no draft has is told as unknown', async () => {
  const table = begin(shelfOf(['A1']).desk);
  await table.scan('CASE-2');
  expect(table.parcel()).toMatchObject({ fault: 'unknown', sku: '' });
});

test('what was left or went wrong comes last', async () => {
  const table = begin(shelfOf(['A1', 'A2']).desk);
  await table.scan('CASE-1');
  table.putAside(1);
  await table.scan('CASE-1');
  expect(table.parcel(1).order?.id).toBe('id-A2');
  await table.scan('CASE-1');
  expect(table.parcel(2).order?.id).toBe('id-A1');
});

test('two workstations with one SKU never take the same draft: who is second takes the next', async () => {
  const { desk, left } = shelfOf(['A1', 'A2', 'A3']);
  const [one, other] = [begin(desk), begin(desk)];
  await Promise.all([one.scan('CASE-1'), other.scan('CASE-1')]);
  one.weigh(0.3);
  other.weigh(0.3);
  await one.comes('done');
  await other.comes('done');
  expect([one.printed, other.printed]).toEqual([['id-A1'], ['id-A2']]);
  expect([...left]).toEqual(['A3']);
});

test('a next draft of another quantity is weighed by itself; where none is left it is told', async () => {
  const more = draft([{ weight: 0.9 }]);
  const forms = { A2: { ...more, goods: [{ ...more.goods[0], quantity: 3 }] } };
  const { desk, left } = shelfOf(['A1', 'A2']);
  const table = begin(desk, forms);
  await table.scan('CASE-1');
  left.delete('A1');
  table.weigh(0.3);
  await table.comes('weighing');
  expect(table.parcel()).toMatchObject({ order: { id: 'id-A2' }, weights: [] });
  left.delete('A2');
  table.weigh(0.9);
  await table.comes('wrong');
  expect(table.parcel().fault).toBe('noneLeft');
});

test('a next draft that costs more than was shown waits for a yes', async () => {
  const { desk, left } = shelfOf(['A1', 'A2']);
  const prices = ['20.00', '25.00'];
  const table = begin({
    ...desk,
    quote: async () => ({ total: prices.shift() ?? '', currency: 'CNY' }),
  });
  await table.scan('CASE-1');
  await Promise.resolve();
  left.delete('A1');
  table.weigh(0.3);
  await table.comes('asks');
  expect(table.parcel()).toMatchObject({ question: 'price', price: { total: '25.00' } });
  await table.agree(1);
  await table.comes('done');
  expect(table.printed).toEqual(['id-A2']);
});
