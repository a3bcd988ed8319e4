import type { Reason } from '../../../platform/carrier.ts';
import { isPersonal, lastFour } from '../../../platform/fields/index.ts';
import { maskContacts } from '../../../platform/oplog/masked.ts';
import type { OrderRow } from '../orders.repository.ts';

// A shorter one is a piece of many words.
const leastLength = 6;

const numbersOf = ({ form }: Pick<OrderRow, 'form'>): string[] =>
  [form.shipper, form.consignee]
    .flatMap((party) => Object.entries(party))
    .flatMap(([field, value]) =>
      isPersonal(field) && typeof value === 'string' ? [value, value.replace(/\D/g, '')] : [],
    )
    .filter((number) => number.length >= leastLength);

/**
 * What a carrier said of an order, as it is kept: many repeat the phone or the number that they did not
 * like, and its end tells the merchant which one it was.
 */
export const keptWords = (order: OrderRow, reason: Reason): Reason => {
  if (!('text' in reason)) return reason;
  const text = numbersOf(order).reduce(
    (words, number) => words.replaceAll(number, lastFour(number)),
    reason.text,
  );
  return { ...reason, text: maskContacts(text) };
};
