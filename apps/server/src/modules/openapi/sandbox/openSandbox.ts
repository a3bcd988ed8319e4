import { sql } from 'kysely';
import type { Ctx, Tenant } from '../../../platform/context.ts';
import { tenantWide } from '../../../platform/db/tx.ts';
import { postOne } from '../../finance/index.ts';
import { changePrices } from '../../products/index.ts';

/** What every sandbox begins with, in minor units of its main currency. */
const firstFunds = { currency: 'CNY', minor: 10_000_000n } as const;

const twinCtx = (ctx: Ctx, tenant: Tenant): Ctx => tenantWide({ ...ctx, tenant, session: null });

/**
 * The sandbox of a merchant: a tenant of its own with the same lines, prices and ids. It is made when it
 * is first asked for, and later follows what is sold.
 */
export const openSandbox = async (ctx: Ctx, merchantId: string): Promise<Tenant> => {
  const { rows } = await sql<{ twin: string; followed: boolean }>`
    select twin, followed from alpaca.open_sandbox(${merchantId})`.execute(ctx.db);
  const { twin = '', followed } = rows[0] ?? {};
  const tenant = await ctx.node.directory.byId(ctx.tenant.cell, twin);
  if (!tenant) throw new Error(`no sandbox of ${ctx.tenant.code}`);
  if (!followed) return tenant;
  const there = twinCtx(ctx, tenant);
  await postOne(there, { ...firstFunds, op: 'topUp', key: `sandbox:${merchantId}`, merchantId });
  await changePrices(there, async () => {});
  return tenant;
};
