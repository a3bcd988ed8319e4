import {
  getOrderDetail,
  isMarked,
  listOrders,
  type OrderDetail,
  OrderForm,
  type OrderOutcome,
  type OrderSummary,
  payOrder,
  quoteRequestOf,
  type Request,
  submitOrder,
  tryOrder,
} from '@alpaca/contract';
import { isUnanswered, refusedBy } from '../../../../shared/api/error.ts';
import { request } from '../../../../shared/api/request.ts';
import { listen } from '../../../../shared/socket/socket.ts';
import { lookUp } from '../lookUp.ts';
import type { PrintOne } from '../printed.ts';
import type { Drafts } from './choose.ts';
import type { Price, SubmittedForm } from './parcel.ts';

export interface Submission {
  id: string;
  revision: number;
  form: SubmittedForm;
  agreed: { remote: boolean; total: string | undefined };
  /** The same for the same try: a lost answer has one effect. */
  key: string;
}

/** All that a parcel needs of the world. */
export interface Desk {
  lookUp: (number: string) => Promise<OrderSummary | null>;
  /** What is not submitted and has this SKU alone. */
  draftsOf: (sku: string) => Promise<Drafts>;
  detail: (id: string) => Promise<OrderDetail>;
  /** What it costs by its weights; null where they or a price are missing. */
  quote: (form: SubmittedForm) => Promise<Price | null>;
  submit: (submission: Submission) => Promise<OrderSummary>;
  /** Holds its money; a price that rose meanwhile is only told until it is agreed to. */
  pay: (id: string, agreed: Price | null) => Promise<OrderOutcome>;
  /** Once the carrier has answered, and its label is there or can't be waited for. */
  answered: (id: string) => Promise<OrderSummary>;
  print: PrintOne;
}

// More than anybody leaves lying about in one session.
const draftsMost = 30;

const draftsOf: Desk['draftsOf'] = (draftSku) => {
  const body = { draftSku, sort: 'createTime', pageSize: draftsMost } as const;
  return request(listOrders, { body }).then(
    ({ records: orders, total }) => ({ orders, total }),
    (error: unknown) => {
      // What is too long for a SKU is none.
      if (refusedBy(error, 'request.invalid')) return { orders: [], total: 0 };
      throw error;
    },
  );
};

type Asked = Request<typeof tryOrder>['body']['request'];

const quote: Desk['quote'] = async (form) => {
  const whole = OrderForm.safeParse(form);
  if (!whole.success) return null;
  // As it crosses the wire: what is undefined is not there.
  const asked = JSON.parse(JSON.stringify(quoteRequestOf(whole.data))) as Asked;
  const { productId } = whole.data;
  const [first] = await request(tryOrder, { body: { request: asked, productId } });
  return first?.ok ? { total: first.total, currency: first.currency } : null;
};

const submit: Desk['submit'] = ({ id, revision, form, agreed, key }) => {
  const { remote: remoteAgreed, total } = agreed;
  const price = total === undefined ? {} : { agreedTotal: total };
  return request(submitOrder, { body: { id, revision, form, remoteAgreed, ...price } }, { key });
};

const pay: Desk['pay'] = async (id, price) => {
  const agreed = price ? [{ id, currency: price.currency, amount: price.total }] : [];
  const [outcome] = await request(payOrder, { body: { ids: [id], agreed } });
  return outcome as OrderOutcome;
};

// The socket tells at once; where it is down, this does.
const pollMs = 1_000;
// A carrier that takes longer sends the label when nobody stands here any more.
const waitMs = 90_000;

const nextWord = () => {
  let forget = () => {};
  const heard = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, pollMs);
    const unlisten = listen(() => resolve());
    forget = () => {
      clearTimeout(timer);
      unlisten();
    };
  });
  return heard.finally(() => forget());
};

const isAnswered = (order: OrderSummary) => {
  const { status, booking, label } = order;
  if (status === 'ordering') return booking === 'waitingPayment';
  return !(status === 'generated' && label === 'pending') || isMarked(order);
};

const orderOf = async (id: string) => (await request(getOrderDetail, { query: { id } })).order;

const answered: Desk['answered'] = async (id) => {
  const end = Date.now() + waitMs;
  for (;;) {
    // Before asking: what is told meanwhile is not missed.
    const word = nextWord();
    const isLate = Date.now() > end;
    const order = await orderOf(id).catch((error: unknown) => {
      // The net is down: the carrier works on.
      if (isUnanswered(error) && !isLate) return null;
      throw error;
    });
    if (order && (isAnswered(order) || isLate)) return order;
    await word;
  }
};

export const createDesk = (print: PrintOne): Desk => ({
  lookUp,
  draftsOf,
  detail: (id) => request(getOrderDetail, { query: { id } }),
  quote,
  submit,
  pay,
  answered,
  print,
});
