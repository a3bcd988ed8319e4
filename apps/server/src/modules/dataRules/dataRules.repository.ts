import type { RuleCondition, RuleSubject } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { HeldRule } from '../../platform/dataRules/compile.ts';
import { refuse } from '../../platform/refusal.ts';

export interface RuleRow {
  id: string;
  name: string;
  menu_id: string;
  subject: RuleSubject;
  conditions: RuleCondition[];
  revision: number;
  role_ids: string[];
}

const selected = sql`
  select d.*, coalesce((
    select array_agg(h.role_id::text order by h.role_id) from role_data_rules h
    where h.tenant_id = d.tenant_id and h.rule_id = d.id), '{}') as role_ids
  from data_rules d`;

export const all = async (ctx: Ctx): Promise<RuleRow[]> => {
  const { rows } = await sql<RuleRow>`
    ${selected} where d.tenant_id = ${ctx.tenant.id} order by d.name, d.id`.execute(ctx.db);
  return rows;
};

/** A rule as it is now; it stays so until the transaction ends. */
export const lock = async (ctx: Ctx, id: string): Promise<RuleRow> => {
  const { rows } = await sql<RuleRow>`
    ${selected} where d.tenant_id = ${ctx.tenant.id} and d.id = ${id} for update of d`.execute(
    ctx.db,
  );
  return rows[0] ?? refuse('dataRule.notFound');
};

export type WrittenRule = Pick<RuleRow, 'name' | 'menu_id' | 'subject' | 'conditions'>;

const valuesOf = ({ conditions, ...rule }: WrittenRule) => ({
  ...rule,
  conditions: JSON.stringify(conditions),
});

export const insert = async (ctx: Ctx, id: string, rule: WrittenRule): Promise<boolean> => {
  const rows = await ctx.db
    .insertInto('data_rules')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      ...valuesOf(rule),
      created_by: ctx.session?.userId ?? null,
    })
    .onConflict((on) => on.columns(['tenant_id', 'name']).doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
};

export const isTaken = async (ctx: Ctx, id: string, name: string) => {
  const { rows } = await sql`
    select from data_rules where tenant_id = ${ctx.tenant.id} and id <> ${id} and name = ${name}`.execute(
    ctx.db,
  );
  return rows.length > 0;
};

export const change = (ctx: Ctx, id: string, rule: WrittenRule) =>
  ctx.db
    .updateTable('data_rules')
    .set({ ...valuesOf(rule), updated_at: new Date() })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();

export const remove = (ctx: Ctx, id: string) =>
  ctx.db
    .deleteFrom('data_rules')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();

/** Gives a rule to these roles and to no others. */
export const giveTo = async (ctx: Ctx, id: string, roleIds: readonly string[]) => {
  await ctx.db
    .deleteFrom('role_data_rules')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('rule_id', '=', id)
    .execute();
  if (roleIds.length === 0) return;
  await ctx.db
    .insertInto('role_data_rules')
    .values(roleIds.map((role_id) => ({ tenant_id: ctx.tenant.id, rule_id: id, role_id })))
    .execute();
};

export type NamedRule = HeldRule & { ruleId: string; name: string };

/** The rules that these roles have on a subject. */
export const heldBy = async (
  ctx: Ctx,
  roleIds: readonly string[],
  subject: RuleSubject,
): Promise<NamedRule[]> => {
  const { rows } = await sql<NamedRule>`
    select h.role_id as "roleId", d.id as "ruleId", d.name, d.subject, d.conditions
    from role_data_rules h join data_rules d on d.tenant_id = h.tenant_id and d.id = h.rule_id
    where h.tenant_id = ${ctx.tenant.id} and h.role_id = any(${[...roleIds]}::uuid[])
      and d.subject = ${subject}
    order by d.name`.execute(ctx.db);
  return rows;
};

/** All rules that narrow one of the tenant's people, by the roles that have them. */
export const heldByUser = async (ctx: Ctx, userId: string): Promise<NamedRule[]> => {
  const { rows } = await sql<NamedRule>`
    select g.role_id as "roleId", d.id as "ruleId", d.name, d.subject, d.conditions
    from user_roles g
    join roles r on r.tenant_id = g.tenant_id and r.id = g.role_id and r.kind <> 'merchant'
    join role_data_rules h on h.tenant_id = g.tenant_id and h.role_id = g.role_id
    join data_rules d on d.tenant_id = h.tenant_id and d.id = h.rule_id
    where g.tenant_id = ${ctx.tenant.id} and g.user_id = ${userId}
    order by d.subject, d.name`.execute(ctx.db);
  return rows;
};
