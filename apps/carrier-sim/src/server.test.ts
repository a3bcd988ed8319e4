import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startCarrierSim } from './server.ts';

type Sim = Awaited<ReturnType<typeof startCarrierSim>>;
let sim: Sim;
beforeEach(async () => {
  sim = await startCarrierSim();
});
afterEach(() => sim.stop());

const party = {
  name: 'Ann',
  company: '',
  phone: '1',
  countryCode: 'US',
  province: 'OR',
  city: 'Portland',
  lines: ['100 Main St'],
  postCode: '97201',
};
const formOf = (reference: string, consignee: object = {}) => ({
  reference,
  service: 'nova',
  orderNo: 'A1',
  shipper: party,
  consignee: { ...party, ...consignee },
  boxes: [{ number: 'A1-1', weightKg: 1 }],
});
const post = (path: string, body: unknown, of = sim) =>
  fetch(of.url + path, { method: 'POST', body: JSON.stringify(body) });
const stats = async (of = sim) =>
  (await (await fetch(`${of.url}/v1/stats`)).json()) as ReturnType<Sim['stats']>;

test('a reference is booked once and counted as often as it is asked for', async () => {
  expect((await post('/v1/bookings', formOf('R-1'))).status).toBe(201);
  expect((await post('/v1/bookings', formOf('R-1'))).status).toBe(200);
  expect(await stats()).toMatchObject({ booked: { 'R-1': 1 }, asked: { 'R-1': 2 } });
});

test('a forgetful carrier books twice, and the counts tell', async () => {
  expect((await post('/faults', { forgetful: true })).status).toBe(200);
  await post('/v1/bookings', formOf('R-1'));
  await post('/v1/bookings', formOf('R-1'));
  expect((await stats()).booked).toEqual({ 'R-1': 2 });
});

test('faults come at their rate, the same with the same seed, and only where they are meant', async () => {
  const statuses = async () => {
    await post('/faults', { errorRate: 0.5, seed: 7, services: ['nova'] });
    const seen: number[] = [];
    for (let at = 0; at < 40; at += 1) {
      seen.push((await post('/v1/bookings', formOf(`S-${at}`))).status === 503 ? 1 : 0);
    }
    return seen;
  };
  const first = await statuses();
  expect(first.filter(Boolean).length).toBeGreaterThan(8);
  expect(first.filter(Boolean).length).toBeLessThan(32);
  expect(await statuses()).toEqual(first);
  const other = { ...formOf('T-1'), service: 'ups_saver' };
  await post('/faults', { errorRate: 1, services: ['nova'] });
  expect((await post('/v1/bookings', other)).status).toBe(201);
  expect((await post('/faults', { nonsense: 1 })).status).toBe(400);
});

describe('by the consignee, for demos', () => {
  test('a postcode is not served', async () => {
    const reply = await post('/v1/bookings', formOf('M-1', { postCode: '00000' }));
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ error: { message: 'postcode not served' } });
  });

  test('an answer is lost, the first time', async () => {
    const form = formOf('M-2', { name: 'Lost Answer' });
    await expect(post('/v1/bookings', form)).rejects.toThrow();
    expect((await post('/v1/bookings', form)).status).toBe(200);
  });
});

test('with a file, bookings are there after a restart, half a last line notwithstanding', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'carrier-sim-'));
  const stateFile = join(dir, 'state.jsonl');
  const first = await startCarrierSim({ stateFile });
  const booked = (await (await post('/v1/bookings', formOf('R-1'), first)).json()) as {
    id: string;
  };
  await post(`/v1/bookings/${booked.id}/cancel`, undefined, first);
  await post('/v1/bookings', formOf('R-2'), first);
  await first.stop();
  const { appendFileSync } = await import('node:fs');
  appendFileSync(stateFile, '\n{"id":"bk_3","status":"boo');
  const second = await startCarrierSim({ stateFile });
  expect(await stats(second)).toMatchObject({ bookings: 2, cancelled: 1, booked: { 'R-2': 1 } });
  const third = (await (await post('/v1/bookings', formOf('R-3'), second)).json()) as object;
  expect(third).not.toMatchObject({ trackingNumber: expect.stringMatching(/0000000002$/) });
  await second.stop();
  await rm(dir, { recursive: true });
});
