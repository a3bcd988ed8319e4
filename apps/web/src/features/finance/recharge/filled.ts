import type { Currency, payMethods, TopUpForm } from '@alpaca/contract';
import type { Dayjs } from 'dayjs';
import { wireFormat } from '../../../shared/inputs/dateRange.ts';
import type { UploadedFile } from '../../../shared/inputs/UploadField.tsx';

/** What the form holds. */
export interface Filled {
  amount: string;
  currency: Currency;
  payMethod: (typeof payMethods)[number];
  bankInfo?: string;
  payerName?: string;
  payerAccount?: string;
  remitTime?: Dayjs | null;
  credentials?: readonly UploadedFile[];
  remark?: string;
}

export const timeOf = (time: Dayjs | null | undefined) =>
  time ? { remitTime: time.format(wireFormat) } : {};

/** What is not asked for by the chosen way stays unsaid, even if it was filled in before. */
export const bodyOf = (filled: Filled): TopUpForm => {
  const { amount, currency, payMethod, bankInfo, payerName, payerAccount, remark } = filled;
  if (payMethod === 'online') return { amount, currency, payMethod, credentials: [] };
  return {
    amount,
    currency,
    payMethod,
    ...(payMethod === 'bankTransfer' && { bankInfo }),
    payerName,
    payerAccount,
    remark,
    ...timeOf(filled.remitTime),
    credentials: (filled.credentials ?? []).map(({ key }) => key),
  };
};
