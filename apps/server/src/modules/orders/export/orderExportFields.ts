import {
  type Currency,
  type ExpenseType,
  expenseTypes,
  type Language,
  type OrderDraft,
  toAmount,
} from '@alpaca/contract';
import { words } from '../../../platform/i18n/i18n.ts';
import { formats, money, time } from '../../../platform/sheets/formats.ts';
import type { CellValue } from '../../../platform/sheets/write.ts';
import type { ExportField } from '../../exports/index.ts';
import { countryName } from '../../system/index.ts';
import type { WholeOrder } from '../list/orderList.service.ts';
import { chargeLines } from '../money/orderMoney.ts';

type Field = ExportField<WholeOrder>;
type More = Pick<Field, 'isExtra' | 'format' | 'width'>;
type Value = (order: WholeOrder, lang: Language) => CellValue;

const extra = { isExtra: true };
const [narrow, wide] = [{ width: 12 }, { width: 32 }];
const kg = { format: formats.kg, ...narrow };
const count = { format: formats.whole, ...narrow };
const at = { format: formats.time, width: 20 };
const amount = { format: '#,##0.00', width: 14 };

const moment = (wire: string | null) => (wire ? time(wire) : null);

/** Fields of one group, each a value and how it is shown; words are the group's own or `orderField`'s. */
const group = (name: string, lang: Language, values: Record<string, [Value, More?]>): Field[] =>
  Object.entries(values).map(([key, [value, more]]) => ({
    key,
    group: name,
    title: (lang) => words(lang, `orderField.${key}`),
    value: (order) => value(order, lang),
    ...more,
  }));

const ordinary = (lang: Language) =>
  group('order', lang, {
    transactionOrderNo: [(order) => order.transactionOrderNo],
    customerNo: [(order) => order.customerNo],
    status: [({ status }) => words(lang, `orderStatus.${status}`), narrow],
    settlementStatus: [
      ({ settlementStatus }) => words(lang, `settlement.${settlementStatus}`),
      narrow,
    ],
    productName: [(order) => order.productName],
    trackingNumber: [(order) => order.trackingNumber, { width: 24 }],
    createTime: [({ createTime }) => time(createTime), at],
    submitTime: [({ submitTime }) => moment(submitTime), { ...at, ...extra }],
    payTime: [({ payTime }) => moment(payTime), { ...at, ...extra }],
    refundTime: [({ refundTime }) => moment(refundTime), { ...at, ...extra }],
    failReason: [(order) => order.failReason, wide],
    examineRemark: [(order) => order.examineRemark, { ...wide, ...extra }],
    merchantName: [(order) => order.merchantName, extra],
    source: [({ source }) => words(lang, `orderSource.${source}`), { ...narrow, ...extra }],
    remark: [({ form }) => form.remark ?? '', { ...wide, ...extra }],
  });

const partyFields = [
  'name',
  'company',
  'phone',
  'email',
  'country',
  'countryCode',
  'postCode',
  'province',
  'city',
  'area',
  'address1',
  'address2',
  'address3',
  'houseNumber',
  'taxNo',
] as const;
type PartyField = (typeof partyFields)[number];

const consigneeExtras = new Set<PartyField>([
  'email',
  'countryCode',
  'address3',
  'houseNumber',
  'taxNo',
]);
const shipperOrdinary = new Set<PartyField>(['name', 'phone']);

const keyOf = (party: string, field: PartyField) =>
  `${party}${field.charAt(0).toUpperCase()}${field.slice(1)}`;

const party = (name: 'consignee' | 'shipper', lang: Language): Field[] =>
  partyFields.map((field) => ({
    key: keyOf(name, field),
    group: name,
    isExtra: name === 'consignee' ? consigneeExtras.has(field) : !shipperOrdinary.has(field),
    title: (lang) => words(lang, `orderField.${name}.${field}`),
    value: ({ form }) => {
      const { [name]: told } = form;
      if (field === 'country') return countryName(lang, told.countryCode ?? '');
      return told[field] ?? '';
    },
    ...(field.startsWith('address') && wide),
  }));

const list = (values: readonly (string | undefined)[]) => values.filter(Boolean).join('; ');
const goodsName = ({ goodsName, goodsNameEn }: OrderDraft['goods'][number], lang: Language) =>
  (lang === 'en_US' ? goodsNameEn || goodsName : goodsName || goodsNameEn) ?? '';
const quantityOf = (goods: OrderDraft['goods']) =>
  goods.reduce((sum, { quantity = 0 }) => sum + quantity, 0);
/** In hundredths, so that no sum depends on its order. */
const declaredOf = (goods: OrderDraft['goods']) =>
  goods.reduce(
    (sum, { value = '0', quantity = 0 }) => sum + Math.round(Number(value) * 100) * quantity,
    0,
  ) / 100;

const goods = (lang: Language) =>
  group('goods', lang, {
    sku: [({ form }) => list(form.goods.map(({ sku }) => sku))],
    goodsName: [({ form }) => list(form.goods.map((line) => goodsName(line, lang))), { width: 28 }],
    goodsNameEn: [
      ({ form }) => list(form.goods.map((line) => line.goodsNameEn)),
      { width: 28, ...extra },
    ],
    quantity: [({ form }) => quantityOf(form.goods), count],
    declaredValue: [({ form }) => declaredOf(form.goods), amount],
    declaredCurrency: [({ form }) => form.declaredCurrency, narrow],
    hsCode: [({ form }) => list(form.goods.map(({ hsCode }) => hsCode))],
    // Several things in one order, each with its own quantity.
    goodsLines: [
      ({ form }) =>
        list(
          form.goods.map(
            (line) =>
              `${[line.sku, goodsName(line, lang)].filter(Boolean).join(' ')} × ${line.quantity ?? 0}`,
          ),
        ),
      { ...wide, ...extra },
    ],
    madeCountry: [
      ({ form }) =>
        list([...new Set(form.goods.map((line) => countryName(lang, line.madeCountry ?? '')))]),
      extra,
    ],
    goodsType: [({ form }) => words(lang, `goodsType.${form.goodsType}`), { ...narrow, ...extra }],
    dutyTerms: [({ form }) => form.dutyTerms ?? '', { ...narrow, ...extra }],
  });

/** Boxes alike are told once: 30×20×10 cm × 2. */
const sizes = ({ boxes }: OrderDraft) => {
  const alike = new Map<string, number>();
  for (const { length, width, height } of boxes) {
    if (!length || !width || !height) continue;
    const size = `${length}×${width}×${height} cm`;
    alike.set(size, (alike.get(size) ?? 0) + 1);
  }
  return list([...alike].map(([size, times]) => (times > 1 ? `${size} × ${times}` : size)));
};

const boxes = (lang: Language) =>
  group('boxes', lang, {
    boxCount: [({ boxCount }) => boxCount, count],
    boxSizes: [({ form }) => sizes(form), { width: 24 }],
    boxNos: [({ form }) => list(form.boxes.map(({ boxNo }) => boxNo)), extra],
    orderWeight: [({ orderWeight }) => orderWeight, kg],
    billableWeight: [({ quote }) => (quote ? quote.billableG / 1000 : null), kg],
  });

const inCurrency = (minor: bigint | number, currency: Currency | null) =>
  currency && money(toAmount(minor, currency), currency);

const ledgerKinds = ['freight', 'surcharge', 'duty', 'insurance'] as const;
const isSurcharge = (type: ExpenseType) => !ledgerKinds.some((kind) => kind === type);

const fee = (
  key: string,
  minorOf: (quote: NonNullable<WholeOrder['quote']>) => bigint | number,
  more: More = {},
): Field => ({
  key: `fee.${key}`,
  group: 'cost',
  title: (lang) => words(lang, `orderFee.${key}`),
  ...amount,
  ...more,
  value: ({ quote, currencyCode }) => {
    const minor = quote ? minorOf(quote) : 0;
    return minor ? inCurrency(minor, currencyCode) : null;
  },
});

const priced =
  (key: 'totalPrice' | 'realPrice' | 'paidAmount'): Value =>
  ({ [key]: price, currencyCode }) =>
    price === null || !currencyCode ? null : money(price, currencyCode);

const costs = (lang: Language): Field[] => [
  ...group('cost', lang, {
    totalPrice: [priced('totalPrice'), amount],
    realPrice: [priced('realPrice'), amount],
    // With all of its changes, as the ledger has it.
    paidAmount: [priced('paidAmount'), amount],
    confirmStatus: [({ confirmStatus }) => words(lang, `confirmStatus.${confirmStatus}`), narrow],
    currencyCode: [({ currencyCode }) => currencyCode ?? '', narrow],
  }),
  ...ledgerKinds.map((kind) =>
    fee(kind, (quote) => chargeLines(quote).find((line) => line.kind === kind)?.minor ?? 0n),
  ),
  ...expenseTypes
    .filter(isSurcharge)
    .map((type) =>
      fee(
        type,
        ({ lines }) =>
          lines.reduce(
            (sum, { expenseType, minor }) => sum + (expenseType === type ? minor : 0),
            0,
          ),
        extra,
      ),
    ),
  ...group('cost', lang, {
    insuranceValue: [
      ({ form }) => Number(form.insuranceValue ?? 0) || null,
      { ...amount, ...extra },
    ],
    insuranceCurrency: [({ form }) => form.insuranceCurrency ?? '', { ...narrow, ...extra }],
    codPrice: [({ form }) => Number(form.codPrice ?? 0) || null, { ...amount, ...extra }],
    codCurrency: [({ form }) => form.codCurrency ?? '', { ...narrow, ...extra }],
  }),
];

/** All that a merchant may want to know of an order, by what it is about. */
export const orderFields = (lang: Language): Field[] => [
  ...ordinary(lang),
  ...party('consignee', lang),
  ...goods(lang),
  ...boxes(lang),
  ...costs(lang),
  ...party('shipper', lang),
];
