import type { TrackDetails } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { trackEvent } from '../timeline/trackEventTestKit.ts';
import { sorted } from './results.ts';

const track = (orderId: string): TrackDetails => ({
  parcel: {
    orderId,
    transactionOrderNo: `YL${orderId}`,
    customerNo: '',
    trackingNumber: '',
    merchantCode: '',
    merchantName: '',
    productName: '',
    countryCode: 'US',
    orderStatus: 'outWarehouse',
    status: 'online',
    stage: 'outForDelivery',
    reason: null,
    actionBy: null,
    latest: trackEvent(),
    silentDays: 0,
    deliveredTime: null,
  },
  events: [trackEvent()],
  numbers: [],
  arrival: null,
});

test('two numbers of one parcel are one result, and what nobody knows is named', () => {
  const { found, unknown } = sorted([
    { number: 'B', track: track('2') },
    { number: 'X', track: null },
    { number: 'A', track: track('1') },
    { number: 'B2', track: track('2') },
  ]);
  expect(found.map(({ track: { parcel }, askedBy }) => [parcel.orderId, askedBy])).toEqual([
    ['2', ['B', 'B2']],
    ['1', ['A']],
  ]);
  expect(unknown).toEqual(['X']);
});
