import { isMarked, type OrderSummary } from '@alpaca/contract';
import { ApiError, isUnanswered } from '../../../../shared/api/error.ts';
import { newKey } from '../../../../shared/api/key.ts';
import { createLine } from '../../../../shared/scanner/line.ts';
import type { Desk } from './desk.ts';
import { type Parcel, type Price, type Question, weighedForm } from './parcel.ts';
import type { Parcels } from './parcels.ts';

interface Means {
  desk: Desk;
  parcels: Parcels;
  errorText: (error: unknown) => string;
  /** Written down where a label is printed again from here. */
  reason: string;
  /** Puts the next draft of its SKU in place of one that somebody took; true where its weights hold. */
  retake: (key: number) => Promise<boolean>;
}

interface Try {
  remote: boolean;
  total: string | undefined;
  key: string;
}

const isTaken = ({ changed, errorKey }: ApiError) => changed || errorKey === 'order.cannotMove';

const isDearer = (price: Price, shown: Price) =>
  price.currency !== shown.currency || Number(price.total) > Number(shown.total);

/** What a weighed parcel goes through: submitted, booked, printed. Nobody waits for it to begin the next. */
export const createRunning = ({ desk, parcels, errorText, reason, retake }: Means) => {
  const inTurn = createLine();
  const tries = new Map<number, Try>();
  const { get, set } = parcels;
  const asks = (key: number, question: Question, more: Partial<Parcel> = {}) =>
    set(key, { step: 'asks', question, ...more });

  const told = (key: number, work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => refused(key, error));

  /** A refusal as a question or a fault. */
  const refused = async (key: number, error: unknown) => {
    const message = errorText(error);
    if (!(error instanceof ApiError)) return set(key, { step: 'wrong', fault: 'failed', message });
    if (isUnanswered(error)) return asks(key, 'noAnswer');
    if (error.errorKey === 'order.remote') return asks(key, 'remote', { message });
    if (error.errorKey === 'order.priceRose') {
      const price = await desk.quote(weighedForm(get(key))).catch(() => null);
      return asks(key, 'price', { message, price });
    }
    if (isTaken(error) && get(key).sku) return told(key, takeNext(key));
    const issues = error.issues.map((issue) => issue.message);
    if (error.changed) return set(key, { step: 'wrong', fault: 'changed' });
    if (error.errorKey === 'order.cannotMove') {
      return set(key, { step: 'wrong', fault: 'notDraft', message });
    }
    const fault = issues.length > 0 ? 'incomplete' : 'failed';
    set(key, { step: 'wrong', fault, message: [...new Set(issues)].join(' ') || message });
  };

  const print = async (key: number, order: OrderSummary, why?: string) => {
    set(key, { step: 'printing', order });
    const how = { place: 'scanToPrint', reason: why } as const;
    const printed = await inTurn(() => desk.print(order.id, how));
    if (printed.is === 'printed') return set(key, { step: 'done' });
    if (printed.is === 'again') return asks(key, 'again');
    if (printed.is === 'blocked') return set(key, { step: 'wrong', fault: 'labelLate' });
    asks(key, 'notPrinted', { message: printed.message });
  };

  const follow = async (key: number, submitted: OrderSummary) => {
    set(key, { step: 'booking', order: submitted });
    const waits = (order: OrderSummary) => order.booking === 'waitingPayment';
    const order = waits(submitted) ? submitted : await desk.answered(submitted.id);
    if (waits(order)) return asks(key, 'unpaid', { order });
    if (order.status === 'failed') {
      return set(key, { step: 'wrong', fault: 'refused', order, message: order.failReason });
    }
    if (order.label !== 'ready' && !isMarked(order)) {
      return set(key, { step: 'wrong', fault: 'labelLate', order });
    }
    await print(key, order);
  };

  const submit = async (key: number, agreed: Partial<Try> = {}) => {
    const parcel = get(key);
    const before = tries.get(key) ?? { remote: false, total: parcel.price?.total };
    const now = { ...before, key: newKey(), ...agreed };
    tries.set(key, now);
    set(key, { step: 'submitting' });
    const { id = '', revision = 0 } = parcel.order ?? {};
    const form = weighedForm(parcel);
    await follow(key, await desk.submit({ id, revision, form, agreed: now, key: now.key }));
  };

  const takeNext = async (key: number) => {
    const { price: shown } = get(key);
    // What was agreed to was another order's.
    tries.delete(key);
    if (!(await retake(key))) return;
    const price = await desk.quote(weighedForm(get(key))).catch(() => null);
    if (shown && price && isDearer(price, shown)) return asks(key, 'price', { price });
    await submit(key);
  };

  const pay = async (key: number, agreed: Parcel['price']) => {
    const { order } = get(key);
    set(key, { step: 'submitting' });
    const outcome = await desk.pay(order?.id ?? '', agreed);
    if (outcome.ok && outcome.order) return follow(key, outcome.order);
    const { message, priceNow } = outcome;
    if (!priceNow) return asks(key, 'unpaid', { message });
    const price = { total: priceNow.amount, currency: priceNow.currency };
    asks(key, 'payPrice', { message, price });
  };

  /** What a yes does, by what was asked. */
  const agreeTo: Readonly<Record<Question, (parcel: Parcel) => Promise<void>>> = {
    remote: ({ key }) => submit(key, { remote: true }),
    price: ({ key, price }) => submit(key, { total: price?.total }),
    unpaid: ({ key }) => pay(key, null),
    payPrice: ({ key, price }) => pay(key, price),
    noAnswer: ({ key }) => submit(key, tries.get(key)),
    again: ({ key, order }) => print(key, order as OrderSummary, reason),
    notPrinted: ({ key, order }) => print(key, order as OrderSummary, reason),
  };
  return {
    begin: (key: number) => told(key, submit(key)),
    agree: (key: number) => {
      const parcel = get(key);
      if (!parcel.question) return Promise.resolve();
      return told(key, agreeTo[parcel.question](parcel));
    },
  };
};
