import {
  checkAccount,
  editMerchantCard,
  getMerchant,
  getMyInfo,
  listMerchants,
  listSalesPeople,
  setMerchantFrozen,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';

let app: TestApp;
let operator: Awaited<ReturnType<TestApp['as']>>;
let merchant: Awaited<ReturnType<TestApp['as']>>;
let id: string;
beforeAll(async () => {
  app = await testApp();
  operator = await app.as('yunling-op');
  merchant = await app.as('starfield');
  const { result } = await operator.call(listMerchants, { query: { search: 'M100001' } });
  id = result.records[0]?.id as string;
});
afterAll(() => app.stop());

const english = { headers: { 'accept-language': 'en' } };
const cardOf = async () => (await operator.call(getMerchant, { query: { id } })).result.card;
const setFrozen = async (frozen: boolean, reason: string) => {
  const { revision } = await cardOf();
  return operator.call(setMerchantFrozen, { body: { id, revision, frozen, reason } });
};
const noticesOf = (kind: string) =>
  asOwner(app.database, `select title_en from notices where kind = $1`, [kind]);

test('a frozen merchant signs in, sees why, and is told; then it goes on', async () => {
  expect((await setFrozen(true, 'Invoice 7 is unpaid')).status).toBe(200);
  expect((await cardOf()).frozen).toMatchObject({ reason: 'Invoice 7 is unpaid' });
  const { result } = await operator.call(listMerchants, { query: { search: 'M100001' } });
  expect(result.records[0]?.isFrozen).toBe(true);
  expect((await merchant.call(checkAccount)).status).toBe(200);
  expect((await merchant.call(getMyInfo, {}, english)).result.warning).toMatchObject({
    kind: 'frozen',
    text: expect.stringContaining('Invoice 7 is unpaid'),
  });
  expect(await noticesOf('merchant.frozen')).toHaveLength(1);

  expect((await setFrozen(false, 'Paid')).status).toBe(200);
  expect((await merchant.call(getMyInfo)).result.warning?.kind).not.toBe('frozen');
  expect(await noticesOf('merchant.unfrozen')).toHaveLength(1);
});

test('the history keeps who froze it and why', async () => {
  await setFrozen(true, 'A reason to keep');
  const { result } = await operator.call(getMerchant, { query: { id } });
  expect(result.changes[0]).toMatchObject({
    reason: 'A reason to keep',
    changes: [{ field: 'frozen', from: false, to: true }],
  });
  await setFrozen(false, 'Over');
});

test('of two who freeze it at once the second is told', async () => {
  const { revision } = await cardOf();
  const freeze = () =>
    operator.call(setMerchantFrozen, { body: { id, revision, frozen: true, reason: 'Both' } });
  const replies = await Promise.all([freeze(), freeze()]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  await setFrozen(false, 'Over');
});

test('a sales person is one of the staff, and contacts are kept with them', async () => {
  const { result: people } = await operator.call(listSalesPeople);
  const sales = people[0] ?? expect.fail('nobody');
  const contacts = [
    { name: 'Lin', role: 'Accounts', phone: '13800000001', email: 'lin@a.example' },
  ];
  const edit = async (salesUserId: string | null) => {
    const { revision } = await cardOf();
    return operator.call(editMerchantCard, { body: { id, revision, salesUserId, contacts } });
  };
  expect((await edit(sales.id)).status).toBe(200);
  expect(await cardOf()).toMatchObject({ salesName: sales.name, contacts });
  const own = await operator.call(getMerchant, { query: { id } });
  const member = own.result.users[0]?.id as string;
  expect((await edit(member)).body.errorKey).toBe('user.notFound');
  expect((await edit(newId())).body.errorKey).toBe('user.notFound');
});
