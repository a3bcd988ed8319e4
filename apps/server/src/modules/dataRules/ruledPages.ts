import { calls, passes, type RuleSubject, ruleSubjects } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';

/** What the calls behind a permission read that rules can narrow. */
const subjectsBehind = (permission: string): RuleSubject[] => {
  const held = new Set([permission]);
  const read = new Set(
    Object.values(calls).flatMap(({ access, rules }) =>
      typeof rules === 'string' && access !== 'signedIn' && passes(access, held) ? [rules] : [],
    ),
  );
  return ruleSubjects.filter((subject) => read.has(subject));
};

interface RuledPage {
  id: string;
  name: string;
  subjects: RuleSubject[];
}

/** The pages that read something which rules can narrow, in the menu's order. */
export const ruledPages = async (ctx: Ctx): Promise<RuledPage[]> => {
  const name = sql.ref(ctx.lang === 'en_US' ? 'name_en' : 'name_zh');
  const { rows } = await sql<{ id: string; name: string; permission: string }>`
    select m.id, m.${name} as name, m.permission from menus m
    left join menus above on above.tenant_id = m.tenant_id and above.id = m.parent_id
    where m.tenant_id = ${ctx.tenant.id} and m.type = 'page' and m.permission <> ''
      and m.kinds && array['operator', 'administrator']
    order by coalesce(above.sort, m.sort), m.sort, m.key`.execute(ctx.db);
  return rows
    .map(({ permission, ...page }) => ({ ...page, subjects: subjectsBehind(permission) }))
    .filter(({ subjects }) => subjects.length > 0);
};

/** A rule where nobody would read it is a rule that somebody counts on in vain. */
export const requireReader = async (ctx: Ctx, menuId: string, subject: RuleSubject) => {
  const page = (await ruledPages(ctx)).find(({ id }) => id === menuId);
  if (!page?.subjects.includes(subject)) refuse('dataRule.wrongPage');
};
