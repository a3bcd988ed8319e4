import {
  type Result,
  type RuleCondition,
  type RuleSubject,
  ruleSubjects,
  type seenRows,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { heldByUser, type NamedRule } from './dataRules.repository.ts';
import { ruleChoices } from './ruleChoices.ts';
import { staffRoles } from './staffRoles.repository.ts';
import { seenUnder, totalOf } from './tryRule.service.ts';

const requireStaff = async (ctx: Ctx, id: string) => {
  const person = await ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .where('kind', '<>', 'merchant')
    .select('id')
    .executeTakeFirst();
  if (!person) refuse('user.notFound');
};

type Words = (condition: RuleCondition) => RuleCondition;
const wordsFor = async (ctx: Ctx): Promise<Words> => {
  const choices = Object.entries(await ruleChoices(ctx)).map(
    ([column, all]) => [column, new Map(all.map(({ value, label }) => [value, label]))] as const,
  );
  const named = new Map(choices);
  return ({ column, op, values }) => ({
    column,
    op,
    values: values.map((value) => named.get(column)?.get(value) ?? value),
  });
};

/** A rule on merchants narrows their orders as well. */
const narrowing = (rules: readonly NamedRule[], subject: RuleSubject) =>
  rules.filter((rule) => subject === 'orders' || rule.subject === subject);

/** Of all there is, what the rules leave to somebody: together, and each rule alone. */
export const seenBy = async (ctx: Ctx, userId: string): Promise<Result<typeof seenRows>> => {
  await requireStaff(ctx, userId);
  const [rules, roles] = await Promise.all([heldByUser(ctx, userId), staffRoles(ctx)]);
  const roleNames = new Map(roles.map(({ id, name }) => [id, name]));
  const inWords = rules.length > 0 ? await wordsFor(ctx) : (same: RuleCondition) => same;
  const told = [];
  for (const subject of ruleSubjects) {
    const own = narrowing(rules, subject);
    const total = await totalOf(ctx, subject);
    const each = [];
    for (const rule of own) {
      const seen = await seenUnder(ctx, subject, [rule], userId);
      const conditions = rule.conditions.map(inWords);
      each.push({ name: rule.name, role: roleNames.get(rule.roleId) ?? '', conditions, ...seen });
    }
    const together =
      own.length > 0
        ? await seenUnder(ctx, subject, rules, userId)
        : { seen: total, isMore: false };
    told.push({ subject, total, ...together, rules: each });
  }
  return told;
};
