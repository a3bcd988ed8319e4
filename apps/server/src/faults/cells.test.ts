import { getLoginUserInfo, getTenantInfoByDomain, login } from '@alpaca/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Cell } from '../platform/cells/cells.ts';
import { startCopying } from '../platform/cells/copyDirectory.ts';
import type { Overview } from '../platform/operations/overview.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { readMetrics } from '../testing/metrics.ts';
import { asOwner } from '../testing/owner.ts';
import { openTwoCells, type TwoCells } from '../testing/twoCells.ts';
import { openDatabaseProxy } from './support/databaseProxy.ts';
import { type Fleet, openFleet, until } from './support/fleet.ts';

// Yunling lives in c1, the directory's home, and Haituo in c2; each cell is reached by a road of its own.
let cells: TwoCells;
let roads: Record<'c1' | 'c2', Awaited<ReturnType<typeof openDatabaseProxy>>>;
let cellsJson: string;
let app: TestApp;
let fleet: Fleet;
const people = { c1: ['yunling', 'starfield'], c2: ['haituo', 'seabreeze'] } as const;

const copyOnce = async (app: TestApp) => {
  const copying = startCopying(app.node, app.node.cells.get('c2') as Cell);
  await until('copied', async () => {
    const [row] = await asOwner(cells.second, 'select at from directory.copied');
    return row?.at !== null;
  });
  await copying.stop();
};

beforeAll(async () => {
  cells = await openTwoCells();
  const [c1, c2] = await Promise.all([
    openDatabaseProxy(cells.urls.c1.app as string),
    openDatabaseProxy(cells.urls.c2.app as string),
  ]);
  roads = { c1, c2 };
  const { migrate: one, ...own } = cells.urls.c1;
  const { migrate: two, ...others } = cells.urls.c2;
  const through = (cell: 'c1' | 'c2', urls: object) =>
    JSON.parse(roads[cell].through(JSON.stringify(urls)));
  cellsJson = JSON.stringify({
    c1: { ...through('c1', own), migrate: one },
    c2: { ...through('c2', others), migrate: two },
  });
  app = await testApp({ ALPACA_CELLS: cellsJson });
  await copyOnce(app);
  fleet = await openFleet(cellsJson);
});
afterEach(() => {
  roads.c1.mend();
  roads.c2.mend();
});
afterAll(async () => {
  await fleet.stop();
  await app.stop();
  await Promise.all([roads.c1.close(), roads.c2.close()]);
  await cells.drop();
});

const signIn = async (cell: 'c1' | 'c2', on = app) => {
  const [tenant, username] = people[cell];
  const { result } = await on
    .anonymous(tenant)
    .call(login, { body: { username, password: 'Alpaca2026' } });
  return on.withToken(result.token, tenant);
};
const operations = () =>
  app.server.inject({
    url: '/operations.json',
    headers: { authorization: `Bearer ${app.node.config.metricsToken}` },
  });
const readiness = (on = app) => on.server.inject({ url: '/readyz' });
/** What was broken by the test before is whole again. */
const bothAnswer = () =>
  until('both cells answer', async () => {
    const replies = await Promise.all(
      ['yunling', 'haituo'].map((tenant) => app.anonymous(tenant).call(getTenantInfoByDomain)),
    );
    const ready = await told('alpaca_cell_ready');
    return replies.every(({ status }) => status === 200) && ready.c1 === 1 && ready.c2 === 1;
  });
const timed = async <T>(work: Promise<T>) => {
  const begun = performance.now();
  return { value: await work, ms: performance.now() - begun };
};
const told = async (name: string) => {
  const { body } = await readMetrics(app);
  const found = body.matchAll(new RegExp(`^${name}\\{cell="(\\w+)"\\} (\\S+)$`, 'gm'));
  return Object.fromEntries([...found].map(([, cell, value]) => [cell, Number(value)]));
};

describe.each([
  ['c1', 'c2', 'silent'],
  ['c1', 'c2', 'refused'],
  ['c2', 'c1', 'silent'],
  ['c2', 'c1', 'refused'],
] as const)('while %s is gone, people of %s (its machine: %s)', (gone, there, how) => {
  test('sign in, work, and find their tenant; the node stays ready and says what is missing', async () => {
    await bothAnswer();
    const before = await signIn(there);
    roads[gone].cut(how);
    app.node.directory.forget();
    const found = await timed(app.anonymous(people[there][0]).call(getTenantInfoByDomain));
    expect(found.value.result.companyNameEn).toMatch(new RegExp(` in ${there}$`));
    const after = await signIn(there);
    // Whoever was signed in, whoever comes, and often: nobody waits for the other cell.
    for (const one of [before, after, before, after]) {
      const { value, ms } = await timed(one.call(getLoginUserInfo));
      expect(value.result.userInfo.realname).toMatch(new RegExp(` in ${there}$`));
      expect(ms).toBeLessThan(3_000);
    }
    expect((await readiness()).json()).toMatchObject({ ready: true, database: true });
    expect(await told('alpaca_cell_ready')).toEqual({ [gone]: 0, [there]: 1 });
    expect(Object.keys(await told('alpaca_directory_age_seconds'))).toEqual([there]);
    const { cells: seen } = (await operations()).json<Overview>();
    expect(seen.find(({ cell }) => cell === gone)?.told).toBeNull();
    expect(seen.find(({ cell }) => cell === there)?.told?.bytes).toBeGreaterThan(0);
  });
});

test('whose cell is gone is told so, and goes on when it is back', async () => {
  await bothAnswer();
  const visitor = await signIn('c2');
  roads.c2.cut('refused');
  app.node.directory.forget();
  const refused = await visitor.call(getTenantInfoByDomain);
  expect(refused.status).toBe(503);
  roads.c2.mend();
  await until('it is back', async () => (await visitor.call(getLoginUserInfo)).status === 200);
});

test('the node says when it reads a copy, how old that is, and when it reads at home again', async () => {
  const said = (words: string) => app.lines.filter((line) => line.includes(words));
  const before = said('a copy is read').length;
  roads.c1.cut('refused');
  app.node.directory.forget();
  await app.anonymous('haituo').call(getTenantInfoByDomain);
  const [line = '{}'] = said('a copy is read').slice(before);
  expect(JSON.parse(line)).toMatchObject({ cell: 'c2', ageSeconds: expect.any(Number) });
  roads.c1.mend();
  const again = said('read at home again').length;
  await until('home is read', async () => {
    app.node.directory.forget();
    await app.anonymous('haituo').call(getTenantInfoByDomain);
    return said('read at home again').length > again;
  });
});

test('nobody answers with a directory: what is known goes on', async () => {
  roads.c1.cut('refused');
  roads.c2.cut('refused');
  app.node.directory.forget();
  await app.node.directory.movedFrom('c1');
  expect(app.lines.some((line) => line.includes('no directory answers'))).toBe(true);
});

describe.each(['silent', 'refused'] as const)('home is gone (%s) when processes start', (how) => {
  test('an api of the other cell answers, and takes home in when it is back', async () => {
    roads.c1.cut(how);
    const late = await testApp({ ALPACA_CELLS: cellsJson });
    const visitor = await signIn('c2', late);
    expect((await visitor.call(getLoginUserInfo)).status).toBe(200);
    expect((await readiness(late)).json()).toMatchObject({ ready: true });
    roads.c1.mend();
    await until('c1 answers', async () => {
      const reply = await late.anonymous('yunling').call(getTenantInfoByDomain);
      return reply.status === 200;
    });
    expect((await (await signIn('c1', late)).call(getLoginUserInfo)).status).toBe(200);
    await late.stop();
  });

  test('a worker and a relay do the other cell’s work, and home’s when it is back', async () => {
    roads.c1.cut(how);
    const relay = `relay-${how}`;
    const relaying = fleet.relay(relay);
    const worker = await fleet.worker(`worker-${how}`);
    const leads = (cell: string) =>
      fleet.lines.some(
        (line) =>
          line.startsWith(`${relay} `) && line.includes('leading') && line.includes(`"${cell}"`),
      );
    await until('the relay leads in c2', () => leads('c2'));
    expect(leads('c1')).toBe(false);
    // What a worker does on, beside its jobs: it looks after the directory's copy where it can.
    roads.c1.mend();
    await until('the relay leads in c1', () => leads('c1'));
    await until(`the worker takes c1 in`, () => fleet.said(`worker-${how}`, 'the cell answers'));
    await asOwner(cells.second, `update directory.copied set at = now() - interval '1 hour'`);
    await until('the copy is looked after', async () => {
      const [row] = await asOwner<{ young: boolean }>(
        cells.second,
        `select at > now() - interval '1 minute' as young from directory.copied`,
      );
      return row?.young;
    });
    for (const process of [worker, relaying]) process.kill();
    await Promise.all([worker.exited, relaying.exited]);
  });
});
