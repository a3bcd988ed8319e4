import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  bankInfoList,
  getTenantInfoByDomain,
  listProducts,
  listShipmentWarehouses,
  login,
  placePractice,
  register,
  sendSmsCode,
  setFirstPassword,
  submitOrder,
  tryPractice,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesTo, solvedCaptcha } from '../../modules/auth/testing.ts';
import { post } from '../../modules/finance/testing.ts';
import { orderForm, party } from '../../modules/orders/testing.ts';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { runMain } from '../../testing/runMain.ts';
import { askFor } from './answers.ts';
import { carrierQuestions, tenantQuestions } from './questions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const run = (...args: string[]) => runMain(app, 'tenant.ts', args);

const logo = join(mkdtempSync(join(tmpdir(), 'alpaca-logo-')), 'logo.svg');
writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');

const options = [
  ...['--code', 'newco', '--name-zh', '新公司', '--name-en', 'Newco', '--host', 'NewCo.localhost'],
  ...['--zone', 'Europe/Berlin', '--logo', logo, '--user', 'boss', '--realname', '王主管'],
  ...['--two-people-above', '8000', '--carrier', 'Nova Post', '--line', 'us'],
];
const house = [
  ...['--warehouse', '龙岗仓', '--warehouse-code', 'LG1', '--warehouse-city', '深圳市'],
  ...['--warehouse-address', '龙岗区新路 1 号', '--warehouse-phone', '0755 5550 0001'],
];
const account = [
  ...['--bank', '新公司银行', '--bank-owner', '新公司有限公司', '--bank-account', '6222 0000 1111'],
];

const counts = async () =>
  (
    await asOwner<Record<string, string>>(
      app.database,
      `select (select count(*) from users u where u.tenant_id = t.tenant_id) as users,
        (select count(*) from channels c where c.tenant_id = t.tenant_id) as channels,
        (select count(*) from products p where p.tenant_id = t.tenant_id) as products,
        (select count(*) from price_versions v where v.tenant_id = t.tenant_id) as versions,
        (select count(*) from warehouses w where w.tenant_id = t.tenant_id) as warehouses,
        (select count(*) from bank_infos b where b.tenant_id = t.tenant_id) as banks,
        (select count(*) from directory.tenant_hosts h where h.tenant_id = t.tenant_id) as hosts
       from tenants t where code = 'newco'`,
    )
  )[0];

test('what is missing or wrong is told all at once, and nothing is made', async () => {
  const { status, said } = run('--code', 'newco', '--host', 'https://x', '--zone', 'Mars/Base');
  expect(status).toBe(1);
  for (const named of ['--name-zh is missing', '--host can', '--zone can', '--user', '--carrier']) {
    expect(said).toContain(named);
  }
  expect(await counts()).toBeUndefined();
});

test('a host of somebody else is refused, and nothing is made', async () => {
  const { status, said } = run(...options, '--host', 'yunling.localhost');
  expect(status).toBe(1);
  expect(said).toContain('leads to another tenant');
  expect(await counts()).toBeUndefined();
});

test('one run makes all of it; its administrator chooses a password by the link', async () => {
  const { status, said, link } = run(...options);
  expect(status, said).toBe(0);
  expect(said.match(/^made/gm)).toHaveLength(4);
  expect(said.match(/^none .* --(warehouse|bank)$/gm)).toHaveLength(2);
  expect(said).toContain('https://newco.localhost/user/first#c1.');
  const { result } = await app.anonymous('newco').call(getTenantInfoByDomain);
  expect(result).toMatchObject({ companyNameEn: 'Newco' });
  expect(JSON.stringify(result)).toContain('data:image/svg+xml;base64,');
  const [tenant] = await asOwner<{ zone: string }>(
    app.database,
    "select zone from tenants where code = 'newco'",
  );
  expect(tenant?.zone).toBe('Europe/Berlin');
  const body = { link, password: 'Choose4Me' };
  expect((await app.anonymous('newco').call(setFirstPassword, { body })).status).toBe(200);
});

test('what was left out is made by a later run, and half of it is refused', async () => {
  const half = run('--code', 'newco', '--warehouse', '龙岗仓', '--warehouse-code', 'l');
  expect(half.status).toBe(1);
  for (const named of [
    '--warehouse-code can',
    '--warehouse-city is missing',
    '--warehouse-phone',
  ]) {
    expect(half.said).toContain(named);
  }
  expect(await counts()).toMatchObject({ warehouses: '0', banks: '0' });
  const { status, said } = run(...options, ...house, ...account);
  expect(status, said).toBe(0);
  expect(said.match(/^made/gm)).toHaveLength(2);
  expect(said).toContain('made    warehouse 龙岗仓');
  expect(await counts()).toMatchObject({ warehouses: '1', banks: '1' });
});

test('run again it says what stands and makes nothing twice', async () => {
  const before = await counts();
  const { status, said, link } = run(...options, ...house, ...account);
  expect(status, said).toBe(0);
  expect(said.match(/^stands/gm)).toHaveLength(6);
  expect(said).toContain('administrator boss');
  expect(link).toBe('');
  expect(run('--code', 'newco').said.match(/^stands/gm)).toHaveLength(6);
  expect(await counts()).toEqual(before);
});

const registered = async () => {
  const mobile = '13700000009';
  const visitor = app.anonymous('newco');
  const asked = { mobile, purpose: 'register', ...(await solvedCaptcha(app, 'newco')) } as const;
  await visitor.call(sendSmsCode, { body: asked });
  const [newest] = await messagesTo(app, mobile, 'newco');
  const code = /\b\d{6}\b/.exec(newest?.body ?? '')?.[0] ?? '';
  const form = { username: 'first', password: 'Newpass123', companyName: '第一家', mobile, code };
  const made = await visitor.call(register, { body: form });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const signedIn = await visitor.call(login, {
    body: { username: 'first', password: 'Newpass123' },
  });
  return app.withToken(signedIn.result.token, 'newco');
};

/** What its operators do once they have read its papers and seen its money. */
const activate = async () => {
  const [row] = await asOwner<{ merchant_id: string }>(
    app.database,
    `update merchants set activation_status = 1
     where tenant_id = (select tenant_id from tenants where code = 'newco') returning merchant_id`,
  );
  const merchantId = row?.merchant_id as string;
  const topUp = { op: 'topUp', key: newId(), currency: 'CNY', minor: 50_000n, merchantId } as const;
  await post(await app.mint('newco'), [topUp]);
};

const shipper = {
  ...party,
  countryCode: 'CN',
  province: '广东省',
  city: '深圳市',
  area: '龙岗区',
  postCode: '518129',
};

test('a merchant registers at its domain, practises, and orders at the price of the sheet', async () => {
  const merchant = await registered();
  const tried = (await merchant.call(tryPractice, { body: { weight: 1 } })).result;
  // 88 a kilogram and 18 an order, as the template says.
  expect(tried.lines).toMatchObject([{ name: '美国小包专线', total: '106.00', currency: 'CNY' }]);
  const productId = tried.lines[0]?.productId ?? '';
  const body = { productId, weight: 1, no: 'first00001' };
  expect((await merchant.call(placePractice, { body })).status).toBe(200);

  await activate();
  const sold = await merchant.call(listProducts, { query: { pageNo: 1, pageSize: 10 } as never });
  expect(sold.result.records.map(({ id }) => id)).toEqual([productId]);
  const form = orderForm({ productId, shipper });
  const placed = await merchant.call(submitOrder, { body: { form, remoteAgreed: true } as never });
  expect(placed.status, JSON.stringify(placed.body)).toBe(200);
  expect(placed.result).toMatchObject({ totalPrice: '106.00', currencyCode: 'CNY' });

  // Where the parcel is brought to, and where money is transferred to.
  const houses = (await merchant.call(listShipmentWarehouses)).result;
  expect(houses).toMatchObject([{ code: 'LG1', name: '龙岗仓' }]);
  const banks = (await merchant.call(bankInfoList, { query: {} })).result;
  expect(banks).toMatchObject([
    {
      bank: '新公司银行',
      accountNumber: '6222 0000 1111',
      currency: 'CNY',
      accountType: 'company',
    },
  ]);
});

test('the warehouse takes the first line, and its administrator works there', async () => {
  const [house] = await asOwner(
    app.database,
    `select w.zone, w.contact, w.is_open, p.code as line, u.username as staff
     from tenants t join warehouses w using (tenant_id)
       join warehouse_lines l on l.tenant_id = w.tenant_id and l.warehouse_id = w.id
       join products p on p.tenant_id = l.tenant_id and p.id = l.product_id
       join warehouse_staff s on s.tenant_id = w.tenant_id and s.warehouse_id = w.id
       join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
     where t.code = 'newco'`,
  );
  expect(house).toEqual({
    zone: 'Europe/Berlin',
    contact: '王主管',
    is_open: true,
    line: 'US-PACKET',
    staff: 'boss',
  });
});

test('at a terminal what can’t be taken is asked again, what is idle not at all', async () => {
  const heard: string[] = [];
  const typed = [
    '新公司',
    'Newco',
    'https://x',
    'x.example',
    '',
    '',
    'Nova',
    'karrio',
    'ups_saver',
  ];
  const said = await askFor(
    [...tenantQuestions, ...carrierQuestions],
    { code: 'x' },
    async (text) => {
      heard.push(text);
      return typed.shift() ?? '';
    },
  );
  expect(said).toMatchObject({ host: 'x.example', zone: 'Asia/Shanghai', service: 'ups_saver' });
  expect(said.prefix).toBeUndefined();
  expect(
    heard.filter((text) => text.includes('can’t be') || text.includes("can't be")),
  ).toHaveLength(1);
});
