import { id, type TrialLine, TrialRow } from '@alpaca/contract';
import * as z from 'zod/mini';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { formats, money, moneyNamed } from '../../platform/sheets/formats.ts';
import type { ExportField, ExportKind } from '../exports/index.ts';
import { countryName } from '../system/index.ts';
import * as repo from './trials.repository.ts';
import { openLines, productNames } from './trials.service.ts';
import { pricesOf } from './trialWork.ts';

const Filter = z.strictObject({ id: id('trial') });
type Filter = z.infer<typeof Filter>;

const shown: Partial<Record<keyof TrialRow, { format: string; width: number }>> = {
  weight: { format: formats.kg, width: 12 },
  length: { format: formats.cm, width: 12 },
  width: { format: formats.cm, width: 12 },
  height: { format: formats.cm, width: 12 },
  boxCount: { format: formats.whole, width: 10 },
  declaredValue: { format: '#,##0.00', width: 14 },
};

const rowFields = (ctx: Ctx): ExportField<TrialLine>[] =>
  Object.keys(TrialRow.shape).map((key) => ({
    key,
    group: 'parcel',
    title: (lang) => words(lang, `trialField.${key}`),
    ...shown[key as keyof TrialRow],
    value: (line) => {
      const value = line[key as keyof TrialRow];
      if (key === 'countryCode' || key === 'originCode')
        return value ? countryName(ctx.lang, String(value)) : '';
      if (key === 'goodsType' || key === 'cargoProperty')
        return value ? words(ctx.lang, `${key}.${value}`) : '';
      if (value === undefined || value === '') return null;
      return key in shown ? Number(value) : value;
    },
  }));

type Names = Awaited<ReturnType<typeof productNames>>;

type Price = TrialLine['prices'][number];
const priceOf = (price: Price | undefined, told: typeof money) =>
  price?.total && price.currency ? told(price.total, price.currency) : null;

const cheapest = (names: Names): ExportField<TrialLine>[] => {
  const field = (
    key: string,
    value: ExportField<TrialLine>['value'],
    more: Pick<ExportField<TrialLine>, 'format' | 'width'> = {},
  ) => ({
    key,
    group: 'price',
    title: (lang: 'zh_CN' | 'en_US') => words(lang, `trialField.${key}`),
    value,
    ...more,
  });
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  const best = ({ prices }: TrialLine) => prices.find(({ total }) => total !== null);
  return [
    field('cheapestProduct', (line) => nameOf.get(best(line)?.productId ?? '') ?? ''),
    field('cheapestTotal', (line) => priceOf(best(line), money), { format: '#,##0.00', width: 14 }),
    field('cheapestCurrency', (line) => best(line)?.currency ?? ''),
    field('billableKg', (line) => best(line)?.billableKg ?? null, {
      format: formats.kg,
      width: 14,
    }),
  ];
};

/** One column a product: what it costs, or why it has no price. */
const productFields = (names: Names): ExportField<TrialLine>[] =>
  names.map((product) => ({
    key: `product.${product.id}`,
    group: 'product',
    format: '#,##0.00',
    title: () => product.name,
    value: ({ prices }) => {
      const own = prices.find(({ productId }) => productId === product.id);
      return priceOf(own, moneyNamed) ?? own?.reason ?? '';
    },
  }));

const fields = async (ctx: Ctx) => {
  const names = await productNames(ctx, await repo.productsTried(ctx));
  return [...rowFields(ctx), ...cheapest(names), ...productFields(names)];
};

const rowsAtOnce = 500;

async function* batches(ctx: Ctx, { id }: Filter): AsyncGenerator<TrialLine[]> {
  const trial = await repo.find(ctx, id);
  const line = openLines(ctx, trial, await pricesOf(ctx, trial));
  for (let last = 0; ; ) {
    const some = await repo.rowsAfter(ctx, id, last, rowsAtOnce);
    if (some.length > 0) yield some.map(line);
    if (some.length < rowsAtOnce) return;
    last = some.at(-1)?.row_no as number;
  }
}

/** A batch trial's answers as a spreadsheet. */
export const trialExport: ExportKind<TrialLine, Filter> = {
  name: 'trial',
  fields,
  filter: Filter,
  batches,
};
