import { listOrders, type OrderSort, saveDraft } from '@alpaca/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Ctx } from '../../../platform/context.ts';
import { asOwner } from '../../../testing/owner.ts';
import { bookJob } from '../booking/booking.jobs.ts';
import { type OrdersApp, openOrdersApp } from '../ordersTestApp.ts';
import { importDrafts } from '../ordersTestDrafts.ts';
import { goodsLine, party } from '../ordersTestForms.ts';
import { save } from '../placing/placing.service.ts';
import { voidMany } from '../steps/orderSteps.service.ts';
import { batches, list } from './orderList.service.ts';

// The edges of lists: the next page, the last second, the other merchant.

let { app, kit, close } = {} as OrdersApp;
beforeAll(async () => {
  ({ app, kit, close } = await openOrdersApp());
});
afterAll(() => close());

const query = (more: object) => z.parse(listOrders.body, more);
const idsIn = async (ctx: Ctx, more: object) =>
  (await list(ctx, query(more))).records.map(({ id }) => id);

const draftsOf = async (count: number) => {
  const own = kit.as(await kit.merchant(0n));
  return { own, ids: await importDrafts(own, count, kit.form(kit.products.label)) };
};

test('an export goes on after its first page, and takes every order once', async () => {
  const { own, ids } = await draftsOf(25);
  const taken: string[] = [];
  for await (const some of batches(own, {}, 10)) taken.push(...some.map(({ id }) => id));
  expect(taken.sort()).toEqual([...ids].sort());
});

test.each<OrderSort>(['updateTime', '-updateTime', 'createTime', '-createTime'])(
  'orders that changed at one moment are listed once each, page by page, by %s',
  async (sort) => {
    const { own, ids } = await draftsOf(25);
    const found: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page = await list(own, query({ sort, pageSize: 10, ...(after && { after }) }));
      found.push(...page.records.map(({ id }) => id));
      after = page.next;
    }
    expect(found.sort()).toEqual([...ids].sort());
  },
);

test('the last second of a day belongs to it, the first of the next does not', async () => {
  const { own, ids } = await draftsOf(3);
  const { zone } = own.tenant;
  // Yesterday: an order's id tells when it was made, and lists look no further than a day from it.
  const [{ day }] = (await asOwner<{ day: string }>(
    app.database,
    `select ((now() at time zone $1)::date - 1)::text as day`,
    [zone],
  )) as [{ day: string }];
  const moments = ['23:59:58.999', '23:59:59.999', '24:00:00'];
  for (const [at, id] of ids.entries()) {
    await asOwner(
      app.database,
      'update orders set created_at = $2::timestamp at time zone $3 where id = $1',
      [id, `${day} ${moments[at]}`, zone],
    );
  }
  const found = await idsIn(own, { from: `${day} 00:00:00`, to: `${day} 23:59:59` });
  expect(found.sort()).toEqual(ids.slice(0, 2).sort());
});

test('what is paid and what is not are told apart', async () => {
  const own = kit.as(await kit.merchant(10_000n));
  const paid = await kit.submit(own, kit.form(kit.products.label));
  await kit.run(own, bookJob, paid.id, 1);
  const unpaid = await kit.submit(own, kit.form(kit.products.receipt));
  expect(await idsIn(own, { settlementStatus: 'paid' })).toEqual([paid.id]);
  expect(await idsIn(own, { settlementStatus: 'unpaid' })).toEqual([unpaid.id]);
});

test('words are looked for among one’s own orders, whoever else is named', async () => {
  const consignee = { ...party, name: '邬雪莹' };
  const [mine, theirs] = [kit.as(await kit.merchant(0n)), kit.as(await kit.merchant(0n))];
  const form = kit.form(kit.products.label, 1, { consignee });
  const [own] = await importDrafts(mine, 1, form);
  await importDrafts(theirs, 1, form);
  // Asked directly: in a list row security would hide what this lets through.
  const { rows } = await sql<{ id: string }>`
    select id from alpaca.find_orders('邬雪莹', ${theirs.merchantId}::uuid, 10) as id`.execute(
    mine.db,
  );
  expect(rows).toEqual([{ id: own }]);
});

/** A draft of these goods; each line says what it has besides. */
const draftOf = (own: Ctx, ...goods: object[]) => {
  const form = kit.form(kit.products.label, 1, { goods: goods.map(lineOf) });
  return save(own, z.parse(saveDraft.body, { form }));
};
const lineOf = (more: object) => ({ ...goodsLine, ...more });
const bySku = (own: Ctx, draftSku: string) => idsIn(own, { draftSku, sort: 'createTime' });

test('a SKU finds the drafts that have nothing else, the oldest first', async () => {
  const [own, other] = [kit.as(await kit.merchant(0n)), kit.as(await kit.merchant(0n))];
  const first = await draftOf(own, { sku: 'CASE-1' });
  const many = await draftOf(own, { sku: 'CASE-1', quantity: 7 });
  await draftOf(own, { sku: 'CASE-1' }, { sku: 'CASE-2' });
  await draftOf(own, { sku: 'case-1' });
  await draftOf(own, {});
  await draftOf(other, { sku: 'CASE-1' });
  expect(await bySku(own, 'CASE-1')).toEqual([first.id, many.id]);
  expect(await bySku(own, 'CASE-2')).toEqual([]);
});

test('what is submitted or voided is no draft of its SKU; what its carrier refused is one again', async () => {
  const own = kit.as(await kit.merchant(1_000_000n));
  const ids: string[] = [];
  for (let at = 0; at < 4; at += 1) ids.push((await draftOf(own, { sku: 'CASE-1' })).id);
  const [sent = '', refused = '', gone = '', left = ''] = ids;
  const form = kit.form(kit.products.label, 1, { goods: [lineOf({ sku: 'CASE-1' })] });
  await kit.submit(own, form, { id: sent, revision: 1 });
  await asOwner(
    app.database,
    `update orders set status = 'failed', booking = 'refused', quoted_minor = 1 where id = $1`,
    [refused],
  );
  await voidMany(own, [gone]);
  expect(await bySku(own, 'CASE-1')).toEqual([refused, left]);
});

test('a draft that was given other goods goes by those', async () => {
  const own = kit.as(await kit.merchant(0n));
  const { id, revision } = await draftOf(own, { sku: 'OLD-1' });
  const form = kit.form(kit.products.label, 1, { goods: [lineOf({ sku: 'NEW-1' })] });
  await save(own, z.parse(saveDraft.body, { id, revision, form }));
  expect(await bySku(own, 'OLD-1')).toEqual([]);
  expect(await bySku(own, 'NEW-1')).toEqual([id]);
});

test('of two workstations that submit the same draft of a SKU one is refused', async () => {
  const own = kit.as(await kit.merchant(1_000_000n));
  const taken = await draftOf(own, { sku: 'RACE-1' });
  const next = await draftOf(own, { sku: 'RACE-1' });
  const form = kit.form(kit.products.label, 1, { goods: [lineOf({ sku: 'RACE-1' })] });
  const outcomes = await Promise.allSettled([1, 2].map(() => kit.submit(own, form, taken)));
  const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.key] : []));
  expect(refusals).toEqual(['order.cannotMove']);
  expect(await bySku(own, 'RACE-1')).toEqual([next.id]);
});
