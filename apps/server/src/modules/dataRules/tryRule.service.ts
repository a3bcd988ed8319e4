import {
  countedMost,
  type Parsed,
  type Result,
  type RuleSubject,
  type Seen,
  type tryDataRule,
} from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { compileRules, type HeldRule, meantBy } from '../../platform/dataRules/compile.ts';
import { sightOfUser } from '../../platform/dataRules/rulesOfUser.ts';
import { noRules, nothingInSight } from '../../platform/dataRules/sessionRules.ts';
import { singleQueries, tenantWide } from '../../platform/db/tx.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { refuse } from '../../platform/refusal.ts';
import { heldBy, type NamedRule } from './dataRules.repository.ts';
import { rulesPerRole } from './dataRules.service.ts';
import { requireValues } from './ruleChoices.ts';
import { requireRoles } from './staffRoles.repository.ts';

const tables: Record<RuleSubject, string> = { orders: 'orders', merchants: 'merchants' };

/** Rules with those of whoever tries them, which are other roles': nobody is told how much they don't see. */
const besideOwn = async (ctx: Ctx, rules: readonly HeldRule[], userId: string): Promise<string> => {
  if (ctx.rules === noRules) return compileRules(rules, userId);
  const me = ctx.session?.userId as string;
  const own = await sightOfUser(ctx, me);
  if (!own) return nothingInSight;
  const others = own.map((rule) => ({ ...meantBy(rule, me), roleId: `own ${rule.roleId}` }));
  return compileRules([...others, ...rules], userId);
};

/** What the rules themselves let through, as row security has them; counted to a limit. */
export const seenUnder = async (
  ctx: Ctx,
  subject: RuleSubject,
  rules: readonly HeldRule[],
  userId = ctx.session?.userId as string,
): Promise<Seen> => {
  const narrowed = { ...ctx, rules: await besideOwn(ctx, rules, userId), tx: null };
  const { rows } = await sql<{ count: bigint }>`
    select count(*) from (
      select from ${sql.table(tables[subject])} where tenant_id = ${ctx.tenant.id}
      limit ${countedMost + 1}
    ) o`.execute(singleQueries(narrowed, ctx.cell.aside));
  const count = Number(rows[0]?.count ?? 0n);
  return { seen: Math.min(count, countedMost), isMore: count > countedMost };
};

export const totalOf = async (ctx: Ctx, subject: RuleSubject): Promise<number> => {
  if (ctx.rules !== noRules) return (await seenUnder(ctx, subject, [])).seen;
  const wide = tenantWide(ctx);
  const count =
    subject === 'orders'
      ? sql`select coalesce(sum(count), 0)::bigint as count from order_counts_now`
      : sql`select count(*) from merchants`;
  const { rows } = await sql<{ count: bigint }>`
    ${count} where tenant_id = ${ctx.tenant.id}`.execute(wide.db);
  return Number(rows[0]?.count ?? 0n);
};

type Body = Parsed<typeof tryDataRule>['body'];

/** What a rule would do: alone, and to each role together with its other rules, one by one. */
export const tryRule = async (ctx: Ctx, body: Body): Promise<Result<typeof tryDataRule>> => {
  const { subject, conditions, id } = body;
  await requireValues(ctx, conditions);
  const roles = await requireRoles(ctx, body.roleIds);
  const held = (await heldBy(ctx, body.roleIds, subject)).filter(({ ruleId }) => ruleId !== id);
  const name = body.name || words(ctx.lang, 'dataRule.this');
  const tried = (roleId: string): NamedRule => ({ roleId, ruleId: '', name, subject, conditions });
  const counted = new Map<string, Promise<Seen>>();
  const alone = (rule: NamedRule) => {
    const seen = counted.get(rule.ruleId) ?? seenUnder(ctx, subject, [rule]);
    counted.set(rule.ruleId, seen);
    return seen;
  };
  const told = [];
  for (const role of roles) {
    const rules = [tried(role.id), ...held.filter(({ roleId }) => roleId === role.id)];
    if (rules.length > rulesPerRole) refuse('dataRule.tooMany');
    const each = [];
    for (const rule of rules) each.push({ name: rule.name, ...(await alone(rule)) });
    const together = await seenUnder(ctx, subject, rules);
    told.push({ id: role.id, name: role.name, ...together, rules: each });
  }
  return { total: await totalOf(ctx, subject), alone: await alone(tried('')), roles: told };
};
