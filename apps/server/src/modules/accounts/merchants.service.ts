import {
  constants,
  type FoundMerchant,
  type getMerchant,
  grouped,
  type listMerchants,
  type MerchantLine,
  type Parsed,
  type Result,
  type setMerchantTerms,
  toAmount,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { historyOf, saveRevision } from '../../platform/revisions/revisions.ts';
import {
  mainWallets,
  toWireWallet,
  type WalletMinor,
  walletsOf,
} from '../finance/wallets.service.ts';
import { termsIn } from './accountRules.ts';
import { tellMerchant } from './accounts.messages.ts';
import { lockMerchant } from './activation.repository.ts';
import { editedMerchant } from './editedMerchant.service.ts';
import * as repo from './merchants.repository.ts';

const { mainCurrency } = constants;

const line = (ctx: Ctx, row: repo.MerchantRow, wallet: WalletMinor): MerchantLine => ({
  id: row.merchant_id,
  code: row.code,
  nameZh: row.name_zh,
  nameEn: row.name_en,
  authStatus: row.activation_status,
  terms: row.terms as MerchantLine['terms'],
  creditDays: row.credit_days,
  priceGroup: row.price_group,
  users: Number(row.users),
  wallet: toWireWallet(wallet),
  createTime: toWire(row.created_at, ctx.tenant.zone),
});

export const list = async (ctx: Ctx, filter: Parsed<typeof listMerchants>['query']) => {
  const { pageNo, pageSize } = filter;
  const [rows, total] = await Promise.all([repo.select(ctx, filter), repo.count(ctx, filter)]);
  const wallets = await mainWallets(
    ctx,
    rows.map((row) => row.merchant_id),
  );
  const records = rows.map((row) => line(ctx, row, wallets.get(row.merchant_id) as WalletMinor));
  return { records, total, pageNo, pageSize };
};

/** Merchants that a number or a part of a name may mean. */
export const findMerchants = async (
  ctx: Ctx,
  search: string,
  most: number,
): Promise<FoundMerchant[]> => {
  const rows = await repo.select(ctx, { search, pageNo: 1, pageSize: most });
  return rows.map(({ merchant_id, code, name_zh, name_en }) => ({
    id: merchant_id,
    code,
    name: (ctx.lang === 'en_US' && name_en) || name_zh,
  }));
};

const changesShown = 50;

const told = (terms: string, limitMinor: bigint, creditDays: number) => ({
  terms,
  creditLimit: toAmount(limitMinor, mainCurrency),
  creditDays,
});

export const read = async (ctx: Ctx, id: string): Promise<Result<typeof getMerchant>> => {
  const row = (await repo.find(ctx, id)) ?? refuse('merchant.notFound');
  const [wallets, users, changes] = await Promise.all([
    walletsOf(ctx, id),
    repo.users(ctx, id),
    historyOf(ctx, editedMerchant, id, changesShown),
  ]);
  return {
    merchant: line(ctx, row, wallets[0] as WalletMinor),
    revision: row.revision,
    wallets: wallets.map(toWireWallet),
    users: users.map((user) => ({
      id: user.id,
      username: user.username,
      realname: user.realname,
      phone: user.phone ?? '',
      isOwner: user.is_owner,
      disabled: user.disabled_at !== null,
    })),
    changes,
  };
};

export const setTerms = (ctx: Ctx, form: Parsed<typeof setMerchantTerms>['body']) =>
  inTx(ctx, async (ctx) => {
    const merchant = await lockMerchant(ctx, form.id);
    const { id, revision, agreed, note } = form;
    const terms = termsIn(agreed);
    const { creditDays } = terms;
    const saved = await saveRevision(ctx, editedMerchant, {
      id,
      revision,
      before: told(merchant.terms, merchant.credit_limit_minor, merchant.credit_days),
      after: told(terms.terms, terms.limitMinor, creditDays),
      reason: note,
      merchantId: id,
    });
    if (saved.revision === revision) return saved;
    await repo.saveTerms(ctx, id, terms);
    const limit = toAmount(terms.limitMinor, mainCurrency);
    ctx.trail?.note({ code: merchant.code, limit, days: creditDays });
    const vars = { limit: `${grouped(limit)} ${mainCurrency}`, days: String(creditDays) };
    await tellMerchant(ctx, id, `merchant.${agreed.terms}Agreed`, vars);
    return saved;
  });
