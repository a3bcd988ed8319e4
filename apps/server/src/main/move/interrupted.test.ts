import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { addShipper } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../faults/support/fleet.ts';
import type { Cell } from '../../platform/cells/cells.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { endForgottenMoves } from '../../platform/move/endForgotten.ts';
import type { HandOverPlace } from '../../platform/move/handOver.ts';
import { openMover } from '../../platform/move/mover.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { openSides, type Sides, superUrlOf } from './moveTestKit.ts';

let cells: Sides;
let app: TestApp;
let visitor: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  cells = await openSides();
  app = await testApp(cells.env);
  visitor = await app.as('starfield');
});
afterAll(async () => {
  await app?.stop();
  await cells?.drop();
});

const shipper = {
  countryCode: 'US',
  province: 'CA',
  city: 'San Jose',
  address1: '100 Sample Street',
  phone: '+1 408 555 0100',
  postCode: '95112',
};
let saved = 0;
const save = async () => {
  saved += 1;
  const body = { ...shipper, name: `shipper ${saved}` } as never;
  return (await visitor.call(addShipper, { body })).status;
};
const cellOf = async () => (await app.ctxOf()).cell.name;
const mover = () => openMover('yunling', { sides: cells.sides, say: () => {} });
const job = { name: 'test.moved', lane: 'bulk', run: async () => {} } as const;
const jobsIn = async (at: 0 | 1) =>
  (
    await cells.sides[at].client.query<{ id: string }>(
      `select id from pgboss.job where data ->> 'kind' = 'test.moved' and state < 'completed'`,
    )
  ).rows.map(({ id }) => id);

const diesAt = async (place: HandOverPlace, step: 'move' | 'back' = 'move') => {
  const urls = { c1: superUrlOf(cells.first), c2: superUrlOf(cells.second) };
  const script = join(import.meta.dirname, 'moveTestProcess.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(urls), step, place], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
};

/** Workers of both cells, and the mover has been silent for long enough. */
const workersLook = async () => {
  for (const { client } of cells.sides) {
    await client.query(`update moves.closed set heard_at = now() - interval '1 minute'`);
  }
  const { node } = app;
  const services = ['c1', 'c2'].map((name) =>
    endForgottenMoves(node, node.cells.get(name) as Cell),
  );
  const waiting = `select from moves.closed where why = 'handedOver' or is_ready`;
  await until('nobody waits any more', async () => {
    const left = await Promise.all(cells.sides.map(({ client }) => client.query(waiting)));
    return left.every(({ rowCount }) => rowCount === 0);
  });
  await Promise.all(services.map((service) => service.stop()));
};

test('a mover that dies leaves nobody waiting, loses nothing, and is begun again where it ended', async () => {
  const jobId = await addJob(await app.ctxOf(), job, { of: 'nobody' });

  await diesAt('closed');
  expect(await jobsIn(0)).toEqual([]);
  await workersLook();
  expect([await save(), await cellOf(), await jobsIn(0)]).toEqual([200, 'c1', [jobId]]);

  await diesAt('ready');
  await workersLook();
  expect([await save(), await cellOf(), await jobsIn(0), await jobsIn(1)]).toEqual([
    200,
    'c1',
    [jobId],
    [],
  ]);

  // Begun again before any worker has looked.
  await diesAt('ready');
  await diesAt('placed');
  await workersLook();
  expect([await save(), await cellOf(), await jobsIn(0), await jobsIn(1)]).toEqual([
    200,
    'c2',
    [],
    [jobId],
  ]);
  expect(await (await mover()).move('c2')).toBeNull();

  await diesAt('ready', 'back');
  await workersLook();
  expect([await save(), await cellOf()]).toEqual([200, 'c2']);
  await diesAt('placed', 'back');
  expect(await (await mover()).back()).toBeNull();
  expect([await save(), await cellOf(), await jobsIn(0)]).toEqual([200, 'c1', [jobId]]);
  const kept = await cells.sides[0].client.query(
    `select from shippers where name like 'shipper %'`,
  );
  expect(kept.rowCount).toBe(saved);
  await (await mover()).finish();
  expect(await cells.rows('c2', 'merchants')).toBe(0);
}, 300_000);

test('who was given up while he slept hands nothing over', async () => {
  const sides = cells.sides;
  const mover = await openMover('yunling', {
    sides,
    say: () => {},
    at: async (place) => {
      if (place === 'ready') await workersLook();
    },
  });
  await expect(mover.move('c2')).rejects.toThrow('a worker has opened the tenant again');
  expect([await save(), await cellOf()]).toEqual([200, 'c1']);
  await mover.abort();
}, 300_000);
