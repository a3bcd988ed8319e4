import { cargoProperties, SkuForm, TaxNumberForm } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { addressOptions } from '../addresses/index.ts';
import { dictOptions } from '../dictionaries/index.ts';
import {
  countryOptions,
  currencyOptions,
  type ImportKind,
  type Issues,
  type Option,
  optionsOf,
  type RefusedValue,
} from '../imports/index.ts';
import * as skus from './skus.service.ts';
import * as taxNumbers from './taxNumbers.service.ts';

const skuOptions = async (ctx: Ctx) => {
  const { cargo_property: items = [] } = Object.fromEntries(
    await dictOptions(ctx, ['cargo_property']),
  );
  const isChoosable = (property: string) => items.some(({ value }) => value === property);
  return {
    currency: currencyOptions,
    madeCountry: countryOptions,
    cargoProperty: optionsOf('cargoProperty', cargoProperties.filter(isChoosable)),
  };
};

const refusedAs = (key: RefusedValue['key'], places: readonly number[]): RefusedValue[] =>
  places.map((index) => ({ index, key }));

const skusTaken = async (ctx: Ctx, forms: readonly SkuForm[]) => {
  const known = await skus.bySku(
    ctx,
    forms.map(({ sku }) => sku),
  );
  return forms.map(({ sku }): Issues | null =>
    known.has(sku) ? { sku: 'refusal.sku.taken' } : null,
  );
};

/** How things are declared, into the SKU library. */
export const skuImport: ImportKind = {
  name: 'sku',
  schema: SkuForm,
  titles: 'skuField',
  options: skuOptions,
  key: ({ sku }: SkuForm) => sku,
  against: skusTaken,
  commit: async (ctx, forms: SkuForm[]) => refusedAs('sku.taken', await skus.addMany(ctx, forms)),
};

const numbersTaken = async (ctx: Ctx, forms: readonly TaxNumberForm[]) => {
  const taken = await taxNumbers.takenMarks(ctx, forms);
  return forms.map((form): Issues | null =>
    taken.has(taxNumbers.markOf(form)) ? { taxNo: 'refusal.taxNumber.taken' } : null,
  );
};

export const taxNumberImport: ImportKind = {
  name: 'taxNumber',
  schema: TaxNumberForm,
  titles: 'taxNumberField',
  options: async (ctx) => {
    const { taxType } = await addressOptions(ctx);
    return { taxType: taxType as readonly Option[], countries: countryOptions };
  },
  key: (form: TaxNumberForm, ctx) => taxNumbers.keyOf(ctx, form),
  against: numbersTaken,
  commit: async (ctx, forms: TaxNumberForm[]) =>
    refusedAs('taxNumber.taken', await taxNumbers.addMany(ctx, forms)),
};
