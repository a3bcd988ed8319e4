import { signPush } from '@alpaca/carrier-sim';
import { expect, test } from 'vitest';
import { PushRefused } from '../platform/carrier.ts';
import { karrio } from './karrio/index.ts';
import { simulator } from './simulator/index.ts';

const secret = 'a-secret-of-the-simulator';
const next = 'the-secret-that-comes-after';
const event = {
  number: 'SM1',
  code: 'POD',
  text: 'Delivered',
  at: '2026-11-16 10:00:00',
  city: 'Portland',
  country: 'US',
  state: 'OR',
};
const now = () => Math.floor(Date.now() / 1000);
const body = JSON.stringify({ events: [event] });
const read = (text: string, headers: Record<string, string>, secrets = [secret]) =>
  simulator.events?.({ body: Buffer.from(text), headers }, secrets);

test('what was signed just now is believed, by either secret while they change', () => {
  const told = [expect.objectContaining({ number: 'SM1', code: 'POD', place: 'Portland' })];
  expect(read(body, signPush(body, secret))).toEqual(told);
  expect(read(body, signPush(body, next), [secret, next])).toEqual(told);
});

test.each([
  ['another secret', body, signPush(body, next)],
  ['another body', `${body} `, signPush(body, secret)],
  ['another time', body, { ...signPush(body, secret), 'x-carrier-time': String(now() - 1) }],
  ['six minutes ago', body, signPush(body, secret, now() - 360)],
  ['six minutes ahead', body, signPush(body, secret, now() + 360)],
  ['no signature', body, { 'x-carrier-time': String(now()) }],
  ['no time', body, { ...signPush(body, secret), 'x-carrier-time': '' }],
  ['half a signature', body, { ...signPush(body, secret), 'x-carrier-signature': 'ab' }],
  ['no JSON', '{', signPush('{', secret)],
  ['another form', '[]', signPush('[]', secret)],
])('%s is refused', (_, text, headers) => {
  expect(() => read(text, headers)).toThrow(PushRefused);
});

test('four minutes late is not too late', () => {
  expect(read(body, signPush(body, secret, now() - 240))).toHaveLength(1);
});

// As Karrio's server sends it: the event's name, the tracker, and the webhook's secret as X-Event-Id.
const tracker = {
  id: 'trk_1',
  object_type: 'tracker',
  carrier_name: 'ups',
  carrier_id: 'ups_account',
  tracking_number: '1Z999AA10123456784',
  status: 'in_transit',
  delivered: false,
  events: [
    {
      date: '2026-11-16',
      time: '08:30 PM',
      code: 'D',
      description: 'Delivered',
      location: 'Miami, FL, US',
    },
  ],
};
const readKarrio = (sent: unknown, shown = secret) =>
  karrio.events?.({ body: Buffer.from(JSON.stringify(sent)), headers: { 'x-event-id': shown } }, [
    secret,
  ]);

test('Karrio shows its secret and tells the whole tracker', () => {
  expect(readKarrio({ event: 'tracker_updated', data: tracker })).toEqual([
    {
      number: '1Z999AA10123456784',
      carrier: 'ups',
      code: 'D',
      words: 'Delivered',
      statedAt: '2026-11-16 20:30:00',
      place: expect.any(String),
      countryCode: 'US',
      province: 'FL',
    },
  ]);
  expect(readKarrio({ event: 'shipment_purchased', data: { id: 'shp_1' } })).toEqual([]);
});

test('Karrio’s webhook without its secret, or with half a tracker, is refused', () => {
  const sent = { event: 'tracker_updated', data: tracker };
  expect(() => readKarrio(sent, '')).toThrow(PushRefused);
  expect(() => readKarrio(sent, `${secret}x`)).toThrow(PushRefused);
  expect(() => readKarrio({ event: 'tracker_updated', data: {} })).toThrow(PushRefused);
  expect(() => readKarrio({ data: tracker })).toThrow(PushRefused);
});
