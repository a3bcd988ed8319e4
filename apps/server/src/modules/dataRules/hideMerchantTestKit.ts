import { newId } from '../../platform/ids.ts';
import type { TestApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';

/** An operator from whom a data rule hides one merchant. */
export const hideMerchant = async (app: TestApp, username: string, merchantId: string) => {
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
