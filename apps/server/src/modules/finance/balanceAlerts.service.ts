import { type Currency, type Parsed, type saveBalanceAlert, toAmount } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { sentTogether } from '../../platform/db/sentTogether.ts';
import { inTx } from '../../platform/db/tx.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { type Edited, saveRevision } from '../../platform/revisions/revisions.ts';
import { minorOf } from '../../platform/wireAmount.ts';
import { tellLowBalance } from './finance.messages.ts';
import { walletsOf } from './wallets.service.ts';

type Wallet = { merchantId: string; currency: Currency };

interface Crossed {
  merchant_id: string;
  currency: Currency;
  is_low: boolean;
  threshold_minor: bigint;
  balance_minor: bigint;
}

/** Tells once when a balance falls below what its merchant set, and again after it was above. */
const watchBalances = async (ctx: Ctx, wallets: readonly Wallet[]) => {
  const seen = new Map(
    wallets.map((wallet) => [`${wallet.merchantId} ${wallet.currency}`, wallet]),
  );
  const each = [...seen.values()];
  const { rows } = await sql<Crossed>`
    update balance_alerts a set is_low = w.balance_minor < a.threshold_minor
    from unnest(${each.map((w) => w.merchantId)}::uuid[], ${each.map((w) => w.currency)}::text[])
        as v (merchant_id, currency), accounts w
    where a.tenant_id = ${ctx.tenant.id} and a.merchant_id = v.merchant_id and a.currency = v.currency
      and w.tenant_id = a.tenant_id and w.merchant_id = a.merchant_id and w.kind = 'wallet'
      and w.currency = a.currency and a.is_low <> (w.balance_minor < a.threshold_minor)
    returning a.merchant_id, a.currency, a.is_low, a.threshold_minor, w.balance_minor
  `.execute(ctx.db);
  for (const { merchant_id, currency, is_low, threshold_minor, balance_minor } of rows) {
    if (!is_low) continue;
    await tellLowBalance(ctx, merchant_id, {
      currency,
      threshold: toAmount(threshold_minor, currency),
      balance: toAmount(balance_minor, currency),
    });
  }
};

/**
 * Moves money and watches the wallets in one round trip: the wallets are read by the statement itself,
 * so it need not wait for what moves them, and they stay locked for less long.
 */
export const watched = <T>(
  ctx: Ctx,
  wallets: readonly Wallet[],
  move: (ctx: Ctx) => Promise<T>,
): Promise<T> =>
  inTx(ctx, async (ctx) => {
    const moving = move(ctx);
    await sentTogether(moving, watchBalances(ctx, wallets));
    return moving;
  });

const freeIn = async (ctx: Ctx, currency: Currency) => {
  const wallet = (await walletsOf(ctx)).find((w) => w.currency === currency);
  return wallet ? wallet.available - wallet.creditLimit : 0n;
};

export const thresholdText = (minor: bigint | null, currency: Currency) =>
  minor === null ? null : toAmount(minor, currency);

const edited: Edited = {
  kind: 'balanceAlert',
  table: 'balance_alerts',
  missing: 'request.notFound',
};

/** The merchant's, held; one that nobody has set yet begins at revision 0. */
const lockAlert = async (ctx: Ctx, currency: Currency) => {
  const key = { tenant_id: ctx.tenant.id, merchant_id: ownMerchant(ctx), currency };
  await ctx.db
    .insertInto('balance_alerts')
    .values({ ...key, threshold_minor: null, is_low: false, revision: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return ctx.db
    .selectFrom('balance_alerts')
    .where('tenant_id', '=', key.tenant_id)
    .where('merchant_id', '=', key.merchant_id)
    .where('currency', '=', currency)
    .forUpdate()
    .select(['id', 'threshold_minor'])
    .executeTakeFirstOrThrow();
};

export const saveAlert = (ctx: Ctx, asked: Parsed<typeof saveBalanceAlert>['body']) =>
  inTx(ctx, async (ctx) => {
    const { currency, threshold, revision } = asked;
    ctx.trail?.note({ currency });
    const minor = threshold === null ? null : minorOf(threshold, currency);
    const { id, threshold_minor } = await lockAlert(ctx, currency);
    const saved = await saveRevision(ctx, edited, {
      id,
      revision,
      before: { threshold: thresholdText(threshold_minor, currency) },
      after: { threshold: thresholdText(minor, currency) },
    });
    // Whoever sets it sees the balance: that it is low already is no news.
    const isLow = minor !== null && (await freeIn(ctx, currency)) < minor;
    await ctx.db
      .updateTable('balance_alerts')
      .set({ threshold_minor: minor, is_low: isLow })
      .where('tenant_id', '=', ctx.tenant.id)
      .where('id', '=', id)
      .execute();
    return saved;
  });
