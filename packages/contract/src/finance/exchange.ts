import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id } from '../wire/fields.ts';
import { hasDecimalsOf, tooManyDecimals } from '../wire/money.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';

const Amount = z
  .string('web.verify.19')
  .check(z.trim(), z.regex(/^(?!0+(\.0+)?$)\d{1,12}(\.\d{1,3})?$/, 'web.verify.19'));

/** From one of the merchant's wallets to another, at the rate of the tenant. */
export const ExchangeForm = z
  .strictObject({
    from: CurrencyField,
    to: CurrencyField,
    amount: Amount,
    /** Which side the amount is of: what is given, or what is wanted. */
    side: z._default(z.enum(['sold', 'bought']), 'sold'),
  })
  .check(
    z.refine(({ from, to }) => from !== to, { path: ['to'], error: 'web.verify.41' }),
    z.refine(({ from, to, amount, side }) => hasDecimalsOf(amount, side === 'sold' ? from : to), {
      path: ['amount'],
      error: tooManyDecimals,
    }),
  );
export type ExchangeForm = z.infer<typeof ExchangeForm>;

export const ExchangeQuote = z.strictObject({
  id: z.string(),
  from: CurrencyField,
  to: CurrencyField,
  sold: AmountField,
  bought: AmountField,
  /** What one unit of the first is worth in the second, for people to read. */
  rate: z.string(),
  /** Of the wallet that gives. */
  available: AmountField,
  isEnough: z.boolean(),
  /** How long it holds. */
  seconds: z.number(),
});
export type ExchangeQuote = z.infer<typeof ExchangeQuote>;

/** What an exchange would give; the rate is kept for a moment. */
export const quoteExchange = call({
  method: 'POST',
  path: '/financial/exchangeQuote',
  access: 'financial:exchange',
  body: ExchangeForm,
  result: ExchangeQuote,
  refuses: ['account.notActive', 'exchange.noRate', 'exchange.tooSmall', 'request.invalid'],
});

/** Takes a quote: both wallets move, or neither. */
export const takeExchange = call({
  method: 'POST',
  path: '/financial/exchange',
  access: 'financial:exchange',
  idempotent: true,
  log: { menu: 'finance', type: 'create' },
  body: z.strictObject({ id: id('exchange') }),
  result: z.strictObject({
    no: z.string(),
    from: CurrencyField,
    to: CurrencyField,
    sold: AmountField,
    bought: AmountField,
  }),
  refuses: [
    'account.notActive',
    'account.frozen',
    'exchange.notFound',
    'exchange.expired',
    'exchange.rateChanged',
    'wallet.tooLow',
  ],
});
