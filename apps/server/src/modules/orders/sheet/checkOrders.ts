import {
  languages,
  OrderDraft,
  OrderForm,
  type OrderImportType,
  quoteRequestOf,
} from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Told } from '../../imports/issueKeys.service.ts';
import type { CheckedTogether, CheckTogether, Issue, Price } from '../../imports/kinds.service.ts';
import { openOrderQuotes } from '../../rates/orderQuote.service.ts';
import { lookUp } from './found.ts';
import { mark, putTogether, type SheetOrder } from './sheetOrder.ts';

type QuoteOne = Awaited<ReturnType<typeof openOrderQuotes>>;
type Priced = { price: Price | null; field: string; issue: Issue | null };

const priced = (quoteOne: QuoteOne, form: OrderForm): Priced => {
  try {
    const quoted = quoteOne(form.productId, quoteRequestOf(form));
    if (quoted.ok) {
      const { totalMinor: minor, currency } = quoted.quote;
      return { price: { minor, currency }, field: '', issue: null };
    }
    const [zh_CN, en_US] = languages.map(quoted.reason) as [string, string];
    return { price: null, field: '', issue: { zh_CN, en_US } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { price: null, field: 'productId', issue: 'importIssue.option' };
  }
};

const isBad = ({ issues }: SheetOrder) => issues.some((row) => Object.keys(row).length > 0);

const checkForm = (quoteOne: QuoteOne, order: SheetOrder): CheckedTogether => {
  const parsed = OrderForm.safeParse(order.form);
  if (!parsed.success) {
    return { issues: mark(order, parsed.error.issues as Told[]), value: null, price: null };
  }
  const { price, field, issue } = priced(quoteOne, parsed.data);
  if (issue) (order.issues[0] as Record<string, Issue>)[field] ??= issue;
  return { issues: order.issues, value: isBad(order) ? null : parsed.data, price };
};

/** A draft is priced as soon as there is enough of it, and taken in either way. */
const checkDraft = (quoteOne: QuoteOne, order: SheetOrder): CheckedTogether => {
  const parsed = OrderDraft.safeParse(order.form);
  if (!parsed.success) {
    return { issues: mark(order, parsed.error.issues as Told[]), value: null, price: null };
  }
  const whole = OrderForm.safeParse(order.form);
  const price = whole.success ? priced(quoteOne, whole.data).price : null;
  return { issues: order.issues, value: isBad(order) ? null : parsed.data, price };
};

/** Orders of a sheet: put together, held against the form's rules, and priced at one moment. */
export const openOrderCheck = async (ctx: Ctx, type: OrderImportType): Promise<CheckTogether> => {
  const quoteOne = await openOrderQuotes(ctx);
  const checkOne = type === 'submit' ? checkForm : checkDraft;
  return async (orders) => {
    const found = await lookUp(ctx, orders);
    return orders.map((rows) => checkOne(quoteOne, putTogether(rows, found)));
  };
};
