import {
  approveActivation,
  checkAccount,
  createFileTicket,
  getActivation,
  getActivationRequest,
  getMyInfo,
  listActivations,
  listByUser,
} from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { comparable } from '../../testing/alike.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import {
  approve,
  enterpriseForm,
  personalForm,
  reject,
  statusOf,
  submit,
  uploaded,
  type Visitor,
  waitingOf,
} from './accountsTestSteps.ts';

let app: TestApp;
let fawn: Visitor;
let operator: Visitor;
beforeAll(async () => {
  app = await testApp();
  [fawn, operator] = await Promise.all([app.as('fawn'), app.as('yunling-op')]);
});
afterAll(() => app.stop());

/** As on the day it registered. */
beforeEach(() =>
  asOwner(
    app.database,
    `with fawn as (
       update merchants set activation_status = 0 where code = 'M100004' returning merchant_id
     ), told as (
       delete from notice_recipients where user_id = '${app.userId('fawn')}'
     ), done as (delete from operation_logs)
     delete from activation_requests where merchant_id in (select merchant_id from fawn)`,
  ),
);

const statuses = () =>
  asOwner<{ status: string; reason: string }>(
    app.database,
    `select r.status, r.reason from activation_requests r join merchants m using (tenant_id, merchant_id)
     where m.code = 'M100004' order by r.submitted_at`,
  );

describe('handing in', () => {
  test('a company is under review afterwards, and its account says so', async () => {
    expect(await statusOf(fawn)).toBe(0);
    const form = await enterpriseForm(fawn);
    const reply = await submit(fawn, { ...form, creditCode: form.creditCode.toLowerCase() });
    expect(reply.result).toEqual({ authStatus: 2 });
    expect(await statusOf(fawn)).toBe(2);
    expect((await fawn.call(checkAccount)).result).toMatchObject({ authStatus: 2, active: false });
    expect((await fawn.call(getActivation)).result).toMatchObject({
      kind: 'enterprise',
      status: 'submitted',
      companyNameZh: form.companyNameZh,
      creditCode: form.creditCode,
      licence: { key: form.licenceKey, name: 'card.png', contentType: 'image/png' },
      reviewTime: null,
    });
  });

  test('tells whoever may review it, and opens on the request itself', async () => {
    await submit(fawn, await enterpriseForm(fawn));
    for (const username of ['yunling-op', 'yunling-op2', 'yunling-admin']) {
      const reviewer = await app.as(username);
      const [latest] = (await reviewer.call(listByUser)).result.sysMsgList;
      expect(latest).toMatchObject({
        titile: '新的激活申请：深圳市小鹿贸易有限公司',
        openPage: 'ops/Activations',
        busId: await waitingOf(operator, 'M100004'),
      });
    }
    expect((await fawn.call(listByUser)).result.sysMsgTotal).toBe(0);
    const elsewhere = await app.as('haituo-op', 'haituo');
    expect((await elsewhere.call(listByUser)).result.sysMsgTotal).toBe(0);
  });

  test('a person needs no licence', async () => {
    expect((await submit(fawn)).result).toEqual({ authStatus: 2 });
    expect((await fawn.call(getActivation)).result).toMatchObject({
      kind: 'personal',
      licence: null,
      creditCode: '',
    });
  });

  test('is refused while a request waits, and once the account is active', async () => {
    await submit(fawn);
    expect((await submit(fawn)).body.errorKey).toBe('activation.cannotMove');
    await approve(operator, await waitingOf(operator, 'M100004'));
    expect((await submit(fawn)).body.errorKey).toBe('activation.cannotMove');
    expect(await statuses()).toHaveLength(1);
  });

  test('twice at once leaves one request', async () => {
    const form = await personalForm(fawn);
    const replies = await Promise.all([submit(fawn, form), submit(fawn, form), submit(fawn, form)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await statuses()).toHaveLength(1);
  });

  test.each(['frontKey', 'backKey', 'licenceKey'])(
    "another's file as %s answers as one that does not exist",
    async (field) => {
      const form = await enterpriseForm(fawn);
      const nobody = comparable(await submit(fawn, { ...form, [field]: newId() }));
      expect(nobody).toMatchObject({ status: 404, body: { errorKey: 'file.notFound' } });
      for (const other of [await app.as('kapok'), await app.as('seabreeze', 'haituo')]) {
        const reply = await submit(fawn, { ...form, [field]: await uploaded(other) });
        expect(comparable(reply)).toEqual(nobody);
      }
      expect(await statusOf(fawn)).toBe(0);
    },
  );

  test('a file that was uploaded for something else is none', async () => {
    const form = { ...(await personalForm(fawn)), frontKey: await uploaded(fawn, 'avatar') };
    expect((await submit(fawn, form)).body.errorKey).toBe('file.notFound');
  });

  test.each([
    [{ creditCode: '91440300MA5D777770' }, 'creditCode', 'web.verify.50'],
    [{ identityNumber: '123' }, 'identityNumber', 'web.verify.22'],
    [{ companyNameZh: '  ' }, 'companyNameZh', 'web.verify.16'],
    [{ realName: '' }, 'realName', 'web.verify.0'],
    [{ contactPhone: '12' }, 'contactPhone', 'web.verify.4'],
  ])('%j is told at its field', async (wrong, path, key) => {
    const { status, result } = await submit(fawn, { ...(await enterpriseForm(fawn)), ...wrong });
    expect(status).toBe(422);
    expect(result).toMatchObject({ issues: [{ path, key }] });
  });
});

describe('reviewing', () => {
  test('an approval makes the account active, tells its users and their pages', async () => {
    await submit(fawn);
    await asOwner(app.database, 'delete from outbox');
    const id = await waitingOf(operator, 'M100004');
    expect((await approve(operator, id)).status).toBe(200);
    expect(await statusOf(fawn)).toBe(1);
    expect((await fawn.call(checkAccount)).result).toEqual({
      authStatus: 1,
      active: true,
      message: '',
      reason: '',
    });
    const bell = (await fawn.call(listByUser)).result.sysMsgList;
    expect(bell[0]).toMatchObject({
      titile: '账号已激活',
      openType: 'component',
      openPage: 'basic/Activation',
    });
    const told = await asOwner<{ message: object }>(app.database, 'select message from outbox');
    expect(told).toContainEqual({ message: { cmd: 'user', userIds: [app.userId('fawn')] } });
    expect((await (await app.as('kapok')).call(listByUser)).result.sysMsgList).toEqual([]);
  });

  test('a rejection tells its reason; corrected, it goes to review again and the first stays', async () => {
    await submit(fawn);
    await reject(operator, await waitingOf(operator, 'M100004'), '营业执照不清晰');
    expect(await statusOf(fawn)).toBe(3);
    expect((await fawn.call(checkAccount)).result).toMatchObject({
      authStatus: 3,
      reason: '营业执照不清晰',
    });
    const english = { headers: { 'accept-language': 'en' } };
    const { message } = (await fawn.call(checkAccount, {}, english)).result;
    expect(message).toMatch(/rejected/);
    expect((await fawn.call(getMyInfo)).result.warning).toMatchObject({
      kind: 'inactive',
      path: '/basic/activation',
    });
    expect((await submit(fawn, await enterpriseForm(fawn))).result).toEqual({ authStatus: 2 });
    const id = await waitingOf(operator, 'M100004');
    const { result } = await operator.call(getActivationRequest, { query: { id } });
    expect(result.earlier).toMatchObject([
      { status: 'rejected', reason: '营业执照不清晰', reviewer: '陈舟' },
    ]);
    await approve(operator, id);
    expect(await statuses()).toEqual([
      { status: 'rejected', reason: '营业执照不清晰' },
      { status: 'approved', reason: '' },
    ]);
  });

  test('a rejection without a reason is refused', async () => {
    await submit(fawn);
    const id = await waitingOf(operator, 'M100004');
    expect((await reject(operator, id, '  ')).status).toBe(422);
    expect(await statusOf(fawn)).toBe(2);
  });

  test('happens once: a second word is refused, the same key gets the first answer', async () => {
    await submit(fawn);
    const id = await waitingOf(operator, 'M100004');
    const key = newId();
    expect((await approve(operator, id, key)).status).toBe(200);
    expect((await approve(operator, id, key)).status).toBe(200);
    expect((await approve(operator, id)).body.errorKey).toBe('activation.reviewed');
    expect((await reject(operator, id)).body.errorKey).toBe('activation.reviewed');
    expect(await statusOf(fawn)).toBe(1);
    expect((await fawn.call(listByUser)).result.sysMsgTotal).toBe(1);
  });

  test('of two operators at once one wins, and the account follows the winner', async () => {
    const other = await app.as('yunling-op2');
    for (let round = 0; round < 6; round += 1) {
      await asOwner(
        app.database,
        `update merchants set activation_status = 0 where code = 'M100004'`,
      );
      await submit(fawn);
      const id = await waitingOf(operator, 'M100004');
      const [yes, no] = await Promise.all([approve(operator, id), reject(other, id)]);
      expect([yes.status, no.status].sort()).toEqual([200, 409]);
      expect(await statusOf(fawn)).toBe(yes.status === 200 ? 1 : 3);
      expect((await statuses()).at(-1)?.status).toBe(yes.status === 200 ? 'approved' : 'rejected');
    }
  });

  test("is not for merchants, and another tenant's request does not exist", async () => {
    await submit(fawn);
    const id = await waitingOf(operator, 'M100004');
    expect((await approve(fawn, id)).status).toBe(403);
    const stranger = await app.as('haituo-op', 'haituo');
    const nobody = comparable(await approve(stranger, newId()));
    expect(comparable(await approve(stranger, id))).toEqual(nobody);
    expect(nobody).toMatchObject({ status: 404, body: { errorKey: 'activation.notFound' } });
    expect(await statusOf(fawn)).toBe(2);
  });

  test('leaves its line in the operation log, without the papers', async () => {
    await submit(fawn);
    await approve(operator, await waitingOf(operator, 'M100004'));
    const lines = await asOwner<{ call: string; params: object }>(
      app.database,
      `select call, params from operation_logs where menu = 'activation' order by id`,
    );
    expect(lines).toEqual([
      { call: 'activateAccount', params: { name: '陆小鹿' } },
      { call: 'approveActivation', params: { name: '小鹿', code: 'M100004' } },
    ]);
  });

  test('shows the papers to the operator, and to no other merchant', async () => {
    await submit(fawn);
    const id = await waitingOf(operator, 'M100004');
    const { request } = (await operator.call(getActivationRequest, { query: { id } })).result;
    expect(request).toMatchObject({ identityNumber: '44030119900101123X', submittedBy: '小鹿' });
    const { key } = request.front;
    expect((await operator.call(createFileTicket, { body: { key } })).status).toBe(200);
    const kapok = await app.as('kapok');
    expect((await kapok.call(createFileTicket, { body: { key } })).status).toBe(404);
  });
});

describe('the list of requests', () => {
  const ids = async (query: object) =>
    (await operator.call(listActivations, { query })).result.records.map((one) => one.merchantCode);

  test('has who waits longest first, then what was reviewed', async () => {
    await submit(fawn);
    expect(await ids({})).toEqual(['M100005', 'M100004', 'M100006']);
  });

  test.each([
    [{ status: 'rejected' }, ['M100006']],
    [{ merchant: 'm100005' }, ['M100005']],
    [{ merchant: '山雀' }, ['M100005']],
    [{ merchant: 'reed' }, ['M100006']],
    [{ merchant: '没有' }, []],
    [{ to: '2020-01-01 00:00:00' }, []],
    [{ from: '2020-01-01 00:00:00' }, ['M100005', 'M100006']],
  ])('filters by %j', async (query, found) => {
    expect(await ids(query)).toEqual(found);
  });

  test("shows only the tenant's own", async () => {
    const stranger = await app.as('haituo-op', 'haituo');
    const { records } = (await stranger.call(listActivations, { query: {} })).result;
    expect(records.map((one) => one.merchantName)).toEqual(['双桥饰品', '稻香文具']);
  });
});

test('who may not open the activation page may not hand in either', async () => {
  const lin = await app.as('starfield-lin');
  await asOwner(app.database, `delete from user_roles where user_id = $1`, [
    app.userId('starfield-lin'),
  ]);
  expect((await submit(lin, { kind: 'personal' })).status).toBe(403);
  expect((await operator.call(approveActivation, { body: { id: newId() } })).status).toBe(404);
});
