import type { getPreference, Result } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
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

const requireRoom = async (ctx: Ctx) => {
  const { tenant_id, user_id } = mine(ctx);
  const { all } = await ctx.db
    .selectFrom('preferences')
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .select((p) => p.fn.countAll<bigint>().as('all'))
    .executeTakeFirstOrThrow();
  if (Number(all) > mostOfUser) refuse('preference.tooMany', { most: mostOfUser });
};

export const save = (ctx: Ctx, code: string, value: unknown) =>
  inTx(ctx, async (ctx) => {
    const json = JSON.stringify(value);
    ctx.trail?.note({ code });
    const saved = await ctx.db
      .insertInto('preferences')
      .values({ ...mine(ctx), code, value: json })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'user_id', 'code'])
          .doUpdateSet({ value: json, updated_at: new Date() }),
      )
      .returning(sql<boolean>`xmax = 0`.as('isNew'))
      .executeTakeFirstOrThrow();
    // Nearly always one that exists is saved anew, which needs no room.
    if (saved.isNew) await requireRoom(ctx);
    return null;
  });
