import { type Currency, isCurrency, type Result, type rechargeInfo } from '@alpaca/contract';
import type { Filled } from './filled.ts';

type Info = Result<typeof rechargeInfo>;

/** The account of a currency, where there is no choice. */
export const soleBank = ({ bankInfos }: Pick<Info, 'bankInfos'>, currency: Currency) => {
  const [first, ...others] = bankInfos.filter((bank) => bank.currency === currency);
  return others.length === 0 ? first?.id : undefined;
};

/** How the form begins: with the currency and amount that the address asks for. */
export const begun = (info: Info, asked: URLSearchParams): Partial<Filled> => {
  const named = asked.get('currency') ?? '';
  const wanted = isCurrency(named) && info.currencies.includes(named) ? named : undefined;
  const currency = wanted ?? info.currencies[0] ?? 'CNY';
  const amount = asked.get('amount') ?? '';
  const bankInfo = soleBank(info, currency);
  return {
    payMethod: 'bankTransfer',
    currency,
    credentials: [],
    // An amount is of the currency it was asked in.
    ...(wanted && /^\d{1,12}(\.\d{1,3})?$/.test(amount) && { amount }),
    ...(bankInfo && { bankInfo }),
  };
};
