import * as z from 'zod/mini';
import { orderConsigneeFields } from '../addresses/addresses.ts';
import { call } from '../wire/call.ts';
import { id, idKinds, optionalText } from '../wire/fields.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { boxFields, goodsFields, serviceFields } from './orderForm.ts';

/** What becomes of a sheet's orders: submitted, or saved to be gone on with. */
export const orderImportTypes = ['submit', 'draft'] as const;
export type OrderImportType = (typeof orderImportTypes)[number];

type Consigned<S> = { [K in keyof S & string as `consignee${Capitalize<K>}`]: S[K] };
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The consignee's fields as columns: those of several parties would be called alike. */
export const consigneeColumn = (field: string) => `consignee${capital(field)}`;
const consigneeColumns = Object.fromEntries(
  Object.entries(orderConsigneeFields).map(([field, schema]) => [consigneeColumn(field), schema]),
) as Consigned<typeof orderConsigneeFields>;

const { customerNo, taxNumberId: _, ...services } = serviceFields;
const { weight: goodsWeight, ...goods } = goodsFields;

/** What an order has once: it stands in its first row; the rows after it leave it out or say the same. */
const onceColumns = {
  customerNo,
  productId: z.uuid('web.verify.33').register(idKinds, { kind: 'product' }),
  /** An entry of the merchant's book; left out, the default shipper is meant. */
  shipperCode: optionalText(30),
  ...services,
  /** A number of the tax-number book. */
  taxNo: optionalText(50),
  ...consigneeColumns,
};

/** A box, or so many alike. */
const boxColumns = {
  ...boxFields,
  boxCount: z.optional(
    z.int('web.verify.32').check(z.minimum(1, 'web.verify.32'), z.maximum(999, 'web.verify.32')),
  ),
};

/** A line of goods; what is left out is found in the library by its SKU. */
const goodsColumns = { ...goods, goodsWeight };

export const orderSheetParts = {
  once: Object.keys(onceColumns),
  box: Object.keys(boxColumns),
  goods: Object.keys(goodsColumns),
} as const;

/**
 * A row of an order sheet: a box and a line of goods, beside what its order has once. Rows with one
 * customerNo make one order, which is then held against the rules of the form.
 */
export const OrderSheetRow = z.strictObject({ ...onceColumns, ...boxColumns, ...goodsColumns });
/** Of a draft nothing has to be there. */
export const DraftSheetRow = z.partial(OrderSheetRow);

const consigneeShort = [
  ...['consigneeName', 'consigneePhone', 'consigneeCountryCode', 'consigneeProvince'],
  ...['consigneeCity', 'consigneeAddress1', 'consigneeAddress2', 'consigneePostCode'],
];
const goodsShort = ['sku', 'goodsName', 'goodsNameEn', 'quantity', 'value', 'hsCode'];

/** The sheets that people fill in: all columns, one parcel a row, many boxes to a warehouse. */
export const orderTemplates = {
  batch: Object.keys(OrderSheetRow.shape),
  small: [
    ...['customerNo', 'productId', 'shipperCode', ...consigneeShort, 'consigneeEmail'],
    ...['weight', 'length', 'width', 'height', ...goodsShort, 'declaredCurrency', 'remark'],
  ],
  large: [
    ...['customerNo', 'productId', 'shipperCode', 'goodsType', 'dutyTerms', 'deliveryAddressCode'],
    ...[...consigneeShort, 'consigneeCompany', 'taxNo', 'insuranceValue', 'insuranceCurrency'],
    ...['boxNo', 'weight', 'length', 'width', 'height', 'boxCount'],
    ...[...goodsShort, 'goodsWeight', 'textureName', 'textureNameEn', 'madeCountry'],
    ...['cargoProperty', 'declaredCurrency', 'remark'],
  ],
} as const satisfies Record<string, readonly string[]>;
export type OrderTemplate = keyof typeof orderTemplates;

/** Brings a sheet of orders in; it is repaired and committed as every import. */
export const importExcel = call({
  method: 'POST',
  path: '/oms/order/importExcel',
  access: 'single:batch',
  idempotent: true,
  log: { menu: 'order', type: 'import' },
  query: z.strictObject({ type: z.enum(orderImportTypes) }),
  body: 'multipart',
  uploads: 'importSheet',
  result: z.strictObject({ id: z.string() }),
  refuses: ['account.notActive', 'request.forbidden'],
});

/** What the good orders of a sheet would cost, beside what there is to pay it from. */
export const getImportForecast = call({
  method: 'GET',
  path: '/oms/order/importForecast',
  access: 'single:batch',
  query: z.strictObject({ id: id('import') }),
  result: z.strictObject({
    orders: z.number(),
    /** Drafts that say too little to be priced. */
    unpriced: z.number(),
    sums: z.array(
      z.strictObject({
        currency: CurrencyField,
        orders: z.number(),
        amount: AmountField,
        /** Null for whoever may not see balances. */
        available: z.nullable(AmountField),
        /** How many of them that pays for, first to last. */
        fitting: z.nullable(z.number()),
      }),
    ),
  }),
  refuses: ['import.notFound'],
});

const templateCall = (path: `/common/get${string}Url`) =>
  call({
    method: 'GET',
    path,
    access: 'single:batch',
    noStore: true,
    result: z.strictObject({ url: z.string() }),
    refuses: ['request.forbidden'],
  });

/** Links of one minute to the sheets to fill in: all columns, small parcels, large parcels. */
export const getExcelUrl = templateCall('/common/getExcelUrl');
export const getSimpleExcelUrl = templateCall('/common/getSimpleExcelUrl');
export const getMultipleExcelUrl = templateCall('/common/getMultipleExcelUrl');
