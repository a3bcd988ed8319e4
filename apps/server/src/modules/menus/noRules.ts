import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import type { MenuRow } from './menuRows.ts';

/**
 * Entries that go take no data rules with them: without those, people would see more. Nobody makes a
 * rule on one of them until the transaction ends.
 */
export const requireNoRules = async (ctx: Ctx, gone: readonly MenuRow[]) => {
  const ids = gone.map(({ id }) => id);
  await sql`
    select from menus where tenant_id = ${ctx.tenant.id} and id = any(${ids}::uuid[])
    order by id for update`.execute(ctx.db);
  const { rows } = await sql<{ menu_id: string; name: string }>`
    select menu_id, name from data_rules
    where tenant_id = ${ctx.tenant.id} and menu_id = any(${ids}::uuid[])
    order by name limit 1`.execute(ctx.db);
  const [rule] = rows;
  if (!rule) return;
  const entry = gone.find(({ id }) => id === rule.menu_id);
  const name = ctx.lang === 'en_US' ? entry?.name_en : entry?.name_zh;
  refuse('menu.hasRules', { name, rule: rule.name });
};
