import * as contract from '@alpaca/contract';
import { bind } from '../../platform/http/bind.ts';
import { exports } from '../exports/index.ts';
import * as alerts from './balanceAlerts.service.ts';
import * as bank from './bank.service.ts';
import * as bills from './bills.service.ts';
import * as exchanges from './exchanges.service.ts';
import { ofMerchant } from './merchantTransactions.service.ts';
import { overview } from './overview.service.ts';
import { pay } from './payments/payments.service.ts';
import * as checks from './topUpCheck.service.ts';
import * as topUps from './topUps.service.ts';
import * as transactions from './transactions.service.ts';
import { waysToPayRoutes } from './waysToPay/waysToPay.routes.ts';

export const financeRoutes = [
  ...waysToPayRoutes,
  bind(contract.getFinanceOverview, ({ ctx, query }) => overview(ctx, query)),
  bind(contract.saveBalanceAlert, ({ ctx, body }) => alerts.saveAlert(ctx, body)),
  bind(contract.quoteExchange, ({ ctx, body }) => exchanges.quote(ctx, body)),
  bind(contract.takeExchange, ({ ctx, body }) => exchanges.take(ctx, body.id)),
  bind(contract.topUpBalance, ({ ctx, body }) => topUps.submit(ctx, body)),
  bind(contract.topUpForMerchant, ({ ctx, body }) => topUps.submitFor(ctx, body)),
  bind(contract.merchantByCode, ({ ctx, query }) => topUps.merchantOf(ctx, query.code)),
  bind(contract.payTopUp, ({ ctx, body }) => pay(ctx, body.id)),
  bind(contract.topUpList, ({ ctx, query }) => topUps.list(ctx, query)),
  bind(contract.topUpById, ({ ctx, query }) => topUps.detail(ctx, query.id)),
  bind(contract.addTopUpCredentials, ({ ctx, body }) => topUps.addCredentials(ctx, body)),
  bind(contract.topUpCheck, ({ ctx, body }) => checks.check(ctx, body)),
  bind(contract.rechargeInfo, ({ ctx }) => bank.recharge(ctx)),
  bind(contract.bankInfoList, ({ ctx, query }) => bank.bankInfos(ctx, query.currency)),
  bind(contract.paymentCodeList, ({ ctx }) => bank.paymentCodes(ctx)),
  bind(contract.transactionList, ({ ctx, body }) => transactions.list(ctx, body)),
  bind(contract.listMerchantTransactions, ({ ctx, query }) => ofMerchant(ctx, query)),
  bind(contract.transactionSummary, ({ ctx, body }) => transactions.summary(ctx, body)),
  bind(contract.exportTransaction, ({ ctx, body }) =>
    exports.start(ctx, { kind: 'transaction', ...body }),
  ),
  bind(contract.billList, ({ ctx, query }) => bills.list(ctx, query)),
  bind(contract.billDownload, ({ ctx, query }) => bills.download(ctx, query)),
];
