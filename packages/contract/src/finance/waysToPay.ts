import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id, optionalTextOf, text } from '../wire/fields.ts';
import { CurrencyField } from '../wire/moneyFields.ts';
import { Revision, revised, Saved } from '../wire/revision.ts';

export const accountTypes = ['company', 'personal'] as const;

const account = {
  accountType: z.enum(accountTypes, 'web.verify.41'),
  owner: text(100),
  accountNumber: text(40).check(z.regex(/^[0-9A-Za-z][0-9A-Za-z -]*$/, 'web.verify.9')),
  bank: text(100),
  swift: optionalTextOf(/^([A-Za-z0-9]{8}|[A-Za-z0-9]{11})?$/, 'web.verify.9', 20),
  currency: CurrencyField,
  /** Whether merchants are offered it. */
  isShown: z.boolean(),
};
export const BankAccountForm = z.strictObject(account);
export type BankAccountForm = z.infer<typeof BankAccountForm>;

/** A bank account of the tenant's, as who keeps it sees it. */
export const BankAccount = z.strictObject({
  id: z.string(),
  ...revised,
  ...account,
  swift: z.string(),
});
export type BankAccount = z.infer<typeof BankAccount>;

const staff = { access: 'ops:waysToPay' } as const;
// Where money goes is not changed by a session that somebody left open.
const edits = { ...staff, idempotent: true, confirms: 'recently' } as const;
const log = (type: 'create' | 'update') => ({ menu: 'waysToPay', type }) as const;

export const listBankAccounts = call({
  ...staff,
  method: 'GET',
  path: '/ops/bankAccount/list',
  rules: { none: 'the tenant’s own accounts' },
  result: z.array(BankAccount),
});

export const addBankAccount = call({
  ...edits,
  method: 'POST',
  path: '/ops/bankAccount/add',
  log: log('create'),
  body: BankAccountForm,
  result: z.strictObject({ id: z.string() }),
});

export const editBankAccount = call({
  ...edits,
  method: 'PUT',
  path: '/ops/bankAccount/edit',
  log: log('update'),
  edits: 'bankAccount',
  body: z.strictObject({ id: id('bankAccount'), revision: Revision, ...account }),
  result: Saved,
  refuses: ['bankInfo.notFound', 'record.changedMeanwhile'],
});

export const scannedMethods = ['alipay', 'wechat'] as const;

const code = {
  payMethod: z.enum(scannedMethods, 'web.verify.41'),
  owner: text(100),
  currency: CurrencyField,
  /** The picture: a file that was uploaded for it, or the one that it has. */
  image: text(200),
  isShown: z.boolean(),
};
export const PaymentCodeForm = z.strictObject(code);
export type PaymentCodeForm = z.infer<typeof PaymentCodeForm>;

export const PaymentCode = z.strictObject({ id: z.string(), ...revised, ...code });
export type PaymentCode = z.infer<typeof PaymentCode>;

export const listPaymentCodes = call({
  ...staff,
  method: 'GET',
  path: '/ops/paymentCode/list',
  rules: { none: 'the tenant’s own accounts' },
  result: z.array(PaymentCode),
});

export const addPaymentCode = call({
  ...edits,
  method: 'POST',
  path: '/ops/paymentCode/add',
  log: log('create'),
  body: PaymentCodeForm,
  result: z.strictObject({ id: z.string() }),
  refuses: ['file.notFound'],
});

export const editPaymentCode = call({
  ...edits,
  method: 'PUT',
  path: '/ops/paymentCode/edit',
  log: log('update'),
  edits: 'paymentCode',
  body: z.strictObject({ id: id('paymentCode'), revision: Revision, ...code }),
  result: Saved,
  refuses: ['paymentCode.notFound', 'file.notFound', 'record.changedMeanwhile'],
});
