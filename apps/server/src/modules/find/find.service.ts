import { type findAnything, findMost, type Permission, type Result } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { findMerchants } from '../accounts/index.ts';
import { findTopUps } from '../finance/index.ts';
import { findOrders } from '../orders/index.ts';

/** Looks only where this person may look: the permission of the list is the permission here. */
const ifMay = <T>(ctx: Ctx, permission: Permission, look: () => Promise<T[]>): Promise<T[]> =>
  ctx.session?.permissions.has(permission) ? look() : Promise.resolve([]);

/** What a text may mean, of every kind at once. */
export const find = async (ctx: Ctx, typed: string): Promise<Result<typeof findAnything>> => {
  const [orders, merchants, topUps] = await Promise.all([
    ifMay(ctx, 'order:list', () => findOrders(ctx, typed, findMost)),
    ifMay(ctx, 'ops:merchants', () => findMerchants(ctx, typed, findMost)),
    ifMay(ctx, 'financial:topUpCheck', () => findTopUps(ctx, typed, findMost)),
  ]);
  return { orders, merchants, topUps };
};
