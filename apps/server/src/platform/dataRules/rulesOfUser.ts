import { sql } from 'kysely';
import type { Ctx } from '../context.ts';
import { compileRules, type HeldRule, meantBy } from './compile.ts';
import { type RuleRow, readRules } from './roleRules.ts';
import type { Sight } from './seesNoMore.ts';
import { nothingInSight } from './sessionRules.ts';

/**
 * The rules that narrow people of the tenant's; merchants' people have roles of other kinds. A role
 * whose time is over gives nothing and narrows nothing, unless none is left that has time: then the
 * last ones go on narrowing.
 */
const heldRules = async (
  ctx: Ctx,
  userIds: readonly string[],
): Promise<(userId: string) => Sight> => {
  const { rows } = await sql<RuleRow & { user_id: string }>`
    with given as (
      select g.tenant_id, g.user_id, g.role_id, coalesce(g.expires_at > now(), true) as lives from user_roles g
      join roles r on r.tenant_id = g.tenant_id and r.id = g.role_id and r.kind <> 'merchant'
      where g.tenant_id = ${ctx.tenant.id} and g.user_id = any(${userIds})
    )
    select g.user_id, g.role_id, d.subject, d.conditions from given g
    join role_data_rules h on h.tenant_id = g.tenant_id and h.role_id = g.role_id
    join data_rules d on d.tenant_id = h.tenant_id and d.id = h.rule_id
    where g.lives or not exists (select from given o where o.user_id = g.user_id and o.lives)`.execute(
    ctx.db,
  );
  const held = Map.groupBy(rows, ({ user_id }) => user_id);
  return (userId) => readRules(held.get(userId) ?? []);
};

const compiled = (ctx: Ctx, rules: Sight, userId: string): string => {
  if (rules) return compileRules(rules, userId);
  ctx.log.error({ userId }, 'a data rule cannot be read: its people see nothing');
  return nothingInSight;
};

/** What data rules leave of people, each as row security takes it. */
export const rulesOfUsers = async (
  ctx: Ctx,
  userIds: readonly string[],
): Promise<Map<string, string>> => {
  const rulesOf = await heldRules(ctx, userIds);
  return new Map(userIds.map((userId) => [userId, compiled(ctx, rulesOf(userId), userId)]));
};

export const rulesOfUser = async (ctx: Ctx, userId: string): Promise<string> =>
  (await rulesOfUsers(ctx, [userId])).get(userId) ?? nothingInSight;

/** The same to be compared with others', by what they hold now and not by what a session remembers. */
export const sightOfUser = async (ctx: Ctx, userId: string): Promise<Sight> =>
  (await heldRules(ctx, [userId]))(userId)?.map((rule: HeldRule) => meantBy(rule, userId)) ?? null;
