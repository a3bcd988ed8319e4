import { type Currency, constants, type OverviewWallet, toAmount } from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { ownMerchant } from './ownMerchant.ts';
import { toWireWallet, walletsOf } from './wallets.service.ts';

const daysShown = 30;
const dayMs = 86_400_000;

/** The tenant's last days, today last. */
const lastDays = (ctx: Ctx, now = new Date()) => {
  const today = Date.parse(`${toWire(now, ctx.tenant.zone).slice(0, 10)}T00:00:00Z`);
  return Array.from({ length: daysShown }, (_, at) =>
    new Date(today - (daysShown - 1 - at) * dayMs).toISOString().slice(0, 10),
  );
};

const alertsOf = async (ctx: Ctx, merchantId: string) => {
  const rows = await ctx.db
    .selectFrom('balance_alerts')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .select(['currency', 'threshold_minor', 'is_low'])
    .execute();
  return new Map(rows.map((row) => [row.currency, row]));
};

const walletsWithAlerts = async (ctx: Ctx, merchantId: string): Promise<OverviewWallet[]> => {
  const [wallets, alerts] = await Promise.all([walletsOf(ctx), alertsOf(ctx, merchantId)]);
  return wallets.map((wallet) => {
    const alert = alerts.get(wallet.currency);
    return {
      ...toWireWallet(wallet),
      threshold: alert ? toAmount(alert.threshold_minor, wallet.currency) : null,
      isLow: alert?.is_low ?? false,
    };
  });
};

const trend = async (ctx: Ctx, merchantId: string, currency: Currency) => {
  const days = lastDays(ctx);
  const rows = await ctx.db
    .selectFrom('ledger_days')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .where('currency', '=', currency)
    .where('day', '>=', days[0] as never)
    .select((s) => [
      s.fn<string>('to_char', ['day', s.val('YYYY-MM-DD')]).as('day'),
      'kind',
      'in_minor',
      'out_minor',
    ])
    .execute();
  const of = new Map(days.map((day) => [day, { spent: 0n, toppedUp: 0n }]));
  for (const { day, kind, in_minor, out_minor } of rows) {
    const sums = of.get(day);
    if (!sums) continue;
    if (kind === 'topUp') sums.toppedUp += in_minor;
    else if (kind !== 'exchange') sums.spent += out_minor;
  }
  return [...of].map(([day, { spent, toppedUp }]) => ({
    day,
    spent: toAmount(spent, currency),
    toppedUp: toAmount(toppedUp, currency),
  }));
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
