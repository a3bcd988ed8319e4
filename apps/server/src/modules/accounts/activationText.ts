import type { ActivationLine, ActivationRequest } from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { type FileFacts, filesByKey } from '../files/index.ts';
import { numbersOf, type RequestRow } from './activation.repository.ts';

export const merchantName = (ctx: Ctx, row: { merchant_zh: string; merchant_en: string }) =>
  ctx.lang === 'en_US' && row.merchant_en ? row.merchant_en : row.merchant_zh;

const times = (ctx: Ctx, row: RequestRow) => ({
  submitTime: toWire(row.submitted_at, ctx.tenant.zone),
  submittedBy: row.submitter ?? '',
  reviewTime: row.reviewed_at && toWire(row.reviewed_at, ctx.tenant.zone),
  // A merchant's session doesn't see the tenant's people.
  reviewer: row.reviewer ?? '',
  reason: row.reason,
});

export const toLine = (ctx: Ctx, row: RequestRow): ActivationLine => ({
  id: row.id,
  merchantCode: row.merchant_code,
  merchantName: merchantName(ctx, row),
  kind: row.kind as ActivationLine['kind'],
  name: row.company_name_zh || row.real_name,
  status: row.status as ActivationLine['status'],
  ...times(ctx, row),
});

export const toRequest = async (ctx: Ctx, row: RequestRow): Promise<ActivationRequest> => {
  const keys = [row.licence_file, row.front_file, row.back_file].filter((key) => key !== null);
  const files = await filesByKey(ctx, keys);
  const file = (key: string): FileFacts => files.get(key) ?? { key, name: '', contentType: '' };
  return {
    id: row.id,
    kind: row.kind as ActivationRequest['kind'],
    status: row.status as ActivationRequest['status'],
    companyNameZh: row.company_name_zh,
    companyNameEn: row.company_name_en,
    realName: row.real_name,
    contactName: row.contact_name,
    ...numbersOf(ctx, row),
    address: row.address,
    licence: row.licence_file ? file(row.licence_file) : null,
    front: file(row.front_file),
    back: file(row.back_file),
    ...times(ctx, row),
  };
};
