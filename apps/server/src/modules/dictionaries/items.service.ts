import type { DictItem } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';

const select = (ctx: Ctx) =>
  ctx.db
    .selectFrom('dict_items')
    .where('tenant_id', '=', ctx.tenant.id)
    .orderBy('code')
    .orderBy('sort')
    .select(['code', 'value', 'text_zh', 'text_en', 'disabled']);
type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

const item = (ctx: Ctx, row: Row): DictItem => {
  const text = ctx.lang === 'en_US' ? row.text_en : row.text_zh;
  return { value: row.value, text, label: text, ...(row.disabled ? { disabled: '1' } : {}) };
};

export const allDictItems = async (ctx: Ctx): Promise<Record<string, DictItem[]>> => {
  // A map, because a code may be any word, `constructor` too.
  const all = Map.groupBy(await select(ctx).execute(), (row) => row.code);
  return Object.fromEntries([...all].map(([code, rows]) => [code, rows.map((r) => item(ctx, r))]));
};

/** A code is a name, never a query: whatever isn't one is answered like one that doesn't exist. */
export const dictItems = async (ctx: Ctx, code: string): Promise<DictItem[]> => {
  if (!/^[A-Za-z0-9_]{1,64}$/.test(code)) refuse('dict.notFound');
  const rows = await select(ctx).where('code', '=', code).execute();
  return rows.length ? rows.map((row) => item(ctx, row)) : refuse('dict.notFound');
};

/** The items of some dictionaries in both languages, to understand what people wrote. */
export const dictOptions = async (ctx: Ctx, codes: readonly string[]) => {
  const rows = await select(ctx).where('code', 'in', codes).where('disabled', '=', false).execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.code)].map(([code, own]) => [
      code,
      own.map(({ value, text_zh, text_en }) => ({ value, zh: text_zh, en: text_en })),
    ]),
  );
};
