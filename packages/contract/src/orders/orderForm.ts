import * as z from 'zod/mini';
import {
  DraftConsignee,
  DraftShipper,
  OrderConsignee,
  OrderShipper,
} from '../addresses/addresses.ts';
import { declaredFields } from '../declarations/declaredFields.ts';
import { type Amounts, amountIssues } from '../finance/amountIssues.ts';
import { limitedFields } from '../products/products.ts';
import { Cm, DutyTerms, GoodsType, Kg } from '../rates/parcels.ts';
import type { QuoteRequest } from '../rates/quotes.ts';
import { id, idKinds, lettersOrDigits, optionalText, text } from '../wire/fields.ts';
import { CurrencyField, isMoreThanNothing } from '../wire/moneyFields.ts';

export const boxesMax = 999;
export const goodsMax = 200;

export const boxFields = {
  /** People's own number of a box; where it is left out, its place. */
  boxNo: z.optional(lettersOrDigits(30)),
  weight: Kg,
  length: z.optional(Cm),
  width: z.optional(Cm),
  height: z.optional(Cm),
};

type Sides = {
  length?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
};
/** Of a box that is measured in part: the sides that are missing. */
const missingSides = (box: Sides) => {
  const sides = ['length', 'width', 'height'] as const;
  const missing = sides.filter((side) => box[side] === undefined);
  return missing.length === sides.length ? [] : missing;
};
const wholeSize = z.check<Sides>((payload) => {
  for (const side of missingSides(payload.value)) {
    payload.issues.push({
      code: 'custom',
      path: [side],
      message: 'web.verify.1',
      input: payload.value,
    });
  }
});
export const OrderBox = z.strictObject(boxFields).check(wholeSize);
export type OrderBox = z.infer<typeof OrderBox>;

const Quantity = z
  .int('web.verify.20')
  .check(z.minimum(1, 'web.verify.20'), z.maximum(1_000_000, 'web.verify.20'));

export const goodsFields = { sku: optionalText(50), ...declaredFields, quantity: Quantity };
export const GoodsLine = z.strictObject(goodsFields);
export type GoodsLine = z.infer<typeof GoodsLine>;

const Amount = z
  .string('web.verify.11')
  .check(
    z.trim(),
    z.regex(/^\d{1,9}(\.\d{1,2})?$/, { error: 'web.verify.11', abort: true }),
    z.refine(isMoreThanNothing, 'web.verify.79'),
  );

export const serviceFields = {
  /** Unique among the merchant's orders; left out, what it is stays, at first the order number. */
  customerNo: z.optional(text(50).check(z.regex(/^[A-Za-z0-9._-]+$/, 'web.verify.44'))),
  goodsType: z._default(GoodsType, 'WPX'),
  /** Fills the consignee, such as ONT8. */
  deliveryAddressCode: optionalText(20),
  declaredCurrency: z._default(CurrencyField, 'USD'),
  /** Left out: as the product is sold. */
  dutyTerms: z.optional(DutyTerms),
  /** IOSS, VAT or EORI that the goods are declared under: an entry of the tax-number book. */
  taxNumberId: z.optional(id('taxNumber')),
  insuranceValue: z.optional(Amount),
  insuranceCurrency: z.optional(CurrencyField),
  codPrice: z.optional(Amount),
  codCurrency: z.optional(CurrencyField),
  signatureService: z._default(z.boolean(), false),
  remark: optionalText(500),
};

interface Loose extends Amounts {
  boxes?: readonly { boxNo?: string | undefined }[] | undefined;
}
export interface OrderIssue {
  path: (string | number)[];
  key: string;
}

const half = (a: string, b: string, order: Loose, key: string): OrderIssue[] => {
  const values = order as Record<string, unknown>;
  if ((values[a] === undefined) === (values[b] === undefined)) return [];
  return [{ path: [values[a] === undefined ? a : b], key }];
};

/** What is wrong between fields, each of which may be fine alone. */
export const orderIssues = (order: Loose): OrderIssue[] => {
  const seen = new Set<string>();
  const repeated = (order.boxes ?? []).flatMap(({ boxNo }, at) => {
    if (boxNo === undefined) return [];
    if (seen.has(boxNo)) return [{ path: ['boxes', at, 'boxNo'], key: 'web.verify.54' }];
    seen.add(boxNo);
    return [];
  });
  return [
    ...repeated,
    ...half('insuranceValue', 'insuranceCurrency', order, 'web.verify.17'),
    ...half('codPrice', 'codCurrency', order, 'web.verify.55'),
    ...amountIssues(order),
  ];
};
/** The rules of `orderIssues` as a schema's. */
export const between = z.check<Loose>((payload) => {
  for (const { path, key } of orderIssues(payload.value)) {
    payload.issues.push({ code: 'custom', path, message: key, input: payload.value });
  }
});

/** An order as it is submitted: by form, spreadsheet or API alike. */
export const OrderForm = z
  .strictObject({
    ...serviceFields,
    productId: z.uuid('web.verify.33').register(idKinds, { kind: 'product' }),
    shipper: OrderShipper,
    consignee: OrderConsignee,
    boxes: z
      .array(OrderBox)
      .check(z.minLength(1, 'web.verify.31'), z.maxLength(boxesMax, 'web.verify.32')),
    goods: z
      .array(GoodsLine)
      .check(z.minLength(1, 'web.verify.56'), z.maxLength(goodsMax, 'web.verify.25')),
  })
  .check(between);
export type OrderForm = z.infer<typeof OrderForm>;

/** As far as it is filled in; what is there keeps the same rules. */
export const OrderDraft = z
  .strictObject({
    ...serviceFields,
    productId: z.optional(id('product')),
    shipper: z._default(DraftShipper, {}),
    consignee: z._default(DraftConsignee, {}),
    boxes: z._default(
      z.array(z.partial(z.strictObject(boxFields))).check(z.maxLength(boxesMax, 'web.verify.32')),
      [],
    ),
    goods: z._default(
      z.array(z.partial(z.strictObject(goodsFields))).check(z.maxLength(goodsMax, 'web.verify.25')),
      [],
    ),
  })
  .check(between);
export type OrderDraft = z.infer<typeof OrderDraft>;

/** Boxes alike are quoted together. */
const quotedBoxes = (boxes: readonly OrderBox[]): QuoteRequest['boxes'] => {
  const alike = Map.groupBy(boxes, ({ weight, length, width, height }) =>
    [weight, length, width, height].join(),
  );
  return [...alike.values()].map((same) => {
    const { weight, length, width, height } = same[0] as OrderBox;
    return { weight, length, width, height, count: same.length };
  });
};

/** What an order's price depends on. */
export const quoteRequestOf = (order: Omit<OrderForm, 'productId'>): QuoteRequest => {
  const { shipper, consignee, goods } = order;
  const said = {
    ...consignee,
    goodsNameEn: goods.map(({ goodsNameEn }) => goodsNameEn).join(', '),
  };
  return {
    originCode: shipper.countryCode,
    countryCode: consignee.countryCode,
    postCode: consignee.postCode,
    city: consignee.city,
    ...(consignee.addressType !== '' && { addressType: consignee.addressType }),
    goodsType: order.goodsType,
    boxes: quotedBoxes(order.boxes),
    goods: goods.map(({ hsCode, cargoProperty, quantity, value }) => ({
      hsCode,
      cargoProperty,
      quantity,
      value,
    })),
    declaredCurrency: order.declaredCurrency,
    insuranceValue: order.insuranceValue,
    insuranceCurrency: order.insuranceCurrency,
    codPrice: order.codPrice,
    codCurrency: order.codCurrency,
    signatureService: order.signatureService,
    texts: Object.fromEntries(limitedFields.map((field) => [field, said[field] ?? ''])),
  };
};
