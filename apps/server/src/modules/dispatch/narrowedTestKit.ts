import { newId } from '../../platform/ids.ts';
import type { TestApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import type { DispatchKit } from './dispatchTestKit.ts';

/** Somebody who works at the counter as well and sees nothing of one merchant. */
const narrow = async (app: TestApp, username: string, merchantId: string) => {
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

/** A merchant, and somebody at the same counter whose data rule hides it. */
export const openNarrowed = async (app: TestApp, kit: DispatchKit) => {
  const hidden = await kit.merchant(100_000_000n);
  await asOwner(
    app.database,
    `insert into warehouse_staff (tenant_id, warehouse_id, user_id)
     select tenant_id, warehouse_id, $2 from warehouse_staff where warehouse_id = $1 limit 1`,
    [kit.warehouseId, app.userId('yunling-op2')],
  );
  return { hidden, narrowed: await narrow(app, 'yunling-op2', hidden) };
};

/** A bag with a parcel that is seen and one that is not. */
export const packedBoth = async (kit: DispatchKit, hidden: string) => {
  const [seen, unseen] = [await kit.onFloor(), await kit.onFloor({ of: kit.as(hidden) })];
  const batch = await kit.batch();
  const bag = await kit.bag(batch.id);
  for (const { no } of [seen, unseen]) await kit.scan(bag.id, no);
  return { seen, unseen, batch, bag };
};
