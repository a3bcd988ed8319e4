import type { Ctx } from '../../platform/context.ts';
import { byKey } from '../../platform/db/statements.ts';
import { Refusal } from '../../platform/refusal.ts';

/** A value that somebody chose from a dictionary; an empty one is none. */
export interface Choice {
  code: string;
  value: string | undefined;
}

const nameOf = ({ code, value }: Choice) => `${code} ${value}`;

/**
 * Says of chosen values why one of them can't be chosen any more. What a record had before it may keep:
 * nobody chose that now.
 */
export const openChoices = async (ctx: Ctx, codes: readonly string[]) => {
  const rows = await ctx.db
    .selectFrom('dict_items')
    .modifyFront(byKey)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('disabled', '=', true)
    .where('code', 'in', codes)
    .select(['code', 'value', 'text_zh', 'text_en'])
    .execute();
  const disabled = new Map(
    rows.map((row) => [nameOf(row), ctx.lang === 'en_US' ? row.text_en : row.text_zh]),
  );
  return (chosen: readonly Choice[], had: readonly Choice[] = []): Refusal | null => {
    const kept = new Set(had.map(nameOf));
    for (const name of chosen.map(nameOf)) {
      const text = kept.has(name) ? undefined : disabled.get(name);
      if (text !== undefined) return new Refusal('dictItem.disabled', { name: text });
    }
    return null;
  };
};

/** Refuses what can't be chosen any more. */
export const requireChoosable = async (
  ctx: Ctx,
  chosen: readonly Choice[],
  had: readonly Choice[] = [],
) => {
  const some = chosen.filter(({ value }) => value);
  if (some.length === 0) return;
  const check = await openChoices(
    ctx,
    some.map(({ code }) => code),
  );
  const refusal = check(some, had);
  if (refusal) throw refusal;
};
