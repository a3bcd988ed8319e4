import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../platform/http/bind.ts';
import * as bills from './bills/bills.service.ts';
import * as lines from './lines/lines.service.ts';
import * as unbilled from './lines/unbilled.service.ts';
import * as passOn from './passOn/passOn.service.ts';
import * as payees from './payees/payees.service.ts';
import * as runs from './runs/runs.service.ts';

export const payablesRoutes: Bound[] = [
  bind(contract.listPayees, ({ ctx }) => payees.list(ctx)),
  bind(contract.addPayee, ({ ctx, body }) => payees.add(ctx, body)),
  bind(contract.editPayee, ({ ctx, body }) => payees.edit(ctx, body)),
  bind(contract.listPayableEntries, ({ ctx, query }) => payees.ledger(ctx, query)),
  bind(contract.listCarrierBills, ({ ctx, body }) => bills.list(ctx, body)),
  bind(contract.getCarrierBill, ({ ctx, query }) => bills.get(ctx, query.id)),
  bind(contract.addCarrierBill, ({ ctx, body }) => bills.add(ctx, body)),
  bind(contract.postCarrierBill, ({ ctx, body }) => bills.post(ctx, body)),
  bind(contract.discardCarrierBill, ({ ctx, body }) => bills.discard(ctx, body)),
  bind(contract.getPassable, ({ ctx, query }) => passOn.passable(ctx, query.id)),
  bind(contract.passOnCarrierBill, ({ ctx, body }) => passOn.passOn(ctx, body.id)),
  bind(contract.listBillLines, ({ ctx, body }) => lines.list(ctx, body)),
  bind(contract.matchBillLine, ({ ctx, body }) => lines.match(ctx, body)),
  bind(contract.setBillLineAside, ({ ctx, body }) => lines.setAside(ctx, body)),
  bind(contract.listUnbilled, ({ ctx, query }) => unbilled.list(ctx, query)),
  bind(contract.listPaymentRuns, ({ ctx, query }) => runs.list(ctx, query)),
  bind(contract.addPaymentRun, ({ ctx, body }) => runs.add(ctx, body)),
  bind(contract.decidePaymentRun, ({ ctx, body }) => runs.decide(ctx, body)),
  bind(contract.takeBackPaymentRun, ({ ctx, body }) => runs.takeBack(ctx, body)),
  bind(contract.payPaymentRun, ({ ctx, body }) => runs.pay(ctx, body)),
];
