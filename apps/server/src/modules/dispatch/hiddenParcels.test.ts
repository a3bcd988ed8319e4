import { closeBag, closeBatch, deleteBag, reopenBag, reopenBatch } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { type DispatchKit, openDispatchKit } from './dispatchTestKit.ts';

let app: TestApp;
let kit: DispatchKit;
let hidden: string;
let narrowed: Awaited<ReturnType<TestApp['as']>>;

/** Somebody who works at the counter as well and sees nothing of one merchant. */
const narrow = async (username: string, merchantId: string) => {
  const [roleId, ruleId] = [newId(), newId()];
  const { tenant } = await app.ctxOf();
  const conditions = JSON.stringify([{ column: 'merchant', op: 'notIn', values: [merchantId] }]);
  await asOwner(
    app.database,
    `with role as (
       insert into roles (tenant_id, id, code, name_zh, name_en, kind)
       values ($1, $2::uuid, $2::uuid::text, 'r', 'r', 'operator') returning tenant_id, id
     ), given as (
       insert into user_roles (tenant_id, user_id, role_id) select tenant_id, $3, id from role
     ), rule as (
       insert into data_rules (tenant_id, id, name, menu_id, subject, conditions)
       select $1, $4::uuid, $4::uuid::text, id, 'orders', $5::jsonb from menus
       where tenant_id = $1 and component = 'order/List' returning tenant_id, id
     )
     insert into role_data_rules (tenant_id, role_id, rule_id)
     select rule.tenant_id, role.id, rule.id from role, rule`,
    [tenant.id, roleId, app.userId(username), ruleId, conditions],
  );
  return app.as(username);
};

beforeAll(async () => {
  app = await testApp();
  kit = await openDispatchKit(app);
  hidden = await kit.merchant(100_000_000n);
  await asOwner(
    app.database,
    `insert into warehouse_staff (tenant_id, warehouse_id, user_id)
     select tenant_id, warehouse_id, $2 from warehouse_staff where warehouse_id = $1 limit 1`,
    [kit.warehouseId, app.userId('yunling-op2')],
  );
  narrowed = await narrow('yunling-op2', hidden);
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

/** A bag with a parcel that is seen and one that is not. */
const mixed = async () => {
  const [seen, unseen] = [await kit.onFloor(), await kit.onFloor({ of: kit.as(hidden) })];
  const batch = await kit.batch();
  const bag = await kit.bag(batch.id);
  for (const { no } of [seen, unseen]) await kit.scan(bag.id, no);
  return { seen, unseen, batch, bag };
};
const refused = async (asked: Promise<{ body: { errorKey?: string | null } }>) =>
  expect((await asked).body.errorKey).toBe('dataRule.outOfSight');

test('who does not see all that is in a bag neither closes, opens nor removes it', async () => {
  const { unseen, batch, bag } = await mixed();
  const close = (by: typeof narrowed, grossKg: number) =>
    by.call(closeBag, { body: { id: bag.id, grossKg } });
  await refused(close(narrowed, 1));
  const other = await kit.bag(batch.id);
  await kit.scan(bag.id, unseen.no, { isOut: true });
  await kit.scan(other.id, unseen.no);
  await refused(narrowed.call(deleteBag, { body: { id: other.id } }));
  // What they see they do.
  expect((await close(narrowed, 1)).status).toBe(200);
  expect((await kit.weigh(other.id, 1)).status).toBe(200);
  await refused(narrowed.call(reopenBag, { body: { id: other.id } }));
  expect((await narrowed.call(reopenBag, { body: { id: bag.id } })).status).toBe(200);
});

test('who does not see all that is in a batch neither lets it leave nor calls it back', async () => {
  const { seen, unseen, batch, bag } = await mixed();
  expect((await kit.weigh(bag.id, 2)).status).toBe(200);
  await refused(narrowed.call(closeBatch, { body: { id: batch.id } }));
  expect((await kit.operator.call(closeBatch, { body: { id: batch.id } })).status).toBe(200);
  await refused(narrowed.call(reopenBatch, { body: { id: batch.id, reason: '航班取消' } }));
  for (const { id } of [seen, unseen]) expect(await kit.statusOf(id)).toBe('outWarehouse');
});
