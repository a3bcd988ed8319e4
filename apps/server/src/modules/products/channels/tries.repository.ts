import { createHash } from 'node:crypto';
import type { ChannelForm } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';

type SetUp = Pick<ChannelForm, 'adapter' | 'settings'>;

const goodForMs = 60 * 60_000;

/** The same however their settings are arranged. */
export const setUpText = ({ adapter, settings }: SetUp) =>
  JSON.stringify([adapter, Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1))]);

const hashOf = (setUp: SetUp) => createHash('sha256').update(setUpText(setUp)).digest();

/** Writes down that the carrier answered. */
export const noteAnswered = (ctx: Ctx, setUp: SetUp) =>
  ctx.db
    .insertInto('channel_tries')
    .values({ tenant_id: ctx.tenant.id, settings_hash: hashOf(setUp) })
    .onConflict((c) =>
      c.columns(['tenant_id', 'settings_hash']).doUpdateSet({ answered_at: new Date() }),
    )
    .execute();

/** When it answered, if that was within the hour. */
export const answeredAt = async (ctx: Ctx, setUp: SetUp): Promise<Date | null> => {
  const row = await ctx.db
    .selectFrom('channel_tries')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('settings_hash', '=', hashOf(setUp))
    .where('answered_at', '>', new Date(Date.now() - goodForMs))
    .select('answered_at')
    .executeTakeFirst();
  return row?.answered_at ?? null;
};
