import type { QuoteRequest } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { quote } from './engine/index.ts';
import type { OrderQuote } from './orderQuote.service.ts';
import { refusalText } from './quoteWords.ts';
import { ratesSince } from './quoting.service.ts';
import { compiledVersions } from './versions.service.ts';
import { type WeighedRule, weighedRule } from './weighedRule.ts';

/** What a parcel costs as it was measured, by the version and the moment of its quote. */
export type WeighedQuote =
  | ({ ok: true; totalMinor: number } & Pick<
      OrderQuote,
      'lines' | 'billableG' | 'isRemote' | 'remoteType'
    > & {
        /** Its rule: what was weighed, what its size weighs, and what counts. */
        rule: WeighedRule;
      })
  | { ok: false; reason: (lang: Ctx['lang']) => string };

const sheetOf = async (ctx: Ctx, versionId: string) => {
  const version =
    (await compiledVersions(ctx, [versionId])).get(versionId) ?? refuse('priceVersion.notFound');
  return version.sheet;
};

/** By what the volume of a parcel is divided; 0 where size does not count. */
export const divisorOf = async (ctx: Ctx, versionId: string): Promise<number> =>
  (await sheetOf(ctx, versionId)).terms.divisor;

interface WeighedParcel {
  versionId: string;
  at: Date;
  request: QuoteRequest;
}

/** Quotes of parcels since a moment: the rates of all their moments are read once. */
export const openWeighedQuotes = async (ctx: Ctx, since: Date) => {
  const ratesAt = await ratesSince(ctx, since);
  return async ({ versionId, at, request }: WeighedParcel): Promise<WeighedQuote> => {
    const sheet = await sheetOf(ctx, versionId);
    const rates = ratesAt(at);
    const made = quote(sheet, request, rates);
    if (!made.ok) return { ok: false, reason: (lang) => refusalText(lang, made, sheet.currency) };
    return {
      ok: true,
      totalMinor: made.totalMinor,
      lines: made.lines.map(({ code, expenseType, minor }) => ({ code, expenseType, minor })),
      billableG: made.billableG,
      isRemote: made.remoteType !== '',
      remoteType: made.remoteType,
      rule: weighedRule(sheet, request, rates, made),
    };
  };
};
