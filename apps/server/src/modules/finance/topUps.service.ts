import {
  type Currency,
  type FoundTopUp,
  type merchantByCode,
  type Parsed,
  type Result,
  type TopUp,
  type TopUpDetail,
  type TopUpForm,
  toAmount,
  toMinor,
  type topUpForMerchant,
} from '@alpaca/contract';
import { fromWire, toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { refuse } from '../../platform/refusal.ts';
import { staffNamesWith } from '../auth/index.ts';
import { requireChoosable } from '../dictionaries/index.ts';
import { filesByKey, requireOwnFiles } from '../files/index.ts';
import { requireActive } from './activeMerchant.ts';
import { bankInfo, bankInfos, paymentCodes, takenCurrencies } from './bank.service.ts';
import { tellCheckers } from './finance.messages.ts';
import { numberOfDay } from './numberOfDay.ts';
import { providerOf } from './payments/providers.ts';
import * as repo from './topUps.repository.ts';

const me = (ctx: Ctx) => ctx.session?.userId as string;
const filesAtMost = 9;

const requireProofs = async (ctx: Ctx, keys: readonly string[]) => {
  if (keys.length === 0) return;
  // A merchant's users share its files; the tenant's people have only their own.
  const userId = ctx.merchantId ? {} : { userId: me(ctx) };
  await requireOwnFiles(ctx, { keys, purpose: 'paymentProof', ...userId });
};

/** Whether the chosen way takes this currency. */
const takes = async (ctx: Ctx, { payMethod, currency, bankInfo: chosen }: Placed) => {
  if (payMethod === 'bankTransfer') {
    const info = (await bankInfos(ctx)).find(({ id }) => id === chosen);
    return (info ?? refuse('bankInfo.notFound')).currency === currency;
  }
  if (payMethod === 'alipay' || payMethod === 'wechat') {
    const codes = await paymentCodes(ctx);
    return codes.some((code) => code.payMethod === payMethod && code.currency === currency);
  }
  return takenCurrencies(await bankInfos(ctx)).includes(currency);
};

type Placed = Pick<TopUpForm, 'payMethod' | 'currency' | 'bankInfo'>;

const place = async (ctx: Ctx, merchantId: string, form: TopUpForm) => {
  await requireActive(ctx, merchantId);
  if (form.payMethod === 'online' && !providerOf(ctx)) refuse('payment.unavailable');
  if (!(await takes(ctx, form))) refuse('topUp.otherCurrency');
  await requireProofs(ctx, form.credentials);
  const id = newId();
  const no = numberOfDay(ctx, 'TU', id);
  const { amount, currency, payMethod, remitTime } = form;
  await repo.insert(ctx, {
    id,
    no,
    merchant_id: merchantId,
    amount_minor: toMinor(amount, currency),
    currency,
    pay_method: payMethod,
    bank_info_id: payMethod === 'bankTransfer' ? (form.bankInfo ?? null) : null,
    payer_name: form.payerName ?? '',
    payer_account: form.payerAccount ?? '',
    remit_at: remitTime ? fromWire(remitTime, ctx.tenant.zone) : null,
    remark: form.remark ?? '',
    submitted_by: me(ctx),
  });
  await repo.addCredentials(ctx, { id, merchantId }, form.credentials);
  ctx.trail?.note({ no, amount, currency });
  // An online payment decides itself.
  if (payMethod !== 'online') await tellCheckers(ctx);
  return { id, no };
};

export const submit = (ctx: Ctx, form: TopUpForm) =>
  inTx(ctx, async (ctx) => {
    await requireChoosable(ctx, [{ code: 'pay_method', value: form.payMethod }]);
    return place(ctx, ownMerchant(ctx), form);
  });

export const merchantOf = async (
  ctx: Ctx,
  typed: string,
): Promise<Result<typeof merchantByCode>> => {
  const { code, name_zh, name_en, activation_status } = await repo.merchant(ctx, typed);
  const name = (ctx.lang === 'en_US' && name_en) || name_zh;
  return { code, name, isActive: activation_status === 1 };
};

export const submitFor = (ctx: Ctx, form: Parsed<typeof topUpForMerchant>['body']) =>
  inTx(ctx, async (ctx) => {
    const { merchantCode, ...stated } = form;
    const merchant = await repo.merchant(ctx, merchantCode);
    ctx.trail?.note({ merchant: merchantCode });
    return place(ctx, merchant.merchant_id, {
      ...stated,
      payMethod: 'offline',
    });
  });

const wire = (ctx: Ctx, time: Date | null) => time && toWire(time, ctx.tenant.zone);

const told = (ctx: Ctx, row: repo.TopUpRow): TopUp => ({
  id: row.id,
  no: row.no,
  merchantCode: row.code,
  merchantName: ctx.lang === 'en_US' ? row.name_en || row.name_zh : row.name_zh,
  amount: toAmount(row.amount_minor, row.currency as Currency),
  currency: row.currency as Currency,
  payMethod: row.pay_method as TopUp['payMethod'],
  auditStatus: row.audit_status as TopUp['auditStatus'],
  moneyStatus: row.money_status as TopUp['moneyStatus'],
  auditRemark: row.audit_remark,
  payerName: row.payer_name,
  payerAccount: row.payer_account,
  remitTime: wire(ctx, row.remit_at),
  remark: row.remark,
  createTime: toWire(row.created_at, ctx.tenant.zone),
  auditTime: wire(ctx, row.audited_at),
  submittedBy: row.submitter ?? '',
  auditedBy: row.auditor ?? '',
  moneyBy: row.money_teller ?? '',
  moneyTime: wire(ctx, row.money_at),
  isOwn: row.submitted_by === me(ctx),
  isMoneyMine: row.money_by === me(ctx),
  needsTwo: row.needs_two,
  credentialCount: Number(row.credential_count),
});

export const list = async (ctx: Ctx, filter: repo.TopUpFilter) => {
  const [rows, total] = await Promise.all([repo.page(ctx, filter), repo.count(ctx, filter)]);
  const { pageNo, pageSize } = filter;
  return { records: rows.map((row) => told(ctx, row)), total, pageNo, pageSize };
};

/** The top-up of a number, as a whole. */
export const findTopUps = async (ctx: Ctx, typed: string, most: number): Promise<FoundTopUp[]> => {
  const filter = { no: typed.toUpperCase(), pageNo: 1, pageSize: most };
  const rows = await repo.page(ctx, filter);
  return rows.map((row) => {
    const { id, no, amount, currency, auditStatus } = told(ctx, row);
    return { id, no, amount, currency, auditStatus };
  });
};

/** What only those who check see: where else its proofs stand, and who else may check. */
const forStaff = async (ctx: Ctx, id: string) => {
  if (ctx.merchantId) return { reused: [], colleagues: [] };
  const rows = await repo.reused(ctx, id);
  const reused = rows.map((row) => ({
    key: row.file_id,
    no: row.no,
    merchantName: ctx.lang === 'en_US' ? row.name_en || row.name_zh : row.name_zh,
    auditStatus: row.audit_status as TopUp['auditStatus'],
    createTime: toWire(row.created_at, ctx.tenant.zone),
  }));
  return { reused, colleagues: await staffNamesWith(ctx, 'financial:topUpAudit', me(ctx)) };
};

export const detail = async (ctx: Ctx, id: string): Promise<TopUpDetail> => {
  const row = await repo.find(ctx, id);
  const keys = await repo.credentialKeys(ctx, id);
  const files = await filesByKey(ctx, keys);
  return {
    ...told(ctx, row),
    bankInfo: row.bank_info_id ? await bankInfo(ctx, row.bank_info_id) : null,
    credentials: keys.flatMap((key) => files.get(key) ?? []),
    ...(await forStaff(ctx, id)),
  };
};

export const addCredentials = (ctx: Ctx, asked: { id: string; credentials: string[] }) =>
  inTx(ctx, async (ctx) => {
    const { id, credentials } = asked;
    const topUp = await repo.lock(ctx, id);
    if (topUp.audit_status !== 'pending') refuse('topUp.decided');
    await requireProofs(ctx, credentials);
    const all = new Set([...(await repo.credentialKeys(ctx, id)), ...credentials]);
    if (all.size > filesAtMost) refuse('topUp.tooManyFiles');
    await repo.addCredentials(ctx, { id, merchantId: topUp.merchant_id }, credentials);
    ctx.trail?.note({ no: topUp.no });
    return null;
  });
