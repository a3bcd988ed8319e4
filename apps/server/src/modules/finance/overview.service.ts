import { type Currency, constants, type OverviewWallet } from '@alpaca/contract';
import { sql } from 'kysely';
import { lastDays } from '../../platform/clock/lastDays.ts';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { thresholdText } from './balanceAlerts.service.ts';
import { trendOf } from './trend.ts';
import { toWireWallet, walletsOf } from './wallets.service.ts';

const alertsOf = async (ctx: Ctx, merchantId: string) => {
  const rows = await ctx.db
    .selectFrom('balance_alerts')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .select(['currency', 'threshold_minor', 'is_low', 'revision'])
    .execute();
  return new Map(rows.map((row) => [row.currency, row]));
};

const walletsWithAlerts = async (ctx: Ctx, merchantId: string): Promise<OverviewWallet[]> => {
  const [wallets, alerts] = await Promise.all([walletsOf(ctx), alertsOf(ctx, merchantId)]);
  return wallets.map((wallet) => {
    const alert = alerts.get(wallet.currency);
    return {
      ...toWireWallet(wallet),
      threshold: thresholdText(alert?.threshold_minor ?? null, wallet.currency),
      isLow: alert?.is_low ?? false,
      revision: alert?.revision ?? 0,
    };
  });
};

const trend = async (ctx: Ctx, merchantId: string, currency: Currency) => {
  const days = lastDays(toWire(new Date(), ctx.tenant.zone).slice(0, 10));
  const rows = await ctx.db
    .selectFrom('ledger_days')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .where('currency', '=', currency)
    .where(sql<boolean>`day >= ${days[0]}::date`)
    .select((s) => [
      s.fn<string>('to_char', ['day', s.val('YYYY-MM-DD')]).as('day'),
      'kind',
      'in_minor',
      'out_minor',
    ])
    .execute();
  return trendOf(days, rows, currency);
};

export const overview = async (ctx: Ctx, asked: { currency?: Currency | undefined }) => {
  const merchantId = ownMerchant(ctx);
  const currency = asked.currency ?? constants.mainCurrency;
  const [wallets, days] = await Promise.all([
    walletsWithAlerts(ctx, merchantId),
    trend(ctx, merchantId, currency),
  ]);
  return { wallets, currency, days };
};
