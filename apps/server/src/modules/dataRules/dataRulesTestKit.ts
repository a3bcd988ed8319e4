import type { RuleColumn, RuleCondition, RuleSubject } from '@alpaca/contract';
import { me } from '@alpaca/contract';
import { newId } from '../../platform/ids.ts';
import type { TestApp } from '../../testing/app.ts';
import { openOwner } from '../../testing/owner.ts';
import { pick, random } from '../../testing/seededRandom.ts';

export interface PlainOrder {
  id: string;
  order_no: string;
  stall_id: string | null;
  status: string;
  merchant: string;
  product: string | null;
  warehouse: string | null;
  country: string;
  creator: string | null;
}

export type RoleRule = { roleId: string; subject: RuleSubject; conditions: RuleCondition[] };

/** What a rule asks of an order, said once more and plainly. */
const meets = (order: PlainOrder, { column, op, values }: RuleCondition, userId: string) => {
  const has = order[column];
  const named = values.some((value) => (value === me ? userId : value) === has);
  return op === 'in' ? named : !named;
};

/** A role with rules leaves what any of them allows; several roles leave what each of them does. */
export const isLeft = (order: PlainOrder, rules: readonly RoleRule[], userId: string) =>
  (['orders', 'merchants'] as const).every((subject) => {
    const ofSubject = rules.filter((rule) => rule.subject === subject);
    return [...new Set(ofSubject.map(({ roleId }) => roleId))].every((roleId) =>
      ofSubject
        .filter((rule) => rule.roleId === roleId)
        .some(({ conditions }) => conditions.every((c) => meets(order, c, userId))),
    );
  });

const countries = ['US', 'DE', 'FR', 'JP', ''];
const shuffled = <T>(from: readonly T[]): T[] =>
  from
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

/** A tenant with orders of every mixture, and a person with two roles that can be given rules. */
export const openRuled = async (app: TestApp, many: number) => {
  const { tenant } = await app.ctxOf();
  const owner = await openOwner(app.database);
  const ask = async <T extends object>(text: string, values: unknown[] = []) =>
    (await owner.query(text, values)).rows as T[];
  const idsIn = async (table: string, id = 'id', which = 'true') =>
    (
      await ask<{ id: string }>(
        `select ${id} as id from ${table} where tenant_id = $1 and ${which}`,
        [tenant.id],
      )
    )
      .map((row) => row.id)
      .slice(0, 4);
  const userId = newId();
  const roles = [newId(), newId()] as const;
  await ask(
    `insert into users (tenant_id, id, kind, username, password_hash, realname)
     values ($1, $2, 'operator', 'ruled', '', 'Ruled')`,
    [tenant.id, userId],
  );
  for (const [at, roleId] of roles.entries()) {
    await ask(
      `insert into roles (tenant_id, id, code, name_zh, name_en, kind) values ($1, $2, $3, $3, $3, 'operator')`,
      [tenant.id, roleId, `ruled${at}`],
    );
    await ask(
      `insert into role_permissions select tenant_id, $2, permission from role_permissions
       where tenant_id = $1 and role_id = (select id from roles where tenant_id = $1 and code = 'operator')`,
      [tenant.id, roleId],
    );
    await ask('insert into user_roles (tenant_id, user_id, role_id) values ($1, $2, $3)', [
      tenant.id,
      userId,
      roleId,
    ]);
  }
  const values: Record<RuleColumn, string[]> = {
    merchant: await idsIn('merchants', 'merchant_id'),
    product: await idsIn('products'),
    warehouse: await idsIn('warehouses'),
    country: countries.filter((code) => code !== ''),
    creator: [userId, ...(await idsIn('users', 'id', "kind <> 'merchant'")).slice(0, 2)],
  };
  for (let at = 0; at < many; at += 1) {
    const [id, merchantId] = [newId(), pick(values.merchant)];
    const number = `R${String(at).padStart(6, '0')}`;
    await ask(
      `insert into orders (tenant_id, id, merchant_id, order_no, customer_no, source, status, form, product_id,
         warehouse_id, country_code, created_by, consignee_name)
       values ($1, $2, $3, $4, $4, 'web', $5, '{}', $6, $7, $8, $9, 'Ruled Receiver')`,
      [
        tenant.id,
        id,
        merchantId,
        number,
        pick(['draft', 'draft', 'voided']),
        pick([null, ...values.product]),
        pick([null, ...values.warehouse]),
        pick(countries),
        pick([null, ...values.creator]),
      ],
    );
    if (at % 3 > 0) continue;
    await ask(
      `insert into stalls (tenant_id, id, order_id, merchant_id, stage, since, usual_hours, basis, samples)
       values ($1, $2, $3, $4, 'inTransit', now() - interval '9 days', 24, 'line', 9)`,
      [tenant.id, newId(), id, merchantId],
    );
  }
  const all = await ask<PlainOrder>(
    `select o.id, o.order_no, s.id as stall_id, o.status, o.merchant_id as merchant, o.product_id as product,
       o.warehouse_id as warehouse, o.country_code as country, o.created_by as creator
     from orders o left join stalls s on s.tenant_id = o.tenant_id and s.order_id = o.id
     where o.tenant_id = $1`,
    [tenant.id],
  );
  const page = await ask<{ id: string }>(
    `select id from menus where tenant_id = $1 and key = 'order.list'`,
    [tenant.id],
  );
  return {
    tenant,
    userId,
    roles,
    values,
    all,
    ask,
    /** These rules and no others, as their tables have them. */
    async setRules(rules: readonly RoleRule[]) {
      await ask('delete from data_rules where tenant_id = $1', [tenant.id]);
      for (const { roleId, subject, conditions } of rules) {
        const id = newId();
        await ask(
          `insert into data_rules (tenant_id, id, name, menu_id, subject, conditions)
           values ($1, $2::uuid, $2::uuid::text, $3, $4, $5)`,
          [tenant.id, id, page[0]?.id, subject, JSON.stringify(conditions)],
        );
        await ask('insert into role_data_rules (tenant_id, role_id, rule_id) values ($1, $2, $3)', [
          tenant.id,
          roleId,
          id,
        ]);
      }
    },
    stop: () => owner.end(),
  };
};
export type Ruled = Awaited<ReturnType<typeof openRuled>>;

const someOf = (values: readonly string[]) => {
  const chosen = values.filter(() => random() < 0.5);
  return chosen.length > 0 ? chosen : [pick(values)];
};

/** Up to three rules for each of up to two roles, of up to three columns each. */
export const randomRules = ({ roles, values }: Ruled): RoleRule[] => {
  const condition = (column: RuleColumn): RuleCondition => ({
    column,
    op: pick(['in', 'notIn', 'notIn']),
    values: someOf(column === 'creator' ? [me, ...values.creator.slice(1)] : values[column]),
  });
  const columns = () => shuffled(Object.keys(values) as RuleColumn[]).slice(0, pick([1, 1, 2, 3]));
  const rule = (roleId: string): RoleRule =>
    random() < 0.15
      ? { roleId, subject: 'merchants', conditions: [condition('merchant')] }
      : { roleId, subject: 'orders', conditions: columns().map(condition) };
  return roles
    .slice(0, pick([1, 1, 2]))
    .flatMap((roleId) => Array.from({ length: pick([1, 2, 3]) }, () => rule(roleId)));
};
