import { downloadLabel } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { beginning, bodyOf, canWait, countedBy } from './wanted.ts';

const id = '0190b6a0-0000-7000-8000-000000000001';

test('without anything asked for, today’s work: all that have just been generated', () => {
  const wanted = beginning('', null);
  expect(wanted).toMatchObject({ which: 'filter', filter: { status: 'generated' }, by: 'all' });
  expect(countedBy(wanted)).toEqual({ status: 'generated' });
  expect(downloadLabel.body.safeParse(bodyOf(wanted, [])).success).toBe(true);
});

test('an address asks as the list does', () => {
  const wanted = beginning('countryCode=US&tracking=trackingNoLabel&id=5', null);
  expect(wanted).toMatchObject({
    which: 'filter',
    filter: { countryCode: 'US' },
    tracking: 'trackingNoLabel',
  });
  expect(countedBy(wanted)).toEqual({ countryCode: 'US', tracking: 'trackingNoLabel' });
  expect(bodyOf(wanted, [])).toMatchObject({
    filter: { countryCode: 'US' },
    tracking: 'trackingNoLabel',
  });
});

test('orders that were chosen in the list are named one by one', () => {
  const wanted = beginning('', { orderIds: [id] });
  expect(wanted.which).toBe('chosen');
  expect(countedBy(wanted)).toBeNull();
  const body = bodyOf(wanted, [id]);
  expect([body.ids, body.filter]).toEqual([[id], undefined]);
  expect(downloadLabel.body.safeParse(body).success).toBe(true);
});

test('numbers are looked for by themselves, whatever the filter says', () => {
  const wanted = beginning('numbers=A1&numbers=A2&status=draft', null);
  expect(wanted.which).toBe('numbers');
  expect(bodyOf(wanted, []).filter).toEqual({ numbers: ['A1', 'A2'] });
  expect(countedBy({ ...wanted, numbers: undefined })).toBeNull();
});

test('what is left empty is no part of the filter, and one file has no folders', () => {
  const begun = beginning('', null);
  const wanted = {
    ...begun,
    filter: { status: undefined, countryCode: 'US' } as const,
    folders: 'onePerLabel' as const,
  };
  expect(bodyOf(wanted as never, [])).toMatchObject({
    filter: { countryCode: 'US' },
    folders: 'shared',
  });
  expect(bodyOf({ ...wanted, by: 'byTicket' } as never, []).folders).toBe('onePerLabel');
});

test('only a few can be waited for', () => {
  expect([undefined, 200, 201].map(canWait)).toEqual([true, true, false]);
});
