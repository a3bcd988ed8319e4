import { sql } from 'kysely';
import type { Ctx } from '../context.ts';
import { compileRules, type HeldRule, meantBy } from './compile.ts';
import { type RuleRow, readRules } from './roleRules.ts';
import type { Sight } from './seesNoMore.ts';
import { nothingInSight } from './sessionRules.ts';

/**
 * The rules that narrow a person of the tenant's; merchants' people have roles of other kinds. A role
 * whose time is over gives nothing and narrows nothing, unless none is left that has time: then the
 * last ones go on narrowing.
 */
const heldRules = async (ctx: Ctx, userId: string): Promise<Sight> => {
  const { rows } = await sql<RuleRow>`
    with given as (
      select g.tenant_id, g.role_id, coalesce(g.expires_at > now(), true) as lives from user_roles g
      join roles r on r.tenant_id = g.tenant_id and r.id = g.role_id and r.kind <> 'merchant'
      where g.tenant_id = ${ctx.tenant.id} and g.user_id = ${userId}
    )
    select g.role_id, d.subject, d.conditions from given g
    join role_data_rules h on h.tenant_id = g.tenant_id and h.role_id = g.role_id
    join data_rules d on d.tenant_id = h.tenant_id and d.id = h.rule_id
    where g.lives or not exists (select from given o where o.lives)`.execute(ctx.db);
  return readRules(rows);
};

/** What data rules leave of a person, as row security takes it. */
export const rulesOfUser = async (ctx: Ctx, userId: string): Promise<string> => {
  const rules = await heldRules(ctx, userId);
  if (rules) return compileRules(rules, userId);
  ctx.log.error({ userId }, 'a data rule cannot be read: its people see nothing');
  return nothingInSight;
};

/** The same to be compared with others', by what they hold now and not by what a session remembers. */
export const sightOfUser = async (ctx: Ctx, userId: string): Promise<Sight> =>
  (await heldRules(ctx, userId))?.map((rule: HeldRule) => meantBy(rule, userId)) ?? null;
