import {
  addShipper,
  getLogDetail,
  getLogList,
  listSignIns,
  type RuleCondition,
  saveTenantSetting,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportedRows } from '../../testing/exportedRows.ts';
import { asOwner } from '../../testing/owner.ts';
import { appWithWorker } from '../../testing/worker.ts';
import { startSession } from '../auth/testing.ts';
import { openRuled, type Ruled } from '../dataRules/testing.ts';

// Whoever reads the log under data rules reads what merchants in sight did, and is told so.

let stack: Awaited<ReturnType<typeof appWithWorker>>;
let ruled: Ruled;
const ids = { own: '', other: '', staff: '' };

const shipper = (name: string) => ({
  name,
  phone: '+1 408 555 5678',
  countryCode: 'US',
  province: 'CA',
  city: 'San Jose',
  address1: '1 Technology Park Road',
  postCode: '95112',
});
const admin = () => stack.app.as('yunling-admin');
const lineBy = async (operator: string) => {
  const { records } = (await (await admin()).call(getLogList, { query: { operator } })).result;
  return records[0]?.id ?? expect.fail();
};

beforeAll(async () => {
  stack = await appWithWorker();
  ruled = await openRuled(stack.app, 3);
  await ruled.ask(
    `insert into role_permissions values ($1, $2, 'system:logs')
     on conflict do nothing`,
    [ruled.tenant.id, ruled.roles[0]],
  );
  for (const name of ['starfield', 'kapok']) {
    const visitor = await stack.app.as(name);
    const { result } = await visitor.call(addShipper, {
      body: shipper(`Shed of ${name}`) as never,
    });
    expect(result, name).toBeTruthy();
  }
  const body = { code: 'quoteMinutes', value: 25, was: 30 } as const;
  await (await admin()).call(saveTenantSetting, { body });
  ids.own = await lineBy('starfield');
  ids.other = await lineBy('kapok');
  ids.staff = await lineBy('yunling-admin');
}, 60_000);
afterAll(async () => {
  await ruled?.stop();
  await stack?.stop();
});

const own = () => stack.app.merchantId('M100001');
const under = async (subject: 'orders' | 'merchants', ...conditions: RuleCondition[]) => {
  await ruled.setRules([{ roleId: ruled.roles[0], subject, conditions }]);
  return stack.app.withToken(await startSession(await stack.app.ctxOf(), ruled.userId));
};
const onlyOwn = (): RuleCondition => ({ column: 'merchant', op: 'in', values: [own()] });
type Visitor = Awaited<ReturnType<typeof under>>;
const read = async (by: Visitor) =>
  (await by.call(getLogList, { query: { pageSize: 1000 } })).result;

test.each(['orders', 'merchants'] as const)(
  'a rule on the merchant of %s leaves the lines of that merchant’s people',
  async (subject) => {
    const by = await under(subject, onlyOwn());
    const { records, total, narrowed } = await read(by);
    expect(narrowed).toBe(true);
    expect(total).toBe(records.length);
    const merchantOf = new Map(
      (
        await asOwner<{ id: string; merchant_id: string | null }>(
          stack.app.database,
          'select id, merchant_id from operation_logs',
        )
      ).map(({ id, merchant_id }) => [id, merchant_id]),
    );
    expect([...new Set(records.map(({ id }) => merchantOf.get(id)))]).toEqual([own()]);
    expect(records.map(({ id }) => id)).toContain(ids.own);
    expect((await by.call(getLogDetail, { query: { id: ids.own } })).status).toBe(200);
    for (const id of [ids.other, ids.staff]) {
      expect((await by.call(getLogDetail, { query: { id } })).body.errorKey).toBe('log.notFound');
    }
  },
);

test('under a rule on anything else nobody knows what a line is about, and none is told', async () => {
  const by = await under('orders', { column: 'country', op: 'notIn', values: ['US'] });
  expect(await read(by)).toMatchObject({ records: [], narrowed: true });
});

test('who has no rules reads all of it', async () => {
  await ruled.setRules([]);
  const { records, narrowed } = await read(await admin());
  expect(narrowed).toBe(false);
  expect(records.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.values(ids)));
});

test('sign-ins are those of the company’s own people and of merchants in sight', async () => {
  await ruled.ask(
    `insert into sign_ins (tenant_id, id, merchant_id, user_id, username, way, outcome, address, device)
     select tenant_id, gen_random_uuid(), merchant_id, id, username, 'password', 'in', '198.51.100.9', 'Test'
     from users where tenant_id = $1 and username in ('starfield', 'kapok', 'yunling-op')`,
    [ruled.tenant.id],
  );
  const by = await under('merchants', onlyOwn());
  const query = { address: '198.51.100.9' };
  const { records, narrowed } = (await by.call(listSignIns, { query })).result;
  expect(records.map(({ username }) => username).sort()).toEqual(['starfield', 'yunling-op']);
  expect(narrowed).toBe(true);
});

const exported = (by: Visitor) =>
  exportedRows(stack.app, by, { kind: 'operationLog', fields: ['id', 'content'], filter: {} });

test('an export has the lines that its reader may see, and no others', async () => {
  const all = await exported(await admin());
  expect(all).toEqual(expect.arrayContaining(Object.values(ids)));
  const by = await under('merchants', onlyOwn());
  const seen = (await read(by)).records.map(({ id }) => id).sort();
  expect((await exported(by)).sort()).toEqual(seen);
});
