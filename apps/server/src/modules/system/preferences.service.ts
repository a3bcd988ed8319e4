import type { getPreference, Result } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';

type JsonValue = Result<typeof getPreference>['value'];

const mine = (ctx: Ctx) => ({ tenant_id: ctx.tenant.id, user_id: ctx.session?.userId as string });

/** A setting that was never saved is null. */
export const read = async (ctx: Ctx, code: string) => {
  const { tenant_id, user_id } = mine(ctx);
  const row = await ctx.db
    .selectFrom('preferences')
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .where('code', '=', code)
    .select('value')
    .executeTakeFirst();
  return { value: (row?.value ?? null) as JsonValue };
};

// A page has a few; whoever has so many keeps something else in them.
const mostOfUser = 300;

const requireRoom = async (ctx: Ctx, code: string) => {
  const { tenant_id, user_id } = mine(ctx);
  const { others } = await ctx.db
    .selectFrom('preferences')
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .where('code', '!=', code)
    .select((p) => p.fn.countAll<bigint>().as('others'))
    .executeTakeFirstOrThrow();
  if (Number(others) >= mostOfUser) refuse('preference.tooMany', { most: mostOfUser });
};

export const save = async (ctx: Ctx, code: string, value: unknown) => {
  await requireRoom(ctx, code);
  const json = JSON.stringify(value);
  ctx.trail?.note({ code });
  await ctx.db
    .insertInto('preferences')
    .values({ ...mine(ctx), code, value: json })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id', 'code'])
        .doUpdateSet({ value: json, updated_at: new Date() }),
    )
    .execute();
  return null;
};
