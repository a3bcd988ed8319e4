import {
  type Parsed,
  type SettingCode,
  type saveTenantSetting,
  settingCodes,
  settingRule,
  settingSpec,
  type TenantSetting,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { byKey } from '../../platform/db/statements.ts';
import { inTx } from '../../platform/db/tx.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { refuse } from '../../platform/refusal.ts';

/** What the tenant decided of these, or else what the contract says. */
export const settingsOf = async <C extends SettingCode>(ctx: Ctx, ...codes: C[]) => {
  const rows = await ctx.db
    .selectFrom('tenant_settings')
    .modifyFront(byKey)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('code', 'in', codes)
    .select(['code', 'value'])
    .execute();
  const decided = new Map(rows.map(({ code, value }) => [code, value]));
  return Object.fromEntries(
    codes.map((code) => [code, decided.get(code) ?? settingSpec(code).byDefault]),
  ) as Record<C, number>;
};

const choicesOf = (ctx: Ctx, code: SettingCode) =>
  (settingSpec(code).choices ?? []).map((choice) => words(ctx.lang, `setting.${code}.${choice}`));

/** A value as people read it: a number, or what was chosen by it. */
const shown = (ctx: Ctx, code: SettingCode, value: number) => choicesOf(ctx, code)[value] ?? value;

export const list = async (ctx: Ctx): Promise<TenantSetting[]> => {
  const rows = await ctx.db
    .selectFrom('tenant_settings as s')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 's.tenant_id').onRef('u.id', '=', 's.changed_by'),
    )
    .where('s.tenant_id', '=', ctx.tenant.id)
    .select(['s.code', 's.value', 's.changed_at', 'u.realname'])
    .execute();
  const decided = new Map(rows.map((row) => [row.code, row]));
  return settingCodes.map((code) => {
    const row = decided.get(code);
    return {
      code,
      name: words(ctx.lang, `setting.${code}.name`),
      hint: words(ctx.lang, `setting.${code}.hint`),
      choices: choicesOf(ctx, code),
      value: row?.value ?? settingSpec(code).byDefault,
      changedBy: row?.realname ?? '',
      changedAt: row ? toWire(row.changed_at, ctx.tenant.zone) : null,
    };
  });
};

/** Two administrators at once: the second is told what the first decided. */
export const save = (ctx: Ctx, { code, value, was }: Parsed<typeof saveTenantSetting>['body']) =>
  inTx(ctx, async (ctx) => {
    const { least, most } = settingSpec(code);
    if (!settingRule(code).safeParse(value).success) refuse('setting.outOfRange', { least, most });
    const tenant_id = ctx.tenant.id;
    const changed_by = ctx.session?.userId as string;
    // The row is made as it was shown, so that whoever comes second finds one to wait for.
    await ctx.db
      .insertInto('tenant_settings')
      .values({ tenant_id, code, value: settingSpec(code).byDefault, changed_by })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const now = await ctx.db
      .selectFrom('tenant_settings')
      .where('tenant_id', '=', tenant_id)
      .where('code', '=', code)
      .select('value')
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (now.value !== was) {
      refuse('setting.changedMeanwhile', { value: shown(ctx, code, now.value) });
    }
    await ctx.db
      .updateTable('tenant_settings')
      .set({ value, changed_by, changed_at: new Date() })
      .where('tenant_id', '=', tenant_id)
      .where('code', '=', code)
      .execute();
    const [from, to] = [shown(ctx, code, was), shown(ctx, code, value)];
    ctx.trail?.note({ code, from, to });
    if (from !== to) {
      ctx.trail?.changed({ kind: 'setting', id: code, changes: [{ field: code, from, to }] });
    }
    return null;
  });
