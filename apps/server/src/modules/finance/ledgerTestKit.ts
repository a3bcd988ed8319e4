import { sql } from 'kysely';
import pg from 'pg';
import type { Ctx } from '../../platform/context.ts';
import { singleQueries } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import type { TestApp } from '../../testing/app.ts';

/** What tests of the ledger work with: the tenant, merchants of their own, and the tables' owner. */
export const openLedgerKit = async (app: TestApp) => {
  const ctx = await app.ctxOf();
  const mint = await app.mint();
  const owner = new pg.Client({ connectionString: JSON.parse(app.database.cells).c1.migrate });
  await owner.connect();

  return {
    ctx,
    /** For commands that make money: the application's role has no power to. */
    mint,
    owner,

    /** A merchant with an empty wallet that may go down to the floor. */
    async newMerchant(floorMinor = 0n) {
      const merchantId = newId();
      await ctx.db
        .insertInto('merchants')
        .values({
          tenant_id: ctx.tenant.id,
          merchant_id: merchantId,
          code: merchantId,
          name_zh: '测试商户',
        })
        .execute();
      await sql`select alpaca.set_wallet_floor(${merchantId}, 'CNY', ${floorMinor})`.execute(
        mint.db,
      );
      return merchantId;
    },

    /** The same tenant as this merchant's own session sees it. */
    as(merchantId: string): Ctx {
      const own = { ...ctx, scope: 'merchant', merchantId } as const;
      return { ...own, db: singleQueries(own) };
    },

    /** As this merchant's own session, with the power to make money if only the scope were another. */
    mintAs(merchantId: string): Ctx {
      const own = { ...mint, scope: 'merchant', merchantId } as const;
      return { ...own, db: singleQueries(own) };
    },

    async balances(merchantId: string) {
      const rows = await ctx.db
        .selectFrom('accounts')
        .where('merchant_id', '=', merchantId)
        .where('currency', '=', 'CNY')
        .select(['kind', 'balance_minor'])
        .execute();
      const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance_minor ?? 0n;
      return { wallet: of('wallet'), held: of('held') };
    },

    async faults() {
      const rows = await ctx.db
        .selectFrom('ledger_faults')
        .select(['fault', 'what'])
        .limit(5)
        .execute();
      return rows.map(({ fault, what }) => `${fault}: ${what}`);
    },

    close: () => owner.end(),
  };
};
export type LedgerKit = Awaited<ReturnType<typeof openLedgerKit>>;
