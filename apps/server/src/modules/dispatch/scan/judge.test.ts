import { expect, test } from 'vitest';
import type { PlacedBox } from './boxes.repository.ts';
import { type BaggedOrder, type FillingBag, judgeIn } from './judge.ts';

const bag: FillingBag = { id: 'bag', isOpen: true, warehouseId: 'here', productId: 'line' };
const box: PlacedBox = {
  line: 1,
  boxNo: '',
  subOrderNo: 'A-1',
  trackingNumber: '',
  measuredG: 1000,
  absent: false,
  place: 'floor',
  bagId: null,
  bagNo: '',
  batchId: null,
};
const whole: BaggedOrder = {
  orderNo: 'A',
  status: 'inWarehouse',
  booking: 'booked',
  settlement: 'paid',
  label: 'ready',
  warehouseId: 'here',
  productId: 'line',
};

test('what is here, paid, booked and labelled goes into a bag of its line', () => {
  expect(judgeIn(whole, [box], bag)).toEqual({ box });
});

test.each([
  ['gone', { status: 'outWarehouse' }],
  ['gone', { status: 'voided' }],
  ['notReceived', { status: 'generated' }],
  ['wrongWarehouse', { warehouseId: 'elsewhere' }],
  ['wrongWarehouse', { warehouseId: 'elsewhere', status: 'withheld' }],
  // Though a box of it may still lie on the floor.
  ['withheld', { status: 'withheld' }],
  ['wrongLine', { productId: 'another' }],
  ['notBooked', { booking: 'inFlight' }],
  ['notBooked', { settlement: 'unpaid' }],
  ['notBooked', { label: 'none' }],
] as const)('%s: %o', (stop, but) => {
  expect(judgeIn({ ...whole, ...but }, [box], bag)).toEqual({ stop });
});
