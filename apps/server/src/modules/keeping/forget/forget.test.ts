import {
  type ForgottenKind,
  forgottenKinds,
  forgottenOrder,
  getLabel,
  getOrderDetail,
  listKeptKinds,
  listOrders,
  settingSpec,
} from '@alpaca/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { looksAt, tablesWith } from '../../../testing/owner.ts';
import { type LabelsKit, openLabelsKit } from '../../labels/testing.ts';
import { sweepForgotten } from './forget.sweep.ts';

let app: TestApp;
let desk: { kit: LabelsKit; merchant: Awaited<ReturnType<TestApp['as']>> };
let ctx: Ctx;
beforeAll(async () => {
  app = await testApp();
  desk = { kit: await openLabelsKit(app), merchant: await app.as('starfield') };
  ctx = await app.ctxOf();
});
afterAll(() => app.stop());

const ask = looksAt(() => app);

const consignee = { name: 'Zephyrine Quillfeather' };

/** A parcel that was delivered so many days ago. */
const delivered = async (days: number, more: object = {}) => {
  const order = await desk.kit.order('sent', {
    more: {
      consignee: { ...formConsignee, ...consignee },
      remark: 'fragile for Zephyrine',
      ...more,
    },
  });
  await ask(
    `update orders set status = 'delivered', settlement = 'paid', paid_at = now(), consignee_name = $3,
       updated_at = now() - make_interval(days => $2) where id = $1`,
    [order.id, days, consignee.name],
  );
  return order;
};

const formConsignee = {
  countryCode: 'US',
  province: 'NY',
  city: 'New York',
  address1: '41 Marrowbone Lane',
  postCode: '10001',
  phone: '2125550188',
};

const rowOf = async (id: string) =>
  (await ask<Record<string, unknown>>('select * from orders where id = $1', [id]))[0];

const isStored = async (key: string) => {
  const stored = await app.node.storage.get(`${ctx.tenant.id}/${key}`);
  stored?.body.destroy();
  return stored !== null;
};

describe('an order whose days are over', () => {
  test('loses its label first, then its names and addresses, and keeps what bills rest on', async () => {
    const [young, middle, old] = [await delivered(170), await delivered(400), await delivered(740)];
    const before = await rowOf(old.id);
    const labels = await ask<{ id: string; label_file_id: string }>(
      'select id, label_file_id from orders where id = any($1) order by id',
      [[middle.id, old.id]],
    );
    const count = await ask('select status, count from order_counts order by 1, 2');
    await sweepForgotten(ctx);

    expect(await rowOf(young.id)).toMatchObject({ redacted_at: null, papers_gone_at: null });
    expect(await rowOf(middle.id)).toMatchObject({
      redacted_at: null,
      papers_gone_at: expect.any(Date),
      label_file_id: null,
      consignee_name: consignee.name,
    });
    const gone = (await rowOf(old.id)) as Record<string, unknown>;
    expect(gone.redacted_at).toBeInstanceOf(Date);
    const form = gone.form as Record<string, unknown>;
    expect(form.consignee).toEqual({ countryCode: 'US', postCode: '100' });
    expect(form.remark).toBeUndefined();
    const was = (before as { form: Record<string, unknown> }).form;
    expect(form.goods).toEqual(was.goods);
    for (const same of [
      'order_no',
      'weight_g',
      'box_count',
      'quoted_minor',
      'status',
      'customer_no',
    ]) {
      expect(gone[same], same).toEqual(before?.[same]);
    }
    expect(await ask('select status, count from order_counts order by 1, 2')).toEqual(count);
    for (const { label_file_id: key } of labels) {
      expect(await isStored(key)).toBe(false);
      expect(await ask('select from files where id = $1', [key])).toHaveLength(0);
    }
    expect(await ask('select from gone_files')).toHaveLength(0);
    // Found by its name no more; the others are.
    const words = await ask<{ order_id: string }>(
      `select order_id from order_words where strpos(words, 'quillfeather') > 0`,
    );
    const found = words.map(({ order_id }) => order_id);
    expect(found).toContain(middle.id);
    expect(found).not.toContain(old.id);
  });

  test('says so where it is shown, and refuses what needs its address', async () => {
    const { id } = await delivered(800);
    await sweepForgotten(ctx);
    const { result } = await desk.merchant.call(getOrderDetail, { query: { id } });
    expect(result).toMatchObject({
      redactedTime: expect.any(String),
      labelKey: null,
      order: { consigneeName: '已按保存期限清除', papersGone: true },
    });
    const english = { headers: { 'accept-language': 'en_US' } };
    const page = await desk.merchant.call(listOrders, { body: { pageNo: 1 } } as never, english);
    const line = page.result.records.find((order) => order.id === id);
    expect(line?.consigneeName).toBe('Removed after the retention period');
    const print = await desk.merchant.call(getLabel, { query: { id } });
    expect(print).toMatchObject({ status: 409, body: { errorKey: 'label.cannotPrint' } });
    expect(print.body.message).toContain('面单已按保存期限清除');
  });

  test('stays whole while anybody argues about it', async () => {
    const { id } = await delivered(900);
    await ask(
      `insert into cost_changes (tenant_id, id, merchant_id, order_id, reason, currency, before_minor, after_minor,
         detail, status, due_at)
       select tenant_id, $2, merchant_id, id, 'remote', 'CNY', 0, 100, '{}', 'awaiting', now() from orders where id = $1`,
      [id, newId()],
    );
    await sweepForgotten(ctx);
    expect(await rowOf(id)).toMatchObject({ redacted_at: null, consignee_name: consignee.name });
    await ask(
      `update cost_changes set status = 'withdrawn', agreed_minor = before_minor, settled_at = now(), settled_by = 'rule'
       where order_id = $1`,
      [id],
    );
    await sweepForgotten(ctx);
    expect((await rowOf(id))?.redacted_at).toBeInstanceOf(Date);
  });

  test('is nowhere to be found by what was taken out of it', async () => {
    const street = `${newId()} Lane`;
    const { id } = await delivered(800, {
      consignee: { ...formConsignee, ...consignee, address1: street },
    });
    expect(await tablesWith(app.database, street)).toContain('public.orders');
    await sweepForgotten(ctx);
    expect((await rowOf(id))?.redacted_at).toBeInstanceOf(Date);
    expect(await tablesWith(app.database, street)).toEqual([]);
  });
});

test('a draft that nobody touched is void and empty, and counts stay exact', async () => {
  const draft = await desk.kit.order('drawn');
  await ask(
    `update orders set status = 'draft', booking = 'none', label = 'none', booked_at = null, quoted_minor = null,
       created_at = now() - interval '200 days', updated_at = now() - interval '200 days' where id = $1`,
    [draft.id],
  );
  const counted = async () => {
    const rows = await ask<{ status: string; n: number }>(
      `select status, sum(n)::int as n from (
         select status, count as n from order_counts union all select status, change from order_count_changes) x
       group by 1 having sum(n) <> 0 order by 1`,
    );
    const real = await ask<{ status: string; n: number }>(
      'select status, count(*)::int as n from orders group by 1 order by 1',
    );
    expect(rows).toEqual(real);
  };
  await sweepForgotten(ctx);
  expect(await rowOf(draft.id)).toMatchObject({ status: 'voided', redacted_at: expect.any(Date) });
  await counted();
});

describe('messages, sheets and requests', () => {
  test('go after their days, and announcements stay', async () => {
    const [message, news] = [newId(), newId()];
    for (const [id, category] of [
      [message, 'message'],
      [news, 'announcement'],
    ]) {
      await ask(
        `insert into notices (tenant_id, id, category, title_zh, title_en, content_zh, content_en, sender, to_all, status,
           sent_at, created_at)
         values ($1, $2, $3, '旧', 'Old', '', '', '', true, 'published', now(), now() - interval '366 days')`,
        [ctx.tenant.id, id, category],
      );
    }
    await sweepForgotten(ctx);
    const left = await ask<{ id: string }>('select id from notices where id = any($1)', [
      [message, news],
    ]);
    expect(left).toEqual([{ id: news }]);
  });
});

test('a night says what went, once, however often it runs', async () => {
  const { id } = await delivered(800);
  const night = new Date();
  await sweepForgotten(ctx, night);
  const of = () =>
    ask<{ kind: string; gone: string; ended_at: Date }>(
      'select kind, gone, ended_at from forgotten where tenant_id = $1 order by kind',
      [ctx.tenant.id],
    );
  const first = await of();
  expect(first.map(({ kind }) => kind)).toEqual([...forgottenOrder].sort());
  expect(Number(first.find(({ kind }) => kind === 'address')?.gone)).toBeGreaterThan(0);
  expect(first.every(({ ended_at }) => ended_at !== null)).toBe(true);
  await sweepForgotten(ctx, night);
  const again = await of();
  expect(again.map(({ kind, gone }) => [kind, gone])).toEqual(
    first.map(({ kind, gone }) => [kind, gone]),
  );
  const admin = await app.as('yunling-admin');
  const { result } = await admin.call(listKeptKinds);
  const address = result.find(({ key }) => key === 'address');
  expect(address).toMatchObject({ days: 730, setting: 'addressDays', due: 0 });
  expect(address?.last?.gone).toBeGreaterThan(0);
  expect(result.find(({ key }) => key === 'ledger')).toMatchObject({ days: null, due: null });
  expect((await rowOf(id))?.redacted_at).toBeInstanceOf(Date);
});

test('a file whose worker was killed between its row and the storage goes the next night', async () => {
  const order = await delivered(300);
  const [row] = await ask<{ label_file_id: string }>(
    'select label_file_id from orders where id = $1',
    [order.id],
  );
  const key = row?.label_file_id as string;
  await sql`select alpaca.forget('label', 180, 500)`.execute(ctx.db);
  await sql`select alpaca.give_up_files(500)`.execute(ctx.db);
  expect(await isStored(key)).toBe(true);
  await sweepForgotten(ctx);
  expect(await isStored(key)).toBe(false);
  expect(await ask('select from gone_files where file_id = $1', [key])).toHaveLength(0);
});

describe('the tables', () => {
  test.each(Object.entries(forgottenKinds))(
    'forget no %s before its least days',
    async (kind, code) => {
      const { least } = settingSpec(code);
      const early = sql`select alpaca.forget(${kind as ForgottenKind}, ${least - 1}, 1)`.execute(
        ctx.db,
      );
      await expect(early).rejects.toThrow('not forgotten so soon');
    },
  );

  test('let no merchant forget, and nothing that is no kind', async () => {
    const own = { ...ctx, scope: 'merchant' as const, merchantId: desk.kit.merchantId };
    const asMerchant = inTx({ ...own, tx: null }, (ctx) =>
      sql`select alpaca.forget('address', 9999, 1)`.execute(ctx.db),
    );
    await expect(asMerchant).rejects.toThrow('only the tenant forgets');
    await expect(sql`select alpaca.forget('transfers', 9999, 1)`.execute(ctx.db)).rejects.toThrow(
      'not forgotten so soon',
    );
  });
});
