import { getTenantInfoByDomain, setFirstPassword } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../faults/support/fleet.ts';
import { fullCell } from '../platform/cells/load.ts';
import { openKeeper } from '../platform/fields/keepers/openKeeper.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { asOwner } from '../testing/owner.ts';
import { runMain } from '../testing/runMain.ts';
import { openTwoCells, type TwoCells } from '../testing/twoCells.ts';
import { type Owners, openOwners } from './owners.ts';
import { placed, placeOf } from './placing.ts';
import { setUpTenant } from './tenant/setUpTenant.ts';

let cells: TwoCells;
let app: TestApp;
let owners: Owners;
beforeAll(async () => {
  cells = await openTwoCells();
  app = await testApp({ ALPACA_CELLS: JSON.stringify(cells.urls) });
  owners = await openOwners(app.node.config, 'alpaca-test-placing');
});
afterAll(async () => {
  await owners.stop();
  await app.stop();
  await cells.drop();
});

const keeper = openKeeper('dev');
const saidOf = (code: string) => ({
  ...{ code, 'name-zh': code, 'name-en': code, host: `${code}.localhost`, zone: 'Asia/Shanghai' },
  ...{ logo: '', user: 'boss', 'two-people-above': '8000' },
  ...{ carrier: 'Nova', booking: 'own', prefix: 'NV', line: 'us' },
});
const make = (
  code: string,
  { cell, ...more }: { cell?: string; host?: string } = {},
  isPlaced = () => {},
) =>
  placed(owners, async ({ home }) => {
    const { owner, why } = await placeOf(owners, code, cell);
    isPlaced();
    const said = { ...saidOf(code), ...more };
    return { ...(await setUpTenant(owner, home.client, keeper, said)), why };
  });
const tool = (script: string, ...args: string[]) =>
  runMain({ database: { cells: JSON.stringify(cells.urls) } }, script, args);
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
const burdenFirst = (share: number) =>
  asOwner(
    cells.first,
    `insert into order_day_counts (tenant_id, merchant_id, day, status, count)
     select tenant_id, merchant_id, current_date - 2, 'voided', $1 from merchants limit 1
     on conflict (tenant_id, merchant_id, day, status) do update set count = excluded.count`,
    [Math.round(7 * share * fullCell.ordersADay)],
  );
const cellAtHome = (host: string) =>
  asOwner(cells.first, 'select cell from directory.tenant_hosts where host = $1', [host]);

test('a new tenant goes into the least loaded cell, is found there, and its link works', async () => {
  await burdenFirst(0.3);
  const { why, link } = await make('light');
  expect(why).toMatch(/^c2, the least loaded of 2 \(0 %\)$/);
  expect(await standsIn('light')).toEqual(['c2']);
  const visitor = app.anonymous('light');
  expect((await visitor.call(getTenantInfoByDomain)).result.companyNameEn).toBe('light');
  const [, text = ''] = link?.path.split('#') ?? [];
  expect(text).toMatch(/^c2\./);
  const body = { link: text, password: 'Choose4Me' };
  expect((await visitor.call(setFirstPassword, { body })).status).toBe(200);
  // The directory is written at home alone; c2 gets it as a copy.
  expect(await cellAtHome('light.localhost')).toEqual([{ cell: 'c2' }]);
  const inCopy = `select from directory.tenant_hosts where host = 'light.localhost'`;
  expect(await asOwner(cells.second, inCopy)).toEqual([]);
});

test('or where that is said, and nowhere twice', async () => {
  expect((await make('said', { cell: 'c1' })).why).toBe('c1, as --cell says');
  await expect(make('said', { cell: 'c2' })).rejects.toThrow('said lives in c1');
  expect((await make('said')).why).toBe('c1');
  expect(await standsIn('said')).toEqual(['c1']);
  await expect(make('wrong', { cell: 'c9' })).rejects.toThrow('no cell c9');
  await expect(make('other', { host: 'said.localhost' })).rejects.toThrow('another tenant');
  expect(await standsIn('other')).toEqual([]);
});

test('of two that are placed at once the second waits for the first', async () => {
  const other = await openOwners(app.node.config, 'alpaca-test-placing');
  let first: Promise<unknown> = Promise.resolve();
  await new Promise<void>((isPlaced) => {
    first = make('twice', { cell: 'c1' }, isPlaced);
  });
  const second = placed(other, () => placeOf(other, 'twice'));
  await first;
  expect((await second).why).toBe('c1');
  await other.stop();
});

test('a cell that is closed takes none; where all are full or closed, that is said', async () => {
  expect(tool('cells.ts', '--close', 'c2').said).toMatch(/^c2 .*takes no new tenants$/m);
  expect((await make('closed')).why).toContain('c1, the least loaded');
  await burdenFirst(1.1);
  await expect(make('full')).rejects.toThrow('every cell is full or closed');
  expect(await standsIn('full')).toEqual([]);
  expect(tool('cells.ts', '--open', 'c2').said).toMatch(/^c1 +110 %.*\nc2 +0 %.*takes new/m);
  expect((await make('full')).why).toContain('c2, the least loaded');
});

test('as a command it says where; what was cut off before the directory is finished by another run', async () => {
  const answers = ['name-zh', 'name-en', 'host', 'user', 'two-people-above', 'carrier', 'line'];
  const said: Record<string, string> = saidOf('typed');
  const options = answers.flatMap((option) => [`--${option}`, said[option] as string]);
  const first = tool('tenant.ts', '--code', 'typed', ...options);
  expect(first.status, first.said).toBe(0);
  expect(first.said).toMatch(/^cell {4}c2, the least loaded/m);
  await asOwner(cells.first, `delete from directory.tenant_hosts where host = 'typed.localhost'`);
  const again = tool('tenant.ts', '--code', 'typed', '--host', 'typed.localhost', '--user', 'boss');
  expect(again.said).toContain('cell    c2');
  expect(await cellAtHome('typed.localhost')).toEqual([{ cell: 'c2' }]);
});

test('where only a first administrator is made, the tenant goes there too', async () => {
  const made = tool(
    'adminFirst.ts',
    ...['--tenant', 'admin', '--user', 'boss', '--two-people-above', '8000'],
    ...['--name-zh', '管理', '--name-en', 'Admin', '--host', 'admin.localhost'],
  );
  expect(made.status, made.said).toBe(0);
  expect(made.link).toMatch(/^c2\./);
  expect(await standsIn('admin')).toEqual(['c2']);
  await until('the node has heard', async () => {
    const { status } = await app.anonymous('admin').call(getTenantInfoByDomain);
    return status === 200;
  });
});
