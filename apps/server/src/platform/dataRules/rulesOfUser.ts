import { RuleConditions, type RuleSubject, ruleSubjects } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../context.ts';
import { compileRules, type HeldRule } from './compile.ts';
import { nothingInSight } from './sessionRules.ts';

interface Row {
  role_id: string;
  subject: string;
  conditions: unknown;
}

/** A rule as it stands in its table; null where nobody could make sense of it. */
const readRule = ({ role_id, subject, conditions }: Row): HeldRule | null => {
  const parsed = RuleConditions.safeParse(conditions);
  if (!parsed.success || !ruleSubjects.includes(subject as RuleSubject)) return null;
  return { roleId: role_id, subject: subject as RuleSubject, conditions: parsed.data };
};

/** What data rules leave of a person of the tenant's; merchants' people have roles of other kinds. */
export const rulesOfUser = async (ctx: Ctx, userId: string): Promise<string> => {
  const { rows } = await sql<Row>`
    select g.role_id, d.subject, d.conditions from user_roles g
    join roles r on r.tenant_id = g.tenant_id and r.id = g.role_id and r.kind <> 'merchant'
    join role_data_rules h on h.tenant_id = g.tenant_id and h.role_id = g.role_id
    join data_rules d on d.tenant_id = h.tenant_id and d.id = h.rule_id
    where g.tenant_id = ${ctx.tenant.id} and g.user_id = ${userId}`.execute(ctx.db);
  const rules = rows.map(readRule);
  if (rules.includes(null)) {
    ctx.log.error({ userId }, 'a data rule cannot be read: its people see nothing');
    return nothingInSight;
  }
  return compileRules(rules as HeldRule[], userId);
};
