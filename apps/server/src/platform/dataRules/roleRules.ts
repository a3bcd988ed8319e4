import { RuleConditions, type RuleSubject, ruleSubjects } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../context.ts';
import type { HeldRule } from './compile.ts';
import type { Sight } from './seesNoMore.ts';

export interface RuleRow {
  role_id: string;
  subject: string;
  conditions: unknown;
}

/** A rule as it stands in its table; null where nobody could make sense of it. */
const readRule = ({ role_id, subject, conditions }: RuleRow): HeldRule | null => {
  const parsed = RuleConditions.safeParse(conditions);
  if (!parsed.success || !ruleSubjects.includes(subject as RuleSubject)) return null;
  return { roleId: role_id, subject: subject as RuleSubject, conditions: parsed.data };
};

/** All of them, or null where one of them cannot be read. */
export const readRules = (rows: readonly RuleRow[]): Sight => {
  const rules = rows.map(readRule);
  return rules.includes(null) ? null : (rules as HeldRule[]);
};

/** What each role with rules leaves; one that is not here narrows nobody. */
export type RulesOfRoles = ReadonlyMap<string, Sight>;

export const rulesOfRoles = async (ctx: Ctx): Promise<RulesOfRoles> => {
  const { rows } = await sql<RuleRow>`
    select h.role_id, d.subject, d.conditions from role_data_rules h
    join data_rules d on d.tenant_id = h.tenant_id and d.id = h.rule_id
    where h.tenant_id = ${ctx.tenant.id}`.execute(ctx.db);
  const byRole = Map.groupBy(rows, ({ role_id }) => role_id);
  return new Map([...byRole].map(([roleId, own]) => [roleId, readRules(own)]));
};

/** What all of these roles together leave. */
export const sightOfRoles = (rules: RulesOfRoles, roleIds: Iterable<string>): Sight => {
  const all = [...roleIds].map((id) => rules.get(id) ?? (rules.has(id) ? null : []));
  return all.includes(null) ? null : (all as HeldRule[][]).flat();
};
