import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../platform/http/bind.ts';
import { exports } from '../exports/index.ts';
import * as changes from './changeList.service.ts';
import * as disputes from './disputes.service.ts';
import * as tolerances from './tolerances.service.ts';

export const costsRoutes: Bound[] = [
  bind(contract.listCostChanges, ({ ctx, body }) => changes.list(ctx, body)),
  bind(contract.getCostChange, ({ ctx, query }) => changes.get(ctx, query.id)),
  bind(contract.exportCostChanges, ({ ctx, body }) =>
    exports.start(ctx, { kind: 'costChange', ...body }),
  ),
  bind(contract.confirmCostChanges, ({ ctx, body }) => disputes.confirm(ctx, body)),
  bind(contract.countSmallChanges, ({ ctx, query }) => disputes.countSmall(ctx, query)),
  bind(contract.confirmSmallChanges, ({ ctx, body }) => disputes.confirmSmall(ctx, body)),
  bind(contract.disputeCostChange, ({ ctx, body }) => disputes.dispute(ctx, body)),
  bind(contract.answerProposal, ({ ctx, body }) => disputes.answer(ctx, body)),
  bind(contract.proposeCostChange, ({ ctx, body }) => disputes.propose(ctx, body)),
  bind(contract.decideCostChange, ({ ctx, body }) => disputes.decide(ctx, body)),
  bind(contract.withdrawCostChange, ({ ctx, body }) => disputes.withdraw(ctx, body)),
  bind(contract.listTolerances, ({ ctx }) => tolerances.list(ctx)),
  bind(contract.addTolerance, ({ ctx, body }) => tolerances.add(ctx, body)),
  bind(contract.deleteTolerance, ({ ctx, query }) => tolerances.remove(ctx, query.id)),
];
