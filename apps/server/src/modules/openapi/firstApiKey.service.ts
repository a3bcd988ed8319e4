import { scopesWithin } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockKey } from './apiKeys.repository.ts';
import * as keys from './apiKeys.service.ts';

/** The oldest key in use, for whoever has no more than one. */
export const first = async (ctx: Ctx) => (await keys.list(ctx))[0] ?? null;

const firstName = 'API';

export const addFirst = (ctx: Ctx) =>
  inTx(ctx, async (ctx) => {
    if (await first(ctx)) refuse('apiKey.taken');
    const scopes = scopesWithin(ctx.session?.permissions ?? new Set());
    return keys.add(ctx, {
      name: firstName,
      mode: 'live',
      scopes,
      addresses: [],
      expireTime: null,
    });
  });

export const resetFirst = (ctx: Ctx) =>
  inTx(ctx, async (ctx) => {
    const { id } = (await first(ctx)) ?? refuse('apiKey.notFound');
    return keys.replace(ctx, await lockKey(ctx, id), 0);
  });
