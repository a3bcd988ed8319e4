import { readFileSync } from 'node:fs';
import {
  addTeamMember,
  allConsignees,
  allShippers,
  billList,
  calls,
  closeOrders,
  everyMembersPermissions,
  findAnything,
  findSkus,
  findTaxNumbers,
  getBilIncomeFlow,
  getCommonProduct,
  getDefaultShipper,
  getFinanceOverview,
  getInformation,
  getLoginUserInfo,
  getMessageSettings,
  getMyInfo,
  getOrderDetail,
  getOrderOverview,
  getOrderSuggestions,
  listByUser,
  listDeliveryCodes,
  listMyNotices,
  listOrders,
  listProducts,
  listWallets,
  type Permission,
  payOrder,
  permissionGroups,
  permissionsFor,
  presetNames,
  presets,
  queryNoticeById,
  saveDraft,
  submitOrder,
  transactionList,
  tryOrder,
  withNeeds,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { tellMerchant } from '../modules/accounts/testing.ts';
import { writeMessage } from '../modules/announcements/testing.ts';
import { startSession } from '../modules/auth/testing.ts';
import {
  type OrdersKit,
  openOrdersKit,
  openTestCarrier,
  orderForm,
  tryOrderOf,
} from '../modules/orders/testing.ts';
import type { Session } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { asOwner } from '../testing/owner.ts';

type Visitor = ReturnType<TestApp['withToken']>;

let app: TestApp;
let kit: OrdersKit;
let owner: Visitor;
let merchantId: string;
beforeAll(async () => {
  app = await testApp();
  kit = await openOrdersKit(app, openTestCarrier().carrier);
  owner = await app.as('starfield');
  const [found] = await asOwner<{ merchant_id: string }>(
    app.database,
    'select merchant_id from users where id = $1',
    [app.userId('starfield')],
  );
  merchantId = found?.merchant_id as string;
  await kit.topUp(merchantId, 1_000_000n);
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

let made = 0;
/** A new colleague with what was chosen for them in the form, and no more. */
const hire = async (permissions: readonly Permission[]): Promise<Visitor> => {
  made += 1;
  const username = `hired${made}`;
  const body = {
    username,
    password: 'Newpass123',
    realname: username,
    permissions: [...permissions],
  };
  const reply = await owner.call(addTeamMember, { body });
  expect(reply.status).toBe(200);
  return app.withToken(await startSession(await app.ctxOf(), reply.result.id));
};

const parcel = { countryCode: 'US', postCode: '10001', boxes: [{ weight: 1 }] };
const form = () => orderForm({ productId: kit.products.label }) as never;
const place = (visitor: Visitor) => visitor.call(submitOrder, { body: { form: form() } });

/** All that the order's form asks while it is filled in. */
const fillIn = async (visitor: Visitor) => {
  const replies = await Promise.all([
    visitor.call(listProducts, { query: { pageSize: 1000 } }),
    visitor.call(getCommonProduct),
    visitor.call(getDefaultShipper),
    visitor.call(allShippers, { query: {} }),
    visitor.call(allConsignees, { query: {} }),
    visitor.call(listDeliveryCodes, { query: {} }),
    visitor.call(findSkus, { query: { keyword: '' } }),
    visitor.call(findTaxNumbers, { query: {} }),
    visitor.call(getOrderSuggestions, { query: {} }),
    visitor.call(tryOrder, { body: { request: parcel } }),
  ]);
  return replies.map(({ status }) => status);
};

const readsMoney = async (visitor: Visitor) => {
  const page = { pageNo: 1, pageSize: 10 };
  const replies = await Promise.all([
    visitor.call(listWallets),
    visitor.call(getFinanceOverview, { query: {} } as never),
    visitor.call(billList, { query: page } as never),
    visitor.call(transactionList, { body: page } as never),
  ]);
  return replies.map(({ status }) => status);
};

describe('whoever is given the whole group of placing orders', () => {
  let clerk: Visitor;
  beforeAll(async () => {
    clerk = await hire(permissionGroups.placing);
  });

  test('has everything that the form asks for', async () => {
    expect(new Set(await fillIn(clerk))).toEqual(new Set([200]));
  });

  test('is told whether there is enough, and not how much there is', async () => {
    const asked = { request: parcel, productId: kit.products.label };
    const [quote] = (await clerk.call(tryOrder, { body: asked })).result;
    expect(quote).toMatchObject({ ok: true, total: '10.00', enough: true });
    const poor = kit.as(await kit.merchant(999n));
    const parsed = z.parse(tryOrder.body, asked);
    const placing = { permissions: new Set(['order:submit']) } as unknown as Session;
    const [short] = await tryOrderOf({ ...poor, session: placing }, parsed);
    expect(short).toMatchObject({ ok: true, total: '10.00', enough: false });
    const [quiet] = await tryOrderOf(poor, parsed);
    expect(quiet).toMatchObject({ ok: true, enough: null });
    expect(await readsMoney(clerk)).toEqual([403, 403, 403, 403]);
  });

  test('saves, submits and sees it, paid from the wallet', async () => {
    const draft = (await clerk.call(saveDraft, { body: { form: form() } })).result;
    const { id, revision } = draft;
    const sent = await clerk.call(submitOrder, { body: { id, revision, form: form() } });
    expect(sent).toMatchObject({
      status: 200,
      result: { status: 'ordering', booking: 'inFlight' },
    });
    const { result } = await clerk.call(getOrderDetail, { query: { id } });
    expect(result).toMatchObject({ heldAmount: '10.00' });
    const list = await clerk.call(listOrders, { body: { pageNo: 1, pageSize: 5 } });
    expect(list.result.records.map((one) => one.id)).toContain(id);
  });
});

test('an order clerk does the same, and voids, and reads no money', async () => {
  const clerk = await app.as('starfield-clerk');
  expect(new Set(await fillIn(clerk))).toEqual(new Set([200]));
  expect((await place(clerk)).status).toBe(200);
  const { id } = (await clerk.call(saveDraft, { body: { form: form() } })).result;
  expect((await clerk.call(closeOrders, { body: { ids: [id] } })).status).toBe(200);
  expect(await readsMoney(clerk)).toEqual([403, 403, 403, 403]);
  const { orders, due } = (await clerk.call(getOrderOverview)).result;
  expect(orders?.all).toBeGreaterThan(0);
  expect(due).toBeNull();
  expect((await clerk.call(getMyInfo)).result.wallet).toBeNull();
});

test('the warehouse sees orders, and neither places them nor reads money or the address book', async () => {
  const store = await app.as('starfield-store');
  const { id } = (await place(owner)).result;
  expect((await store.call(getOrderDetail, { query: { id } })).status).toBe(200);
  expect((await place(store)).status).toBe(403);
  expect((await store.call(allConsignees, { query: {} })).status).toBe(403);
  expect(await readsMoney(store)).toEqual([403, 403, 403, 403]);
});

test('finance reads money and the orders it is for, and places and pays nothing', async () => {
  const finance = await app.as('starfield-finance');
  expect(await readsMoney(finance)).toEqual([200, 200, 200, 200]);
  const { id } = (await place(owner)).result;
  expect((await finance.call(getBilIncomeFlow, { query: { id } })).status).toBe(200);
  expect((await finance.call(getOrderOverview)).result.due).not.toBeNull();
  expect((await place(finance)).status).toBe(403);
  expect((await finance.call(payOrder, { body: { ids: [id] } })).status).toBe(403);
  expect((await finance.call(allConsignees, { query: {} })).status).toBe(403);
});

test('who reads only passes no call that changes the merchant’s data', () => {
  const held: readonly string[] = [...everyMembersPermissions, ...presets.readOnly];
  const changing = Object.entries(calls).filter(
    ([, { log, access }]) =>
      log && log.type !== 'export' && permissionsFor(access).some((one) => held.includes(one)),
  );
  // All may talk with service, in a talk of its own; other talks ask for what they are about.
  expect(changing.map(([name]) => name)).toEqual(['openService', 'sendThreadMessage']);
});

test('every preset can be given as it stands', async () => {
  for (const name of presetNames) await hire(presets[name]);
});

describe('a member with nothing', () => {
  let nobody: Visitor;
  let nobodysId: string;
  beforeAll(async () => {
    nobody = await hire([]);
    nobodysId = (await nobody.call(getLoginUserInfo)).result.userInfo.id;
    await place(owner);
  });

  test('has a home without figures', async () => {
    expect((await nobody.call(getOrderOverview)).result).toEqual({ orders: null, due: null });
    expect((await nobody.call(getMyInfo)).result).toMatchObject({ wallet: null, warning: null });
    expect((await nobody.call(getInformation)).result.merchant?.credit).toBeNull();
  });

  test('finds nothing, of orders or top-ups', async () => {
    const [order] = (await owner.call(listOrders, { body: { pageNo: 1, pageSize: 1 } })).result
      .records;
    const asked = { query: { text: order?.transactionOrderNo ?? '' } };
    expect((await owner.call(findAnything, asked)).result.orders.length).toBe(1);
    expect((await nobody.call(findAnything, asked)).result).toEqual({
      orders: [],
      merchants: [],
      topUps: [],
    });
  });

  test('reads no message about money that came while they might', async () => {
    const userIds = [nobodysId, app.userId('starfield')];
    const text = { title: '余额提醒', content: '余额 888.88 CNY' };
    const ctx = await app.ctxOf();
    const id = await writeMessage(ctx, { kind: 'wallet.low', userIds, zh: text, en: text });
    const opened = (visitor: Visitor) => visitor.call(queryNoticeById, { query: { id } });
    expect((await opened(owner)).status).toBe(200);
    expect((await opened(nobody)).status).toBe(404);
    const listed = await nobody.call(listMyNotices, { query: { msgCategory: 'message' } });
    expect(JSON.stringify(listed.result)).not.toContain('888.88');
  });

  test('is not told of agreements about money, and has no setting for it', async () => {
    const vars = { limit: '777.00', days: '7' };
    await tellMerchant(await app.ctxOf(), merchantId, 'merchant.creditAgreed', vars);
    const bell = async (visitor: Visitor) =>
      JSON.stringify((await visitor.call(listByUser)).result.sysMsgList);
    expect(await bell(owner)).toContain('777.00');
    expect(await bell(await app.as('starfield-finance'))).toContain('777.00');
    expect(await bell(nobody)).not.toContain('777.00');
    expect(await bell(await app.as('starfield-clerk'))).not.toContain('777.00');
    const kinds = (await nobody.call(getMessageSettings)).result.settings.map(({ kind }) => kind);
    // That its merchant is frozen concerns everybody who would place an order; all may talk with service.
    const everybodys = [
      'job.failed',
      'job.finished',
      'merchant.frozen',
      'merchant.unfrozen',
      'thread.serviceAnswered',
    ];
    expect(kinds.sort()).toEqual(everybodys);
  });
});

test('members from before hold what their permissions need by now', async () => {
  const ctx = await app.ctxOf();
  const old: Permission[][] = [['single:special'], ['order:addressEdit', 'financial:recharge'], []];
  const ids = old.map(() => newId());
  for (const [at, id] of ids.entries()) {
    await asOwner(
      app.database,
      `insert into users (tenant_id, id, merchant_id, kind, username, password_hash, realname)
       select $1, $2, merchant_id, 'merchant', $3, '', $3 from users where id = $4`,
      [ctx.tenant.id, id, `old${at}`, app.userId('starfield')],
    );
    await asOwner(
      app.database,
      `insert into user_permissions (tenant_id, user_id, merchant_id, permission)
       select tenant_id, id, merchant_id, p from users, unnest($2::text[]) p where id = $1`,
      [id, old[at]],
    );
  }
  const file = new URL('../../migrations/0024_member_permissions.sql', import.meta.url);
  const [, closing] = readFileSync(file, 'utf8').split('-- Needs begin.');
  await asOwner(app.database, closing as string);
  for (const [at, id] of ids.entries()) {
    const rows = await asOwner<{ permission: string }>(
      app.database,
      'select permission from user_permissions where user_id = $1',
      [id],
    );
    expect(rows.map(({ permission }) => permission).sort()).toEqual(
      withNeeds(old[at] ?? []).sort(),
    );
  }
});
