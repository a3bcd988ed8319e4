import type { BankInfo, Currency } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { refuse } from '../../platform/refusal.ts';
import { isActive } from './activeMerchant.ts';
import { providerOf } from './payments/providers.ts';

const shown = (ctx: Ctx) =>
  ctx.db
    .selectFrom('bank_infos')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('is_shown', '=', true)
    .orderBy('sort')
    .selectAll();

const told = (row: Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]): BankInfo => ({
  id: row.id,
  accountType: row.account_type as BankInfo['accountType'],
  owner: row.owner,
  accountNumber: row.account_number,
  bank: row.bank,
  swift: row.swift,
  currency: row.currency as Currency,
});

export const bankInfos = async (ctx: Ctx, currency?: Currency) =>
  (
    await shown(ctx)
      .$if(currency !== undefined, (q) => q.where('currency', '=', currency as string))
      .execute()
  ).map(told);

/** Also one that is no longer shown: a top-up that names it stays as it was. */
export const bankInfo = async (ctx: Ctx, id: string): Promise<BankInfo> => {
  const row = await ctx.db
    .selectFrom('bank_infos')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  return row ? told(row) : refuse('bankInfo.notFound');
};

export const paymentCodes = async (ctx: Ctx) => {
  const rows = await ctx.db
    .selectFrom('payment_codes')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('is_shown', '=', true)
    .orderBy('sort')
    .selectAll()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    payMethod: row.pay_method as 'alipay' | 'wechat',
    owner: row.owner,
    imageUrl: row.image_url,
    currency: row.currency as Currency,
  }));
};

/** The currencies that the tenant takes, as its accounts say. */
export const takenCurrencies = (infos: readonly BankInfo[]): Currency[] => [
  ...new Set(infos.map(({ currency }) => currency)),
];

export const recharge = async (ctx: Ctx) => {
  const [infos, active] = await Promise.all([bankInfos(ctx), isActive(ctx, ownMerchant(ctx))]);
  return {
    isActive: active,
    canPayOnline: providerOf(ctx) !== null,
    currencies: takenCurrencies(infos),
    bankInfos: infos,
  };
};
