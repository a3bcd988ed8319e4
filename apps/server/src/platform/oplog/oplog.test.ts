import {
  createFileTicket,
  createLoginCode,
  getCountryList,
  getPreference,
  login,
  logout,
  putPreference,
  resetPasswordWithOld,
  setLanguage,
  uploadFile,
} from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { multipart } from '../../testing/multipart.ts';
import { asOwner } from '../../testing/owner.ts';
import { onePagePdf as pdf } from '../../testing/pdf.ts';
import { newId } from '../ids.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());
beforeEach(() => asOwner(app.database, 'delete from operation_logs'));

interface Line {
  call: string;
  menu: string;
  type: string;
  operator: string;
  user_id: string | null;
  merchant_id: string | null;
  cost_ms: number;
  params: object;
}
const lines = () =>
  asOwner<Line>(app.database, 'select * from operation_logs order by created_at, id');

describe('a change leaves exactly one line', () => {
  const body = { username: 'kapok', password: 'Alpaca2026' };
  type Visitor = Awaited<ReturnType<TestApp['as']>>;
  const changes: [string, string, string, (me: Visitor) => Promise<{ status: number }>][] = [
    ['login', 'account', 'signIn', (me) => me.call(login, { body })],
    [
      'createLoginCode',
      'account',
      'create',
      (me) => me.call(createLoginCode, { body: { binding: 'x'.repeat(43) } }),
    ],
    [
      'setLanguage',
      'account',
      'update',
      (me) => me.call(setLanguage, { body: { language: 'zh_CN' } }),
    ],
    [
      'putPreference',
      'account',
      'update',
      (me) => me.call(putPreference, { params: { code: 'a' }, body: { value: 1 } }),
    ],
    [
      'uploadFile',
      'file',
      'create',
      (me) => me.call(uploadFile, { query: { purpose: 'labelFile' } }, multipart('a.pdf', pdf)),
    ],
    ['logout', 'account', 'signOut', (me) => me.call(logout)],
  ];

  test.each(changes)('%s', async (call, menu, type, change) => {
    const me = await app.as('kapok');
    expect((await change(me)).status).toBe(200);
    const found = await lines();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      call,
      menu,
      type,
      operator: '木棉服饰',
      user_id: app.userId('kapok'),
    });
    expect(found[0]?.merchant_id).toBeTruthy();
    expect(found[0]?.cost_ms).toBeGreaterThanOrEqual(0);
    expect(found[0]?.cost_ms).toBeLessThan(10_000);
  });

  test('that says what was changed, not to what', async () => {
    const me = await app.as('kapok');
    const value = 'not-for-the-log';
    await me.call(putPreference, { params: { code: 'secretive' }, body: { value } });
    const [line] = await lines();
    expect(line?.params).toEqual({ code: 'secretive' });
  });
});

describe('no line is left', () => {
  test('by a call that changes nothing', async () => {
    const me = await app.as('kapok');
    await me.call(getCountryList);
    await me.call(getPreference, { params: { code: 'a' } });
    await me.call(createFileTicket, { body: { key: newId() } });
    expect(await lines()).toEqual([]);
  });

  test('by a change that was refused', async () => {
    const me = await app.as('kapok');
    const wrong = { oldPassword: 'Wrong12345', password: 'Another123' };
    expect((await me.call(resetPasswordWithOld, { body: wrong })).status).toBe(422);
    expect((await me.call(setLanguage, { body: { language: 'xx' } } as never)).status).toBe(422);
    const params = { code: 'a' };
    expect(
      (await me.call(putPreference, { params, body: { value: 1 } }, { key: 'short' })).status,
    ).toBe(400);
    const stranger = app.withToken('c1.x.y');
    expect((await stranger.call(logout)).status).toBe(401);
    expect(await lines()).toEqual([]);
  });

  test('by a change that is only told again', async () => {
    const me = await app.as('kapok');
    const key = newId();
    const request = { params: { code: 'again' }, body: { value: 1 } };
    for (let i = 0; i < 3; i++) {
      expect((await me.call(putPreference, request, { key })).status).toBe(200);
    }
    expect(await lines()).toHaveLength(1);
    const other = { ...request, body: { value: 2 } };
    expect((await me.call(putPreference, other, { key })).status).toBe(422);
    expect(await lines()).toHaveLength(1);
  });
});

test('a line can be added, and never be changed or taken away by the application', async () => {
  const me = await app.as('kapok');
  await me.call(createLoginCode, { body: { binding: 'x'.repeat(43) } });
  const { db } = await app.ctxOf();
  const denied = { code: '42501' };
  await expect(
    db.updateTable('operation_logs').set({ operator: 'x' }).execute(),
  ).rejects.toMatchObject(denied);
  await expect(db.deleteFrom('operation_logs').execute()).rejects.toMatchObject(denied);
  const { pool } = app.node.cells.get('c1') ?? expect.fail();
  await expect(pool.query('truncate operation_logs')).rejects.toMatchObject(denied);
  expect(await lines()).toHaveLength(1);
});

test('a merchant reads the lines of its own people only', async () => {
  await (await app.as('kapok')).call(createLoginCode, { body: { binding: 'x'.repeat(43) } });
  await (await app.as('starfield')).call(createLoginCode, { body: { binding: 'x'.repeat(43) } });
  await (await app.as('seabreeze', 'haituo')).call(createLoginCode, {
    body: { binding: 'x'.repeat(43) },
  });
  const seen = async (merchant: string | null) => {
    const client = await app.node.cells.get('c1')?.pool.connect();
    if (!client) return expect.fail();
    const tenant = (await app.ctxOf()).tenant.id;
    await client.query('begin');
    await client.query(
      `select set_config('alpaca.tenant_id', $1, true), set_config('alpaca.scope', $2, true), set_config('alpaca.rules', 'none', true),
              set_config('alpaca.merchant_id', $3, true)`,
      [tenant, merchant ? 'merchant' : 'tenant', merchant ?? newId()],
    );
    const { rows } = await client.query('select operator from operation_logs order by operator');
    await client.query('rollback');
    client.release();
    return rows.map((row) => row.operator);
  };
  const [kapok] = await asOwner<{ merchant_id: string }>(
    app.database,
    `select merchant_id from users where username = 'kapok'`,
  );
  expect(await seen(kapok?.merchant_id ?? '')).toEqual(['木棉服饰']);
  expect(await seen(null)).toEqual(['星野电商', '木棉服饰'].sort());
});
