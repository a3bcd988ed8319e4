import { expect, test } from 'vitest';
import type { NewEntry } from '../queue/entry.ts';
import type { Look } from './parcel.ts';
import { begin, entryOf, foundAs, orderOf, receivedAs, stopAs } from './tableTestKit.ts';

const size = { length: 56, width: 48, height: 48 };

test('a parcel is scanned, weighed and gone: one action after the scan', async () => {
  const table = begin();
  await table.scan('P1');
  expect(table.shown().inHand).toMatchObject({ number: 'P1', look: 'found' });
  table.hear('12.5');
  expect(table.shown().inHand).toBeNull();
  expect(table.added).toMatchObject([
    { kind: 'receive', number: 'P1', body: { scanId: 'scan-1', weight: 12.5, alike: 1 } },
  ]);
});

test('where size counts nothing is saved before it is known, whichever comes first', async () => {
  const look = { P1: foundAs(orderOf('P1', { needsSize: true })) };
  const table = begin(look);
  await table.scan('P1');
  table.measure({ weight: 12.5 });
  expect(table.added).toEqual([]);
  table.hear('56 48 48');
  expect(table.added).toMatchObject([{ body: { weight: 12.5, ...size } }]);

  const other = begin(look);
  await other.scan('P1');
  other.hear('56*48*48');
  expect(other.added).toEqual([]);
  other.measure({ weight: 12.5 });
  expect(other.added).toMatchObject([{ body: { weight: 12.5, ...size } }]);
});

test('a weight that was there before the order is known waits for it', async () => {
  let answer = (_: Look) => {};
  const table = begin({
    P1: new Promise<Look>((resolve) => {
      answer = resolve;
    }),
  });
  const scanning = table.scan('P1');
  table.measure({ weight: 3 });
  expect(table.added).toEqual([]);
  answer(foundAs(orderOf('P1')));
  await scanning;
  expect(table.added).toMatchObject([{ body: { weight: 3 } }]);
});

test('boxes alike go as one', async () => {
  const table = begin();
  await table.scan('P1');
  table.hear('20 × 12.5 kg, 60×40×40');
  expect(table.added).toMatchObject([
    { body: { alike: 20, weight: 12.5, length: 60, width: 40, height: 40 } },
  ]);
});

test('without a line a number and a weight are enough, and it is heard that they are kept', async () => {
  const table = begin({ P1: null });
  table.cutLine();
  await table.scan('P1');
  expect(table.shown().inHand).toMatchObject({ look: 'noLine' });
  table.hear('4.2');
  expect(table.added).toMatchObject([{ kind: 'receive', body: { number: 'P1', weight: 4.2 } }]);
  expect(table.sounds).toEqual(['right', 'right']);
});

test.each(['voided', 'wrongWarehouse', 'cancelling'] as const)(
  '%s stops with a sound before anything is weighed',
  async (stop) => {
    const table = begin({ P1: stopAs(stop) });
    await table.scan('P1');
    expect(table.sounds).toEqual(['wrong']);
    expect(table.shown()).toMatchObject({ inHand: null, halt: { number: 'P1', stop: { stop } } });
    table.next();
    expect(table.shown().halt).toBeNull();
  },
);

test('what is here already sounds otherwise, and tells by whom', async () => {
  const table = begin({ P1: stopAs('alreadyHere') });
  await table.scan('P1');
  expect(table.sounds).toEqual(['twice']);
  expect(table.shown().halt?.stop.byName).toBe('Lin');
});

test('what nobody forecast is taken in under a merchant, the next one under the same', async () => {
  const table = begin({ X1: stopAs('unknown'), X2: stopAs('unknown') });
  await table.scan('X1');
  table.measure({ weight: 2 });
  expect(table.added).toEqual([]);
  table.change({ merchantCode: 'M0001' });
  table.settleHand();
  expect(table.added).toMatchObject([
    { kind: 'stray', body: { merchantCode: 'M0001', weight: 2 } },
  ]);
  await table.scan('X2');
  expect(table.shown().inHand?.merchantCode).toBe('M0001');
  table.measure({ weight: 3 });
  expect(table.added).toHaveLength(2);
});

test('a list that was scanned is worked on: its parcels carry it, its merchant is preset', async () => {
  const shipment = { id: 'S', shipmentNo: 'SH1', merchantCode: 'M0009' };
  const table = begin({
    SH1: { order: null, shipment, stop: null } as Look,
    X1: stopAs('unknown'),
  });
  await table.scan('SH1');
  expect(table.shown()).toMatchObject({ inHand: null, shipment: { shipmentNo: 'SH1' } });
  await table.scan('P1');
  table.hear('1');
  expect(table.added).toMatchObject([{ body: { shipmentId: 'S' } }]);
  await table.scan('X1');
  expect(table.shown().inHand?.merchantCode).toBe('M0009');
});

test('a scan before the last one was weighed leaves that one, and says so', async () => {
  const table = begin();
  await table.scan('P1');
  await table.scan('P2');
  table.hear('1');
  expect(table.added.map(({ number }) => number)).toEqual(['P2']);
  expect(table.shown().outcomes).toMatchObject([{ number: 'P1', isLeft: true }]);
});

test('a late answer about an earlier number changes nothing', async () => {
  let answer = (_: Look) => {};
  const late = new Promise<Look>((resolve) => {
    answer = resolve;
  });
  const table = begin({ P1: late });
  const first = table.scan('P1');
  await table.scan('P2');
  answer(stopAs('voided'));
  await first;
  expect(table.shown()).toMatchObject({ inHand: { number: 'P2' }, halt: null });
});

test('while something is asked nothing is saved under its hands', async () => {
  const table = begin();
  await table.scan('P1');
  table.pause(true);
  table.measure({ weight: 5 });
  expect(table.added).toEqual([]);
  table.withhold({ reason: 'battery', note: 'loose' });
  table.pause(false);
  expect(table.added).toMatchObject([
    { body: { weight: 5, withhold: { reason: 'battery', note: 'loose' } } },
  ]);
});

test('a weight that is far off is agreed to, weighed again or given up; never by the same id', async () => {
  const table = begin();
  await table.scan('P1');
  table.hear('30');
  const stopped = entryOf(table.added[0] as NewEntry);
  await table.agreeWeight(stopped);
  expect(table.added[1]).toMatchObject({
    body: { scanId: 'scan-2', weight: 30, weightAgreed: true },
  });
  expect(table.settled).toEqual(['scan-1']);
  table.hear('13', stopped);
  expect(table.added[2]).toMatchObject({ body: { scanId: 'scan-3', weight: 13 } });
  expect(table.added[2]?.body).not.toHaveProperty('weightAgreed');
});

test('a size that was missing is typed, and the parcel goes again with it', async () => {
  const table = begin({ P1: null });
  await table.scan('P1');
  table.hear('30');
  table.hear('56x48x48', entryOf(table.added[0] as NewEntry));
  expect(table.added[1]).toMatchObject({ body: { scanId: 'scan-2', weight: 30, ...size } });
});

test('what was sent without a line and nobody forecast is taken in afterwards', async () => {
  const table = begin({ X1: null });
  await table.scan('X1');
  table.hear('7');
  await table.takeStray(entryOf(table.added[0] as NewEntry), 'M0002');
  expect(table.added[1]).toMatchObject({
    kind: 'stray',
    body: { number: 'X1', weight: 7, merchantCode: 'M0002', scanId: 'scan-2' },
  });
});

test('an answer is heard and shown large, but not over the next parcel', async () => {
  const table = begin();
  await table.scan('P1');
  table.hear('1');
  const entry = entryOf(table.added[0] as NewEntry);
  table.answered(entry, receivedAs(entry));
  expect(table.shown().last).toMatchObject({ number: 'P1' });
  await table.scan('P2');
  table.answered(entry, receivedAs(entry, { withheld: ['arrears'] }));
  expect(table.shown().last).toBeNull();
  expect(table.sounds).toEqual(['right', 'done', 'right', 'twice']);
  expect(table.shown().outcomes).toHaveLength(2);
});
