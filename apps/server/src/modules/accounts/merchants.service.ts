import type {
  FoundMerchant,
  getMerchant,
  listMerchants,
  MerchantLine,
  Parsed,
  Result,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { historyOf } from '../../platform/revisions/revisions.ts';
import { editedMerchant, waitingFor } from '../approvals/index.ts';
import { mainWallets, toWireWallet, type WalletMinor, walletsOf } from '../finance/index.ts';
import * as card from './merchantCard.service.ts';
import * as repo from './merchants.repository.ts';

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
  isFrozen: row.frozen_at !== null,
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

export const read = async (ctx: Ctx, id: string): Promise<Result<typeof getMerchant>> => {
  const row = (await repo.find(ctx, id)) ?? refuse('merchant.notFound');
  const [wallets, users, changes, ofCard, kept, waiting] = await Promise.all([
    walletsOf(ctx, id),
    repo.users(ctx, id),
    historyOf(ctx, editedMerchant, id, changesShown),
    card.history(ctx, id, changesShown),
    card.read(ctx, id),
    waitingFor(ctx, id),
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
    card: kept,
    changes: [...changes, ...ofCard]
      // Those of one second keep their order: the latest of each list stands first.
      .sort((one, other) => other.at.localeCompare(one.at))
      .slice(0, changesShown),
    waiting,
  };
};
