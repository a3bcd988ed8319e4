import {
  addConsignee,
  askErasure,
  decideApproval,
  getMerchantData,
  listApprovals,
  listByUser,
  listErasures,
  login,
  startDataExport,
  takeBackErasure,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { sendMessage } from '../../../platform/messaging/outgoing.ts';
import { contactColumns } from '../../../platform/userContacts.ts';
import { comparable } from '../../../testing/alike.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { looksAt, tablesWith } from '../../../testing/owner.ts';
import { startSession } from '../../auth/testing.ts';
import { bareMerchant } from '../keepingTestSubjects.ts';
import { erasureJob } from './erasure.job.ts';
import { beginErasures } from './erasure.sweep.ts';
import { erasureSteps } from './erasureSteps.ts';
import { merchantTables } from './merchantTables.ts';

let app: TestApp;
let ctx: Ctx;
type Visitor = Awaited<ReturnType<TestApp['as']>>;
let admin: Visitor;
let operator: Visitor;
beforeAll(async () => {
  app = await testApp();
  ctx = await app.ctxOf();
  [admin, operator] = [await app.as('yunling-admin'), await app.as('yunling-op2')];
});
afterAll(() => app.stop());

const ask = looksAt(() => app);

/** A merchant with an owner, a word of whom stands in many places. */
const leaving = async () => {
  const { merchantId, userId } = await bareMerchant({ ctx: await app.mint() });
  const word = `Quill${merchantId.slice(-8)}`;
  const email = `${word}@example.com`;
  const phone = `139${String(Date.now()).slice(-8)}`;
  const kept = { phone: null, phone_index: null, ...contactColumns(ctx, { email, phone }) };
  await ask(
    `update users set realname = $2, email = $3, email_index = $4, phone = $5, phone_index = $6 where id = $1`,
    [userId, word, kept.email, kept.email_index, kept.phone, kept.phone_index],
  );
  await sendMessage(ctx, {
    ...{ channel: 'mail', recipient: email, subject: word, body: word, template: '' },
    params: {},
  });
  await ask('update merchants set activation_status = 1 where merchant_id = $1', [merchantId]);
  await ask(
    `insert into user_roles (tenant_id, user_id, role_id)
     select tenant_id, $2, id from roles where tenant_id = $1 and code = 'merchant' limit 1`,
    [ctx.tenant.id, userId],
  ).catch(() => undefined);
  const token = await startSession(ctx, userId);
  return { merchantId, userId, word, token, owner: app.withToken(token) };
};
type Leaving = Awaited<ReturnType<typeof leaving>>;

const approve = async ({ merchantId }: Leaving) => {
  const { records } = (await operator.call(listApprovals, { query: { state: 'waiting' } })).result;
  const asked = records.find((one) => one.merchantId === merchantId && one.kind === 'erasure');
  return operator.call(decideApproval, {
    body: { id: asked?.id as string, decision: 'approve' },
  });
};
const asked = ({ merchantId }: Leaving, by = admin) =>
  by.call(askErasure, { body: { merchantId, reason: '停止合作' } });
const dataOf = async ({ merchantId }: Leaving) =>
  (await admin.call(getMerchantData, { query: { merchantId } })).result;
const due = (merchant: Leaving) =>
  ask(`update erasures set due_at = now() - interval '1 minute' where merchant_id = $1`, [
    merchant.merchantId,
  ]);
const idOf = async ({ merchantId }: Leaving) =>
  (
    await ask<{ id: string; state: string }>(
      'select id, state, step from erasures where merchant_id = $1 order by asked_at desc',
      [merchantId],
    )
  )[0] as { id: string; state: string };

const run = async (erasureId: string, by = ctx) =>
  erasureJob.run(by, { id: newId(), ids: { erasureId }, signal: new AbortController().signal });

describe('an erasure', () => {
  test('is asked for, decided by a second person, waits, and can be taken back', async () => {
    const m = await leaving();
    const { result } = await asked(m);
    expect(result.kept.map(({ what }) => what)).toContain('操作日志（写入时个人信息已遮盖）');
    const twice = await asked(m);
    expect(twice).toMatchObject({ status: 409, body: { errorKey: 'erasure.asked' } });
    const { records } = (await admin.call(listApprovals, { query: { state: 'waiting' } })).result;
    const own = records.find(({ merchantId }) => merchantId === m.merchantId);
    const self = await admin.call(decideApproval, {
      body: { id: own?.id as string, decision: 'approve' },
    });
    expect(self.body.errorKey).toBe('approval.own');
    expect((await approve(m)).status).toBe(200);
    expect((await dataOf(m)).erasure).toMatchObject({ state: 'waiting', canTakeBack: true });

    await beginErasures(ctx);
    expect((await dataOf(m)).erasure?.state).toBe('waiting');
    const { id } = await idOf(m);
    expect((await admin.call(takeBackErasure, { body: { id } })).status).toBe(200);
    expect((await dataOf(m)).erasure).toMatchObject({ state: 'takenBack', canTakeBack: false });
    await due(m);
    await beginErasures(ctx);
    expect((await idOf(m)).state).toBe('takenBack');
    const late = await admin.call(takeBackErasure, { body: { id } });
    expect(late.body.errorKey).toBe('erasure.tooLate');
  });

  test('that is rejected is over, and can be asked for again', async () => {
    const m = await leaving();
    await asked(m);
    const { records } = (await operator.call(listApprovals, { query: { state: 'waiting' } }))
      .result;
    const own = records.find(({ merchantId }) => merchantId === m.merchantId);
    await operator.call(decideApproval, {
      body: { id: own?.id as string, decision: 'reject', remark: '合同未到期' },
    });
    expect((await idOf(m)).state).toBe('rejected');
    expect((await asked(m)).status).toBe(200);
  });

  test('is refused while money or parcels are open, when asked, when decided and when it begins', async () => {
    const m = await leaving();
    const order = newId();
    const place = () =>
      ask(
        `insert into orders (tenant_id, id, merchant_id, order_no, customer_no, source, status, booking, form, country_code,
           consignee_name, box_count, weight_g, quoted_minor, currency)
         values ($1, $2, $3, $4, $4, 'web', 'outWarehouse', 'booked', '{"shipper": {}, "consignee": {}, "boxes": [], "goods": []}',
           'US', 'x', 1, 100, 1, 'CNY')`,
        [ctx.tenant.id, order, m.merchantId, `OPEN${order.slice(-6)}`],
      );
    await place();
    const open = await asked(m);
    expect(open).toMatchObject({ status: 409, body: { errorKey: 'erasure.open' } });
    expect(open.body.message).toContain('有进行中的订单');
    expect((await dataOf(m)).open).toEqual([{ what: '有进行中的订单', many: 1 }]);
    const end = () => ask(`update orders set status = 'delivered' where id = $1`, [order]);
    const reopen = () => ask(`update orders set status = 'outWarehouse' where id = $1`, [order]);
    await end();
    expect((await asked(m)).status).toBe(200);
    await reopen();
    expect((await approve(m)).body.errorKey).toBe('erasure.open');
    await end();
    expect((await approve(m)).status).toBe(200);
    await reopen();
    await due(m);
    await beginErasures(ctx);
    expect((await idOf(m)).state).toBe('waiting');
    expect(
      (await ask('select from users where id = $1 and disabled_at is null', [m.userId])).length,
    ).toBe(1);
    await end();
    await beginErasures(ctx);
    expect((await idOf(m)).state).toBe('running');
  });

  test('of another merchant does not exist, for its people and for a member who is not the owner', async () => {
    const m = await leaving();
    await asked(m);
    const { id } = await idOf(m);
    const stranger = await app.as('kapok');
    const nobody = await stranger.call(takeBackErasure, { body: { id: newId() } });
    expect(nobody.status).toBe(404);
    expect(comparable(await stranger.call(takeBackErasure, { body: { id } }))).toEqual(
      comparable(nobody),
    );
    const theirs = await stranger.call(getMerchantData, { query: { merchantId: m.merchantId } });
    expect(theirs).toMatchObject({ status: 404 });
    expect(
      (await admin.call(listErasures, { query: { merchant: m.merchantId.slice(24) } })).result
        .total,
    ).toBe(1);
  });

  test('that the tables never approved does nothing', async () => {
    const m = await leaving();
    await asked(m);
    const { id } = await idOf(m);
    const { eraseSome, end } = await import('./erasures.repository.ts');
    await expect(eraseSome(ctx, id, 'users', 1)).rejects.toThrow('no erasure under way');
    await expect(end(ctx, id)).rejects.toThrow('no erasure under way');
    await expect(
      ctx.db.updateTable('erasures').set({ state: 'running' }).where('id', '=', id).execute(),
    ).rejects.toThrow('permission denied');
  });
});

/** A merchant with something of its own in many tables. */
const furnished = async () => {
  const m = await leaving();
  const { merchantId, userId, word } = m;
  const [fileId, orderId, threadId, messageId, topUpId] = Array.from({ length: 5 }, newId) as [
    string,
    string,
    string,
    string,
    string,
  ];
  await ctx.node.storage.put(`${ctx.tenant.id}/${fileId}`, Buffer.from(word), {
    contentType: 'text/plain',
  });
  const t = ctx.tenant.id;
  const insert = async (table: string, row: Record<string, unknown>) => {
    const all = { tenant_id: t, ...row };
    const names = Object.keys(all);
    await ask(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(all),
    );
  };
  const of = { merchant_id: merchantId };
  await insert('files', {
    id: fileId,
    ...of,
    user_id: userId,
    purpose: 'paymentProof',
    name: `${word}.pdf`,
    content_type: 'application/pdf',
    bytes: 1,
    sha256: 'x',
  });
  // Nothing refers to it but its merchant.
  await insert('files', {
    ...{ id: newId(), ...of, user_id: userId, purpose: 'avatar', name: `${word}.png` },
    ...{ content_type: 'image/png', bytes: 1, sha256: 'y' },
  });
  await insert('top_ups', {
    id: topUpId,
    ...of,
    no: `T${word}`.slice(0, 12),
    amount_minor: 100,
    currency: 'CNY',
    pay_method: 'offline',
    payer_name: word,
    audit_status: 'rejected',
    audited_by: app.userId('yunling-op'),
    audited_at: new Date(),
    submitted_by: userId,
    money_status: 'notArrived',
  });
  await insert('top_up_credentials', { top_up_id: topUpId, ...of, file_id: fileId });
  await insert('orders', {
    id: orderId,
    ...of,
    order_no: `D${orderId.slice(-9)}`,
    customer_no: `D${orderId.slice(-9)}`,
    source: 'web',
    status: 'delivered',
    booking: 'booked',
    form: JSON.stringify({
      shipper: { name: word },
      consignee: { name: word, countryCode: 'US', postCode: '10001' },
      boxes: [],
      goods: [],
      remark: word,
    }),
    country_code: 'US',
    consignee_name: word,
    box_count: 1,
    weight_g: 100,
    quoted_minor: 1,
    currency: 'CNY',
  });
  await insert('orders', {
    id: newId(),
    ...of,
    order_no: `E${orderId.slice(-9)}`,
    customer_no: `E${orderId.slice(-9)}`,
    source: 'web',
    status: 'draft',
    booking: 'none',
    form: JSON.stringify({ shipper: {}, consignee: { name: word }, boxes: [], goods: [] }),
    country_code: 'US',
    consignee_name: word,
    box_count: 0,
    weight_g: 0,
  });
  await insert('order_events', {
    order_id: orderId,
    id: newId(),
    ...of,
    step: 'submit',
    actor: 'merchant',
    status: 'ordering',
    detail: JSON.stringify({ note: word }),
  });
  await insert('threads', {
    id: threadId,
    ...of,
    subject_kind: 'service',
    subject_id: newId(),
    title: word,
  });
  await insert('thread_messages', {
    thread_id: threadId,
    id: messageId,
    ...of,
    side: 'merchant',
    user_id: userId,
    body: word,
  });
  await insert('thread_files', {
    thread_id: threadId,
    message_id: messageId,
    ...of,
    file_id: fileId,
  });
  await insert('preferences', { user_id: userId, code: 'list', value: JSON.stringify(word) });
  await insert('record_changes', {
    kind: 'member',
    record_id: userId,
    revision: 2,
    ...of,
    user_id: userId,
    by_name: word,
    changes: '[]',
  });
  await insert('skus', {
    id: newId(),
    ...of,
    sku: word.toUpperCase(),
    goods_name: word,
    goods_name_en: word,
    form: '{}',
  });
  await insert('tax_numbers', {
    id: newId(),
    ...of,
    name: word,
    tax_type: 'IOSS',
    tax_no: 'IM3720001234',
    countries: '{}',
  });
  await insert('merchant_cards', { ...of, contacts: JSON.stringify([{ name: word }]) });
  const notice = newId();
  await insert('notices', {
    id: notice,
    category: 'message',
    kind: 'x',
    title_zh: word,
    title_en: word,
    content_zh: word,
    content_en: word,
    sender: 'x',
    to_all: false,
    status: 'published',
    sent_at: new Date(),
  });
  await insert('notice_recipients', { user_id: userId, notice_id: notice });
  return { ...m, fileId, orderId };
};

const underWay = async (m: Leaving) => {
  await asked(m);
  await approve(m);
  await due(m);
  await beginErasures(ctx);
  const { id, state } = await idOf(m);
  expect(state).toBe('running');
  return id;
};

// What is said of them stays where the law keeps it; the test finds a word anywhere else.
const mayStand = new Set(['public.operation_logs', 'public.log_seals']);

describe('an erasure that runs', () => {
  test('leaves the word of its people nowhere, and what the law keeps where it was', async () => {
    const m = await furnished();
    const before = await tablesWith(app.database, m.word);
    expect(before.length).toBeGreaterThan(10);
    const id = await underWay(m);
    expect((await m.owner.call(getMerchantData, { query: {} })).status).toBe(401);
    await run(id);
    const after = (await tablesWith(app.database, m.word)).filter((name) => !mayStand.has(name));
    expect(after).toEqual([]);
    const found = "select from users where id = $1 and (phone_index <> '' or email_index <> '')";
    expect(await ask(found, [m.userId])).toEqual([]);
    expect((await idOf(m)).state).toBe('done');
    const stored = await ctx.node.storage.get(`${ctx.tenant.id}/${m.fileId}`);
    expect(stored).toBeNull();
    // Every table that is said to be erased has nothing of the merchant.
    for (const [name, { erasure }] of Object.entries(merchantTables)) {
      if (erasure !== 'erased') continue;
      const rows = await ask(`select from ${name} where merchant_id = $1 limit 1`, [m.merchantId]);
      expect(rows, name).toHaveLength(0);
    }
    expect(
      await ask('select status from orders where merchant_id = $1 order by 1', [m.merchantId]),
    ).toEqual([{ status: 'delivered' }, { status: 'voided' }]);
    expect(
      await ask('select amount_minor from top_ups where merchant_id = $1', [m.merchantId]),
    ).toHaveLength(1);
    const data = await dataOf(m);
    expect(data).toMatchObject({ erasedTime: expect.any(String), erasure: { state: 'done' } });
    const again = await admin.call(startDataExport, { body: { merchantId: m.merchantId } });
    expect(again.body.errorKey).toBe('erasure.done');
    expect((await asked(m)).body.errorKey).toBe('erasure.done');
    const bell = (await admin.call(listByUser)).result.sysMsgList.map(({ titile }) => titile);
    expect(bell[0]).toContain('数据已清除');
  });

  test('killed after any step goes on and ends the same', async () => {
    const m = await furnished();
    const id = await underWay(m);
    const { tablesInOrder } = await import('./erasures.repository.ts');
    const steps = erasureSteps(await tablesInOrder(ctx));
    // A process that is gone finishes the statement it was in, or doesn't: both are tried at every step.
    let killed = 0;
    for (let at = 0; at < steps.length; at += 3) {
      const signal = AbortSignal.abort(new Error('killed'));
      let left = at;
      const dying: AbortSignal = {
        get aborted() {
          left -= 1;
          return left < 0;
        },
        throwIfAborted(): void {
          if (dying.aborted) throw signal.reason;
        },
      } as unknown as AbortSignal;
      await expect(
        erasureJob.run(ctx, { id: newId(), ids: { erasureId: id }, signal: dying }),
      ).rejects.toThrow('killed');
      killed += 1;
    }
    expect(killed).toBeGreaterThan(15);
    // Two workers at once: one was thought lost.
    await Promise.allSettled([run(id), run(id)]);
    if ((await idOf(m)).state !== 'done') await run(id);
    expect((await idOf(m)).state).toBe('done');
    const after = (await tablesWith(app.database, m.word)).filter((name) => !mayStand.has(name));
    expect(after).toEqual([]);
    await run(id);
  });

  test('is not over while anything is left', async () => {
    const m = await furnished();
    const id = await underWay(m);
    const { end } = await import('./erasures.repository.ts');
    await expect(end(ctx, id)).rejects.toThrow('something is left');
    await run(id);
  });
});

test('who is erased is answered as somebody whom nobody knows', async () => {
  const m = await furnished();
  const [{ username = '' } = {}] = await ask<{ username: string }>(
    'select username from users where id = $1',
    [m.userId],
  );
  const id = await underWay(m);
  await run(id);
  const tryIn = (name: string) =>
    app.anonymous().call(login, { body: { username: name, password: 'whatever1A' } as never });
  const [gone, never] = [await tryIn(username), await tryIn(`never-${newId().slice(-6)}`)];
  expect(gone.status).toBeGreaterThanOrEqual(400);
  expect(comparable(gone)).toEqual(comparable(never));
});

test('whose merchant is being erased is out at once', async () => {
  const m = await leaving();
  await underWay(m);
  const late = await m.owner.call(addConsignee, { body: {} as never });
  expect(late.status).toBe(401);
});
