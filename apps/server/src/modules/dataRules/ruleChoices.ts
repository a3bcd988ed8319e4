import { me, type RuleColumn, type RuleCondition } from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { refuse } from '../../platform/refusal.ts';
import { countries } from '../system/index.ts';

export interface Choice {
  value: string;
  label: string;
}

// More than these nobody looks through; whoever has more names the others in a rule that says none of.
const most = 2_000;

const named = ({ lang, tenant }: Ctx): Record<string, RawBuilder<unknown>> => {
  const name = lang === 'en_US' ? sql`coalesce(nullif(name_en, ''), name_zh)` : sql`name_zh`;
  return {
    merchant: sql`select merchant_id as value, code || ' ' || ${name} as label, code as place
      from merchants where tenant_id = ${tenant.id}`,
    product: sql`select id as value, ${name} as label, lpad(sort::text, 9, '0') || code as place
      from products where tenant_id = ${tenant.id}`,
    warehouse: sql`select id as value, code || ' ' || ${name} as label, code as place
      from warehouses where tenant_id = ${tenant.id}`,
    creator: sql`select id as value, realname || ' (' || username || ')' as label, username as place
      from users where tenant_id = ${tenant.id} and kind <> 'merchant'`,
  };
};

/** Whoever makes rules chooses among what they see: under a rule of their own that is not all there is. */
const asked = async (ctx: Ctx, column: string): Promise<Choice[]> => {
  const { rows } = await sql<Choice>`
    select value::text, label from (${named(ctx)[column]}) c order by place limit ${most}`.execute(
    ctx.db,
  );
  return rows;
};

/** What each column can be, as it is called here. */
export const ruleChoices = async (ctx: Ctx): Promise<Record<RuleColumn, Choice[]>> => {
  const [merchant, product, warehouse, creator] = await Promise.all(
    ['merchant', 'product', 'warehouse', 'creator'].map((column) => asked(ctx, column)),
  );
  const country = countries.map(({ code, zh, en }) => ({
    value: code as string,
    label: `${ctx.lang === 'en_US' ? en : zh} (${code})`,
  }));
  const myself = { value: me, label: words(ctx.lang, 'dataRule.me') };
  return {
    merchant: merchant as Choice[],
    product: product as Choice[],
    warehouse: warehouse as Choice[],
    country,
    creator: [myself, ...(creator as Choice[])],
  };
};

const tables = {
  merchant: ['merchants', 'merchant_id'],
  product: ['products', 'id'],
  warehouse: ['warehouses', 'id'],
  creator: ['users', 'id'],
} as const;

/** Every value names something that is there for them: a slip of a hand must not pass for a rule. */
export const requireValues = async (ctx: Ctx, conditions: readonly RuleCondition[]) => {
  for (const { column, values } of conditions) {
    if (column === 'country') continue;
    const ids = [...new Set(values.filter((value) => value !== me))];
    const [table, id] = tables[column];
    const { rows } = await sql`
      select from ${sql.table(table)}
      where tenant_id = ${ctx.tenant.id} and ${sql.ref(id)} = any(${ids}::uuid[])`.execute(ctx.db);
    if (rows.length !== ids.length) refuse('dataRule.unknownValue');
  }
};
