import * as z from 'zod/mini';
import { CountryCode } from '../addresses/addresses.ts';
import { ExportFields, ExportFieldView } from '../exports/exports.ts';
import { call } from '../wire/call.ts';
import { rangeChecks } from '../wire/dateRange.ts';
import { id, optionalText, pageQuery, text, WireTime } from '../wire/fields.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { severalNumbers } from '../wire/severalNumbers.ts';
import { orderStatuses, settlementStatuses } from './orderMoves.ts';
import { OrderCounts } from './orderOverview.ts';
import { OrderOutcome, OrderSummary, orderIds, orderSources } from './orders.ts';

/** Who has a number, who has a label for it. */
export const trackingFilters = ['none', 'tracking', 'trackingNoLabel'] as const;

/** How far a list is counted; beyond that it is `more than`. */
export const countedMost = 10_000;

/** Numbers people paste at once. */
export const numbersMost = 200;
const Numbers = z.array(text(60)).check(z.minLength(1), z.maxLength(numbersMost, 'web.verify.25'));

const keywordMax = 60;
const Keyword = optionalText(numbersMost * (keywordMax + 1)).check(
  z.refine((text) => {
    const most = severalNumbers(text ?? '')?.length;
    return most ? most <= numbersMost : (text ?? '').length <= keywordMax;
  }, 'web.verify.25'),
);

const filterFields = {
  settlementStatus: z.optional(z.enum(settlementStatuses)),
  /** Submitted, and waiting for its money. */
  waitingPayment: z.optional(z.literal(true)),
  /** Asked back, and waiting for the carrier or an operator. */
  cancelling: z.optional(z.literal(true)),
  /** Any number or name, or a part of one; or several numbers, each as a whole. */
  keyword: Keyword,
  /** Any numbers, each as a whole. */
  numbers: z.optional(Numbers),
  productId: z.optional(id('product')),
  countryCode: z.optional(CountryCode),
  source: z.optional(z.enum(orderSources)),
  /** Made by one sheet: what an import's "see the orders" opens. */
  importId: z.optional(id('import')),
  tracking: z.optional(z.enum(trackingFilters)),
  /** Whether its label was printed at least once. */
  printed: z.optional(z.enum(['yes', 'no'])),
  /** Not submitted, or refused since, with one line of goods: of this SKU. */
  draftSku: optionalText(50),
  /** For the tenant's own people, who see all merchants. */
  merchantId: z.optional(id('merchant')),
  /** When it was made. */
  from: z.optional(WireTime),
  /** The last second that counts. */
  to: z.optional(WireTime),
};
const status = z.optional(z.enum(orderStatuses));
export const OrderFilter = z.strictObject({ ...filterFields, status }).check(...rangeChecks);
export type OrderFilter = z.infer<typeof OrderFilter>;

/** Of a list what is taken out of it: all that a filter finds, or of that only those chosen. */
export const OrderExportFilter = z
  .strictObject({ ...filterFields, status, ids: z.optional(orderIds) })
  .check(...rangeChecks);
export type OrderExportFilter = z.infer<typeof OrderExportFilter>;

export const orderSorts = ['-createTime', 'createTime', '-updateTime', 'updateTime'] as const;
export type OrderSort = (typeof orderSorts)[number];
const sort = z._default(z.enum(orderSorts), '-createTime');

/** An order in a list that may be of several merchants. */
export const ListedOrder = z.strictObject({
  ...OrderSummary.def.shape,
  merchantName: z.string(),
  /** What the tenant calls the merchant by. */
  merchantCode: z.string(),
  source: z.enum(orderSources),
  updateTime: WireTime,
});
export type ListedOrder = z.infer<typeof ListedOrder>;

export const listOrders = call({
  method: 'POST',
  path: '/oms/order/list',
  access: 'order:list',
  rules: 'orders',
  body: z
    .strictObject({
      ...filterFields,
      status,
      ...pageQuery,
      sort,
      /** Beyond numbered pages: what comes after a page, as it said, or the list's end. */
      after: z.optional(z.string().check(z.regex(/^(last|\d{1,17}\.[0-9a-f-]{36})$/))),
    })
    .check(...rangeChecks),
  result: z.strictObject({
    records: z.array(ListedOrder),
    /** Exact up to `countedMost`, or where counters know it; beyond that one more. */
    total: z.number(),
    pageNo: z.number(),
    pageSize: z.number(),
    /** What to ask `after` for the next page; null at the end. */
    next: z.nullable(z.string()),
  }),
});

/** How many orders of a filter are in each status, and all together. */
export const getOrderStatusCount = call({
  method: 'POST',
  path: '/oms/order/getOrderStatusCount',
  access: 'order:list',
  body: z.strictObject(filterFields).check(...rangeChecks),
  result: z.strictObject({ all: z.number(), byStatus: OrderCounts }),
});

/** The orders before and after one in its list. */
export const getOrderNeighbours = call({
  method: 'POST',
  path: '/oms/order/neighbours',
  access: 'order:detail',
  body: z.strictObject({ id: id('order'), filter: OrderFilter, sort }),
  result: z.strictObject({
    previous: z.nullable(z.string()),
    next: z.nullable(z.string()),
  }),
  refuses: ['order.notFound'],
});

/** Numbers that people have from elsewhere, each with the order that has it. */
export const externalQuery = call({
  method: 'POST',
  path: '/oms/order/externalQuery',
  access: 'trial:external',
  body: z.strictObject({ numbers: Numbers }),
  result: z.array(z.strictObject({ number: z.string(), order: z.nullable(ListedOrder) })),
});

/** The order of any of its numbers, as a scanner reads it. */
export const scanGetOrder = call({
  method: 'GET',
  path: '/oms/order/scanGetOrder',
  access: 'order:detail',
  query: z.strictObject({ number: text(60) }),
  result: OrderSummary,
  refuses: ['order.noSuchNumber'],
});

/** What orders would cost by another product, before anything is changed. */
export const tryProduct = call({
  method: 'POST',
  path: '/oms/order/tryProduct',
  access: 'order:submit',
  heavy: true,
  body: z.strictObject({ ids: orderIds, productId: id('product') }),
  result: z.array(
    z.strictObject({
      id: z.string(),
      transactionOrderNo: z.string(),
      /** By the product it has; null where that says no price. */
      before: z.nullable(AmountField),
      beforeCurrency: z.nullable(CurrencyField),
      after: z.nullable(AmountField),
      currency: z.nullable(CurrencyField),
      /** Why it can't go by the new one; empty where it can. */
      reason: z.string(),
    }),
  ),
  refuses: ['order.notFound', 'product.notFound'],
});

export const moneyOps = [
  'hold',
  'capture',
  'release',
  'charge',
  'refund',
  'absorb',
  'adjust',
  'compensate',
  'collect',
  'makeGood',
  'codFee',
] as const;

/** Every movement of money for one order, first to last. */
export const getBilIncomeFlow = call({
  method: 'GET',
  path: '/oms/order/getBilIncomeFlow',
  access: 'order:detail',
  rules: 'orders',
  query: z.strictObject({ id: id('order') }),
  result: z.array(
    z.strictObject({
      time: WireTime,
      op: z.enum(moneyOps),
      /** How much; what was done says which way. */
      amount: AmountField,
      currency: CurrencyField,
      /** The change of cost that it is for; null where it is for the order itself. */
      changeId: z.nullable(z.string()),
    }),
  ),
  refuses: ['order.notFound'],
});

/** What the carrier did, the latest first. */
export const getLogisticsProcess = call({
  method: 'GET',
  path: '/oms/order/getLogisticsProcess',
  access: 'order:detail',
  rules: 'orders',
  query: z.strictObject({ id: id('order') }),
  result: z.array(
    z.strictObject({
      time: WireTime,
      /** In the reader's language. */
      text: z.string(),
      isDone: z.boolean(),
    }),
  ),
  refuses: ['order.notFound'],
});

/** An operator's word on labels that were asked back and that no carrier answers for. */
export const examineRefund = call({
  method: 'POST',
  path: '/ops/order/examineRefund',
  access: 'ops:examineRefund',
  idempotent: true,
  log: { menu: 'order', type: 'update' },
  body: z.strictObject({ ids: orderIds, approve: z.boolean(), remark: optionalText(200) }).check(
    z.refine(({ approve, remark }) => approve || Boolean(remark), {
      path: ['remark'],
      error: 'web.verify.0',
    }),
  ),
  result: z.array(OrderOutcome),
  refuses: ['order.notFound'],
});

export const exportXlsField = call({
  method: 'GET',
  path: '/oms/order/exportXlsField',
  access: 'order:list',
  rules: { none: 'names of columns' },
  result: z.array(ExportFieldView),
});

/** Sets a job going that leaves all orders of the filter, or the chosen ones, as a spreadsheet. */
export const exportXls = call({
  method: 'POST',
  path: '/oms/order/exportXls',
  access: 'order:list',
  idempotent: true,
  log: { menu: 'export', type: 'export' },
  body: z.strictObject({ fields: ExportFields, filter: OrderExportFilter }),
  result: z.strictObject({ jobId: z.string() }),
  refuses: ['request.invalid'],
});
