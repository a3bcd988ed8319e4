import {
  type DataExport,
  type getMerchantData,
  keptByLaw,
  type listErasures,
  type MerchantData,
  type Parsed,
} from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { refuse } from '../../../platform/refusal.ts';
import { settingsOf } from '../../system/index.ts';
import * as erasures from './erasures.repository.ts';

/** The tenant's people name one; a merchant's own is its own, and any other does not exist. */
export const merchantAsked = async (ctx: Ctx, merchantId: string | undefined) => {
  if (ctx.merchantId !== null && merchantId !== undefined && merchantId !== ctx.merchantId) {
    refuse('merchant.notFound');
  }
  const row = await ctx.db
    .selectFrom('merchants')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', ctx.merchantId ?? merchantId ?? refuse('merchant.notFound'))
    .select(['merchant_id', 'code', 'name_zh', 'name_en', 'erased_at'])
    .executeTakeFirst();
  return row ?? refuse('merchant.notFound');
};

/** Of a merchant's people only its owner decides about all of it. */
export const mayAsk = async (ctx: Ctx): Promise<boolean> => {
  if (ctx.merchantId === null) return true;
  const owner = await ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', ctx.session?.userId as string)
    .where('is_owner', '=', true)
    .select('id')
    .executeTakeFirst();
  return owner !== undefined;
};

export const requireMayAsk = async (ctx: Ctx) => {
  if (!(await mayAsk(ctx))) refuse('request.forbidden');
};

const shownExports = 10;

const exportsOf = async (ctx: Ctx, merchantId: string): Promise<DataExport[]> => {
  const rows = await ctx.db
    .selectFrom('data_exports as e')
    .leftJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.asked_by'),
    )
    .where('e.tenant_id', '=', ctx.tenant.id)
    .where('e.merchant_id', '=', merchantId)
    .orderBy('e.asked_at', 'desc')
    .limit(shownExports)
    .selectAll('e')
    .select('u.realname')
    .execute();
  const { zone } = ctx.tenant;
  return rows.map((row) => ({
    id: row.id,
    state: row.state as DataExport['state'],
    askedBy: row.realname ?? '',
    askTime: toWire(row.asked_at, zone),
    // Everything about a company is for whoever asked for it, and for nobody else.
    fileKeys: row.asked_by === ctx.session?.userId ? row.file_ids : [],
    bytes: Number(row.bytes),
    expireTime: row.expires_at && toWire(row.expires_at, zone),
  }));
};

/** What the law keeps, in words: told on the page and in the answer to whoever asks to be erased. */
export const keptWords = ({ lang }: Ctx) =>
  keptByLaw.map((key) => ({
    what: words(lang, `keptByLaw.${key}.what`),
    why: words(lang, `keptByLaw.${key}.why`),
    howLong: words(lang, `keptByLaw.${key}.howLong`),
  }));

export const read = async (
  ctx: Ctx,
  { merchantId }: Parsed<typeof getMerchantData>['query'],
): Promise<MerchantData> => {
  const merchant = await merchantAsked(ctx, merchantId);
  const id = merchant.merchant_id;
  const [exports, latest, open, { erasureDays }, may] = await Promise.all([
    exportsOf(ctx, id),
    erasures.latestOf(ctx, id),
    erasures.openOf(ctx, id),
    settingsOf(ctx, 'erasureDays'),
    mayAsk(ctx),
  ]);
  return {
    merchantId: id,
    merchantCode: merchant.code,
    merchantName: (ctx.lang === 'en_US' && merchant.name_en) || merchant.name_zh,
    erasedTime: merchant.erased_at && toWire(merchant.erased_at, ctx.tenant.zone),
    exports,
    erasure: latest ? erasures.toErasure(ctx, latest) : null,
    waitingDays: erasureDays,
    open: open.map(({ what, many }) => ({
      what: words(ctx.lang, `unsettled.${what}`),
      many: Number(many),
    })),
    kept: keptWords(ctx),
    mayAsk: may,
  };
};

export const list = async (ctx: Ctx, filter: Parsed<typeof listErasures>['query']) => {
  const { pageNo, pageSize } = filter;
  const [rows, total] = await Promise.all([
    erasures.page(ctx, filter),
    erasures.count(ctx, filter),
  ]);
  return { records: rows.map((row) => erasures.toErasure(ctx, row)), total, pageNo, pageSize };
};
