import { getLoginUserInfo, getTenantInfoByDomain, thirdLogin } from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../faults/support/fleet.ts';
import { openKit } from '../modules/openapi/testing.ts';
import type { Cell } from '../platform/cells/cells.ts';
import { startCopying } from '../platform/cells/copyDirectory.ts';
import type { Session } from '../platform/context.ts';
import { noRules } from '../platform/dataRules/sessionRules.ts';
import { makeCtx } from '../platform/http/open.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { newLoginCode } from '../testing/loginCode.ts';
import { readMetrics } from '../testing/metrics.ts';
import { asOwner } from '../testing/owner.ts';
import { openTwoCells, type TwoCells } from '../testing/twoCells.ts';

let cells: TwoCells;
let app: TestApp;
let copying: ReturnType<typeof startCopying>;
beforeAll(async () => {
  cells = await openTwoCells();
  app = await testApp({ ALPACA_CELLS: JSON.stringify(cells.urls) });
  copying = startCopying(app.node, app.node.cells.get('c2') as Cell);
});
afterAll(async () => {
  await copying.stop();
  await app.stop();
  await cells.drop();
});

const atHome = (text: string, values: unknown[] = []) => asOwner(cells.first, text, values);
const inCopy = (text: string) => asOwner<{ found: string }>(cells.second, text);
const ages = async () => {
  const told = (await readMetrics(app)).body.matchAll(
    /^alpaca_directory_age_seconds\{cell="(\w+)"\} (\S+)$/gm,
  );
  return Object.fromEntries([...told].map(([, cell, age]) => [cell, Number(age)]));
};
const whole = async (database: 'first' | 'second') =>
  (await asOwner(cells[database], 'select directory.whole() as whole'))[0]?.whole;

describe('the copy in another cell', () => {
  const same = () =>
    until('the copy is as home', async () => {
      const [home, copy] = [await whole('first'), await whole('second')];
      return JSON.stringify(home) === JSON.stringify(copy);
    });

  test('follows home: what is made, changed and deleted there', async () => {
    await same();
    await atHome(`insert into directory.tenant_hosts values ('new.localhost', $1, 'c2')`, [
      (await app.ctxOf('haituo')).tenant.id,
    ]);
    await same();
    expect(await inCopy(`select from directory.tenant_hosts where host = 'new.localhost'`)).toEqual(
      [{}],
    );
    await atHome(`delete from directory.tenant_hosts where host = 'new.localhost'`);
    await same();
    expect(await inCopy(`select from directory.tenant_hosts where host = 'new.localhost'`)).toEqual(
      [],
    );
  });

  test('is put right again after somebody changed it by hand', async () => {
    await inCopy(`delete from directory.tenant_hosts`);
    await same();
  });

  test('says how long ago it was held against home', async () => {
    await until('it is young', async () => Number((await ages()).c2) < 3);
    await copying.stop();
    await asOwner(cells.second, `update directory.copied set at = now() - interval '5 minutes'`);
    expect((await ages()).c2).toBeGreaterThan(299);
    expect((await ages()).c1).toBe(0);
    copying = startCopying(app.node, app.node.cells.get('c2') as Cell);
    await until('it is young again', async () => Number((await ages()).c2) < 3);
  });
});

test('a host that was just made leads to its tenant, one that was taken away leads nowhere', async () => {
  const host = app.anonymous('another');
  expect((await host.call(getTenantInfoByDomain)).status).toBe(404);
  const { tenant } = await app.ctxOf('haituo');
  await atHome(`insert into directory.tenant_hosts values ('another.localhost', $1, 'c2')`, [
    tenant.id,
  ]);
  expect((await host.call(getTenantInfoByDomain)).result.companyNameEn).toMatch(/ in c2$/);
  await atHome(`delete from directory.tenant_hosts where host = 'another.localhost'`);
  // Nobody tells this node but the database itself, and at once: it would have remembered it for half a minute.
  await until(
    'it heard',
    async () => (await host.call(getTenantInfoByDomain)).status === 404,
    10_000,
  );
});

/** Rows of a table as they are in c1, in c2 too: what a move carries over. */
const carry = async (table: string) => {
  const rows = await atHome(`select to_jsonb(t) as row from ${table} t`);
  await asOwner(cells.second, `delete from ${table}`);
  for (const { row } of rows) {
    await asOwner(
      cells.second,
      `insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`,
      [row],
    );
  }
};

describe('a tenant that moved', () => {
  test('is found where it lives, by its host, its tokens, keys and codes of before', async () => {
    const { tenant } = await app.ctxOf('yunling');
    const people = await app.as('starfield');
    const before = (await people.call(getLoginUserInfo)).result;
    expect(before.userInfo.realname).toMatch(/ in c1$/);
    const kit = openKit(app);
    const { key } = await kit.makeKey();
    const products = async () => JSON.stringify((await kit.call(key, 'listProducts')).body);
    expect(await products()).toMatch(/美国专线小包(?! in c2)/);
    const body = await newLoginCode(people);
    for (const table of ['sessions', 'tickets', 'api_keys']) await carry(table);
    await asOwner(cells.second, `update products set name_zh = name_zh || ' in c2'`);
    // So that it is found nowhere else.
    await asOwner(cells.first, 'delete from api_keys');

    await atHome('select directory.place($1, $2, $3)', [[tenant.id], 'c1', 'c2']);
    await until(
      'the node heard',
      async () => (await app.node.directory.byId('c1', tenant.id))?.cell === 'c2',
      10_000,
    );
    expect((await app.ctxOf('yunling')).cell.name).toBe('c2');
    expect(await app.node.directory.movedFrom('c1')).toEqual(['c2']);
    // The same token and a node that remembers its session: it must not look where the tenant was.
    const after = (await people.call(getLoginUserInfo)).result;
    expect(after.userInfo.realname).toMatch(/ in c2$/);
    expect(await products()).toMatch(/美国专线小包 in c2/);
    const exchanged = await app.anonymous('yunling').call(thirdLogin, { body });
    expect(exchanged.result.token).toMatch(/^c2\./);
  });

  test('is no longer among those of the cell it left', async () => {
    const { tenant } = await app.ctxOf('yunling');
    const idsIn = async (cell: string) =>
      (await app.node.directory.inCell(cell)).map(({ id }) => id);
    expect(await idsIn('c1')).not.toContain(tenant.id);
    expect(await idsIn('c2')).toContain(tenant.id);
  });

  test('is found again after it came back, by whichever cell its token names', async () => {
    const people = await app.as('kapok');
    const rows = await asOwner(cells.second, 'select to_jsonb(t) as row from sessions t');
    const { tenant } = await app.ctxOf('yunling');
    await atHome('select directory.place($1, $2, $3)', [[tenant.id], 'c2', 'c1']);
    await until('back', async () => (await app.ctxOf('yunling')).cell.name === 'c1', 10_000);
    for (const { row } of rows)
      await atHome(
        `insert into sessions select * from jsonb_populate_record(null::sessions, $1) on conflict do nothing`,
        [row],
      );
    expect((await people.call(getLoginUserInfo)).result.userInfo.realname).toMatch(/ in c1$/);
  });

  test('is asked where it lives, by a session too that was remembered before it moved', async () => {
    const { tenant } = await app.ctxOf('yunling');
    const session = { kind: 'operator', merchantId: null, rules: noRules } as Session;
    for (const cell of ['c1', 'c2', 'c1']) {
      const ctx = makeCtx(app.node, { ...tenant, cell }, session, 'en_US');
      const row = await ctx.db.selectFrom('tenants').select('name_en').executeTakeFirst();
      expect(row?.name_en).toMatch(new RegExp(` in ${cell}$`));
    }
  });

  test('cannot be placed from where it does not live', async () => {
    const { tenant } = await app.ctxOf('haituo');
    const moving = atHome('select directory.place($1, $2, $3)', [[tenant.id], 'c1', 'c2']);
    await expect(moving).rejects.toThrow('does not live in c1');
  });
});
