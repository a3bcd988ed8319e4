import { type Language, type ListedOrder, OrderFilter } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import type { ExportKind } from '../../exports/kinds.service.ts';
import { batches } from './orderList.service.ts';

type Value = (order: ListedOrder, lang: Language) => string | number | null;

const values: Record<string, Value> = {
  transactionOrderNo: ({ transactionOrderNo }) => transactionOrderNo,
  customerNo: ({ customerNo }) => customerNo,
  merchantName: ({ merchantName }) => merchantName,
  status: ({ status }, lang) => words(lang, `orderStatus.${status}`),
  settlementStatus: ({ settlementStatus }, lang) => words(lang, `settlement.${settlementStatus}`),
  productName: ({ productName }) => productName,
  countryCode: ({ countryCode }) => countryCode,
  consigneeName: ({ consigneeName }) => consigneeName,
  boxCount: ({ boxCount }) => boxCount,
  orderWeight: ({ orderWeight }) => orderWeight,
  totalPrice: ({ totalPrice }) => (totalPrice === null ? null : Number(totalPrice)),
  currencyCode: ({ currencyCode }) => currencyCode ?? '',
  trackingNumber: ({ trackingNumber }) => trackingNumber,
  failReason: ({ failReason }) => failReason,
  examineRemark: ({ examineRemark }) => examineRemark,
  source: ({ source }, lang) => words(lang, `orderSource.${source}`),
  createTime: ({ createTime }) => createTime,
  submitTime: ({ submitTime }) => submitTime ?? '',
  payTime: ({ payTime }) => payTime ?? '',
  refundTime: ({ refundTime }) => refundTime ?? '',
};

const fields = async ({ lang }: Ctx) =>
  Object.entries(values).map(([key, value]) => ({
    key,
    title: (titleLang: Language) => words(titleLang, `orderField.${key}`),
    value: (order: ListedOrder) => value(order, lang),
  }));

/** Orders as something that can be taken out as a spreadsheet, all of a filter. */
export const orderExport = {
  name: 'order',
  access: 'order:list',
  fields,
  filter: OrderFilter,
  batches,
} as unknown as ExportKind;
