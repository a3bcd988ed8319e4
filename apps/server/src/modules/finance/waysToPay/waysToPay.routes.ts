import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../../platform/http/bind.ts';
import * as accounts from './bankAccounts.service.ts';
import * as codes from './paymentCodes.service.ts';

export const waysToPayRoutes: Bound[] = [
  bind(contract.listBankAccounts, ({ ctx }) => accounts.list(ctx)),
  bind(contract.addBankAccount, ({ ctx, body }) => accounts.add(ctx, body)),
  bind(contract.editBankAccount, ({ ctx, body }) => accounts.edit(ctx, body)),
  bind(contract.listPaymentCodes, ({ ctx }) => codes.list(ctx)),
  bind(contract.addPaymentCode, ({ ctx, body }) => codes.add(ctx, body)),
  bind(contract.editPaymentCode, ({ ctx, body }) => codes.edit(ctx, body)),
];
