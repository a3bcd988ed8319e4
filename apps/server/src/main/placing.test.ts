import { getTenantInfoByDomain, setFirstPassword } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../faults/support/fleet.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { asOwner } from '../testing/owner.ts';
import { runMain } from '../testing/runMain.ts';
import { openTwoCells, type TwoCells } from '../testing/twoCells.ts';

let cells: TwoCells;
let app: TestApp;
beforeAll(async () => {
  cells = await openTwoCells();
  app = await testApp({ ALPACA_CELLS: JSON.stringify(cells.urls) });
});
afterAll(async () => {
  await app.stop();
  await cells.drop();
});

const over = () => ({ database: { cells: JSON.stringify(cells.urls) } });
const tenant = (code: string, ...more: string[]) =>
  runMain(over(), 'tenant.ts', [
    ...['--code', code, '--name-zh', code, '--name-en', code, '--host', `${code}.localhost`],
    ...['--user', 'boss', '--two-people-above', '8000', '--carrier', 'Nova', '--line', 'us'],
    ...more,
  ]);
const cellsTool = (...args: string[]) => runMain(over(), 'cells.ts', args);
const standsIn = async (code: string) => {
  const found: string[] = [];
  for (const [cell, database] of [
    ['c1', cells.first],
    ['c2', cells.second],
  ] as const) {
    const rows = await asOwner(database, 'select from tenants where code = $1', [code]);
    if (rows.length > 0) found.push(cell);
  }
  return found;
};
const burden = (orders: number) =>
  asOwner(
    cells.first,
    `insert into order_day_counts (tenant_id, merchant_id, day, status, count)
     select tenant_id, merchant_id, current_date - 2, 'voided', $1 from merchants limit 1
     on conflict (tenant_id, merchant_id, day, status) do update set count = excluded.count`,
    [7 * orders],
  );

test('a new tenant goes into the least loaded cell, is found there, and its link works', async () => {
  await burden(300_000);
  const { status, said, link } = tenant('light');
  expect(status, said).toBe(0);
  expect(said).toMatch(/^cell {4}c2, the least loaded of 2/m);
  expect(await standsIn('light')).toEqual(['c2']);
  const visitor = app.anonymous('light');
  await until(
    'the node has heard of it',
    async () => (await visitor.call(getTenantInfoByDomain)).status === 200,
  );
  expect(link).toMatch(/^c2\./);
  const chosen = await visitor.call(setFirstPassword, { body: { link, password: 'Choose4Me' } });
  expect(chosen.status).toBe(200);
  // The directory is written at home alone; c2 gets it as a copy.
  const hosts = `select cell from directory.tenant_hosts where host = 'light.localhost'`;
  expect(await asOwner(cells.first, hosts)).toEqual([{ cell: 'c2' }]);
  expect(await asOwner(cells.second, hosts)).toEqual([]);
});

test('or where --cell says, and nowhere twice', async () => {
  const there = tenant('said', '--cell', 'c1');
  expect(there.said).toContain('c1, as --cell says');
  expect(await standsIn('said')).toEqual(['c1']);
  const elsewhere = tenant('said', '--cell', 'c2');
  expect(elsewhere.status).toBe(1);
  expect(elsewhere.said).toContain('said lives in c1');
  expect(tenant('said').said.match(/^stands/gm)).toHaveLength(4);
  expect(await standsIn('said')).toEqual(['c1']);
  expect(tenant('wrong', '--cell', 'c9').said).toContain('no cell c9');
  const taken = tenant('other', '--host', 'said.localhost');
  expect(taken.said).toContain('leads to another tenant');
  expect(await standsIn('other')).toEqual([]);
});

test('a cell that is closed takes none; where all are full or closed, that is said', async () => {
  expect(cellsTool('--close', 'c2').said).toMatch(/^c2 .*takes no new tenants$/m);
  expect(tenant('closed').said).toContain('c1, the least loaded');
  await burden(1_100_000);
  expect(cellsTool().said).toMatch(/^c1 +1\d\d %/m);
  const refused = tenant('full');
  expect(refused.status).toBe(1);
  expect(refused.said).toContain('every cell is full or closed');
  expect(await standsIn('full')).toEqual([]);
  cellsTool('--open', 'c2');
  expect(tenant('full').said).toContain('c2, the least loaded');
  expect(cellsTool('--close', 'c9')).toMatchObject({ status: 1 });
});

test('whom only a first administrator is made for goes there too', async () => {
  const made = runMain(over(), 'adminFirst.ts', [
    ...['--tenant', 'admin', '--user', 'boss', '--two-people-above', '8000'],
    ...['--name-zh', '管理', '--name-en', 'Admin', '--host', 'admin.localhost'],
  ]);
  expect(made.status, made.said).toBe(0);
  expect(made.link).toMatch(/^c2\./);
  expect(await standsIn('admin')).toEqual(['c2']);
});

test('what was cut off between the cell and the directory is finished by another run', async () => {
  await asOwner(cells.first, `delete from directory.tenant_hosts where host = 'admin.localhost'`);
  const again = tenant('admin', '--host', 'admin.localhost');
  expect(again.status, again.said).toBe(0);
  expect(
    await asOwner(
      cells.first,
      `select cell from directory.tenant_hosts where host = 'admin.localhost'`,
    ),
  ).toEqual([{ cell: 'c2' }]);
});
