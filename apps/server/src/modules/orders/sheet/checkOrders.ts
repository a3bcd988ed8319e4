import {
  languages,
  OrderDraft,
  OrderForm,
  type OrderImportType,
  quoteRequestOf,
} from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import type {
  CheckedTogether,
  CheckTogether,
  Issue,
  Issues,
  Price,
  Told,
} from '../../imports/index.ts';
import { openOrderQuotes, productOptions } from '../../rates/index.ts';
import { lookUpCodes } from './codeLookUp.ts';
import { mark, putTogether, type SheetOrder } from './sheetOrder.ts';

type QuoteOne = Awaited<ReturnType<typeof openOrderQuotes>>;
type Priced = { price: Price; issue: null } | { price: null; issue: Issue };

const priced = (quoteOne: QuoteOne, form: OrderForm): Priced => {
  const quoted = quoteOne(form.productId, quoteRequestOf(form));
  if (quoted.ok) {
    const { totalMinor: minor, currency } = quoted.quote;
    return { price: { minor, currency }, issue: null };
  }
  const [zh_CN, en_US] = languages.map(quoted.reason) as [string, string];
  return { price: null, issue: { zh_CN, en_US } };
};

const isBad = ({ issues }: SheetOrder) => issues.some((row) => Object.keys(row).length > 0);

const bad = (issues: readonly Issues[]): CheckedTogether => ({ issues, value: null, price: null });

const checkForm = (quoteOne: QuoteOne, order: SheetOrder): CheckedTogether => {
  const parsed = OrderForm.safeParse(order.form);
  if (!parsed.success) return bad(mark(order, parsed.error.issues as Told[]));
  if (isBad(order)) return bad(order.issues);
  const { price, issue } = priced(quoteOne, parsed.data);
  return issue ? bad([{ '': issue }]) : { issues: [], value: parsed.data, price };
};

/** A draft is priced as soon as there is enough of it, and taken in either way. */
const checkDraft = (quoteOne: QuoteOne, order: SheetOrder): CheckedTogether => {
  const parsed = OrderDraft.safeParse(order.form);
  if (!parsed.success) return bad(mark(order, parsed.error.issues as Told[]));
  if (isBad(order)) return bad(order.issues);
  const whole = OrderForm.safeParse(order.form);
  const price = whole.success ? priced(quoteOne, whole.data).price : null;
  return { issues: [], value: parsed.data, price };
};

/** Orders of a sheet: put together, held against the form's rules, and priced at one moment. */
export const openOrderCheck = async (
  ctx: Ctx,
  type: OrderImportType,
  isSold = false,
): Promise<CheckTogether> => {
  const [quoteOne, products] = await Promise.all([openOrderQuotes(ctx), productOptions(ctx)]);
  const sold = new Set(products.map(({ value }) => value));
  const checkOne = type === 'submit' ? checkForm : checkDraft;
  return async (orders) => {
    const found = await lookUpCodes(ctx, orders, sold);
    return orders.map((rows) => checkOne(quoteOne, putTogether(rows, found, isSold)));
  };
};
