import * as z from 'zod/mini';
import { CountryCode, taxTypes } from '../addresses/addresses.ts';
import { call } from '../wire/call.ts';
import { id, latinText, optionalText, page, pageQuery, text, WireTime } from '../wire/fields.ts';
import { type Currency, hasDecimalsOf, tooManyDecimals } from '../wire/money.ts';
import { CurrencyField } from '../wire/moneyFields.ts';
import { revised, Saved } from '../wire/revision.ts';
import { Restored } from '../wire/undo.ts';
import { declaredFields } from './declaredFields.ts';

const skuFields = {
  sku: text(50),
  ...declaredFields,
  /** What the value is in. */
  currency: z._default(CurrencyField, 'USD'),
};
const valueFits = z.refine<{ value: string; currency: Currency }>(
  ({ value, currency }) => hasDecimalsOf(value, currency),
  { path: ['value'], error: tooManyDecimals },
);
/** How a merchant declares a thing, so that an order needs only its SKU and a quantity. */
export const SkuForm = z.strictObject(skuFields).check(valueFits);
export type SkuForm = z.output<typeof SkuForm>;
export const SkuView = z.strictObject({
  ...skuFields,
  id: z.string(),
  ...revised,
  updateTime: WireTime,
});
export type SkuView = z.infer<typeof SkuView>;

const ids = (kind: string) =>
  z.strictObject({ ids: z.array(id(kind)).check(z.minLength(1), z.maxLength(1000)) });
const keyword = { ...pageQuery, keyword: optionalText(60) };

export const listSkus = call({
  method: 'GET',
  path: '/oms/sku/list',
  access: 'order:skus',
  query: z.strictObject(keyword),
  result: page(SkuView),
});

/** To choose from while an order is filled in: those whose SKU or name begins so, at most 50. */
export const findSkus = call({
  method: 'GET',
  path: '/oms/sku/all',
  access: 'order:skus',
  query: z.strictObject({ keyword: optionalText(60) }),
  result: z.array(SkuView),
});

export const addSku = call({
  method: 'POST',
  path: '/oms/sku/add',
  access: 'order:skuEdit',
  idempotent: true,
  log: { menu: 'sku', type: 'create' },
  body: SkuForm,
  result: z.strictObject({ id: z.string() }),
  refuses: ['sku.taken', 'dictItem.disabled'],
});

export const editSku = call({
  method: 'PUT',
  path: '/oms/sku/edit',
  access: 'order:skuEdit',
  idempotent: true,
  edits: 'sku',
  log: { menu: 'sku', type: 'update' },
  body: z.strictObject({ ...skuFields, id: id('sku'), ...revised }).check(valueFits),
  result: Saved,
  refuses: ['sku.notFound', 'record.changedMeanwhile', 'sku.taken', 'dictItem.disabled'],
});

/** All of them or none. */
export const deleteSkus = call({
  method: 'DELETE',
  path: '/oms/sku/delete',
  access: 'order:skuEdit',
  idempotent: true,
  log: { menu: 'sku', type: 'delete' },
  body: ids('sku'),
  result: z.null(),
  refuses: ['sku.notFound', 'record.deletedAlready'],
});

/** Takes a deletion of the last day back. */
export const restoreSkus = call({
  method: 'POST',
  path: '/oms/sku/restore',
  access: 'order:skuEdit',
  idempotent: true,
  log: { menu: 'sku', type: 'create' },
  body: ids('sku'),
  result: Restored,
  refuses: ['sku.notFound', 'record.takenMeanwhile'],
});

const taxNumberFields = {
  /** What the merchant calls it. */
  name: text(60),
  taxType: z.enum(taxTypes, 'web.verify.41'),
  taxNo: latinText(50),
  /** Where it is good; none: wherever its type is. */
  countries: z._default(z.array(CountryCode).check(z.maxLength(60)), []),
  company: optionalText(100),
};
/** A number that goods are declared under: the merchant's own, or its platform's. */
export const TaxNumberForm = z.strictObject(taxNumberFields);
export type TaxNumberForm = z.output<typeof TaxNumberForm>;
export const TaxNumberView = z.strictObject({
  ...taxNumberFields,
  id: z.string(),
  ...revised,
  updateTime: WireTime,
});
export type TaxNumberView = z.infer<typeof TaxNumberView>;

export const listTaxNumbers = call({
  method: 'GET',
  path: '/oms/taxNumber/list',
  access: 'order:taxNumbers',
  query: z.strictObject(keyword),
  result: page(TaxNumberView),
});

/** To choose from while an order is filled in. */
export const findTaxNumbers = call({
  method: 'GET',
  path: '/oms/taxNumber/all',
  access: 'order:taxNumbers',
  query: z.strictObject({ countryCode: optionalText(2) }),
  result: z.array(TaxNumberView),
});

export const addTaxNumber = call({
  method: 'POST',
  path: '/oms/taxNumber/add',
  access: 'order:taxNumberEdit',
  idempotent: true,
  log: { menu: 'taxNumber', type: 'create' },
  body: TaxNumberForm,
  result: z.strictObject({ id: z.string() }),
  refuses: ['taxNumber.taken', 'dictItem.disabled'],
});

export const editTaxNumber = call({
  method: 'PUT',
  path: '/oms/taxNumber/edit',
  access: 'order:taxNumberEdit',
  idempotent: true,
  edits: 'taxNumber',
  log: { menu: 'taxNumber', type: 'update' },
  body: z.strictObject({ ...taxNumberFields, id: id('taxNumber'), ...revised }),
  result: Saved,
  refuses: [
    'taxNumber.notFound',
    'record.changedMeanwhile',
    'taxNumber.taken',
    'dictItem.disabled',
  ],
});

export const deleteTaxNumbers = call({
  method: 'DELETE',
  path: '/oms/taxNumber/delete',
  access: 'order:taxNumberEdit',
  idempotent: true,
  log: { menu: 'taxNumber', type: 'delete' },
  body: ids('taxNumber'),
  result: z.null(),
  refuses: ['taxNumber.notFound', 'record.deletedAlready'],
});

/** Takes a deletion of the last day back. */
export const restoreTaxNumbers = call({
  method: 'POST',
  path: '/oms/taxNumber/restore',
  access: 'order:taxNumberEdit',
  idempotent: true,
  log: { menu: 'taxNumber', type: 'create' },
  body: ids('taxNumber'),
  result: Restored,
  refuses: ['taxNumber.notFound', 'record.takenMeanwhile'],
});
