import type { Account, ChannelSettings } from '../platform/carrier.ts';
import type { Ctx } from '../platform/context.ts';

/** As much of a ctx as adapters over HTTP look at: the tenant's code and its carriers' servers. */
export const carriersTestCtx = (accounts: Record<string, object>): Ctx =>
  ({
    node: { config: { carriers: JSON.stringify({ yunling: accounts }) } },
    tenant: { code: 'yunling' },
  }) as unknown as Ctx;

export const accountOf = (ctx: Ctx, adapter: string, settings: ChannelSettings): Account => ({
  ctx,
  name: String(settings.account ?? adapter),
  settings,
});
