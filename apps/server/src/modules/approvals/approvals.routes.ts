import * as contract from '@alpaca/contract';
import { bind } from '../../platform/http/bind.ts';
import * as approvals from './approvals.service.ts';

export const approvalsRoutes = [
  bind(contract.askTerms, ({ ctx, body }) => approvals.forTerms(ctx, body)),
  bind(contract.askPriceGroup, ({ ctx, body }) => approvals.forPriceGroup(ctx, body)),
  bind(contract.askAdjustment, ({ ctx, body }) => approvals.forAdjustment(ctx, body)),
  bind(contract.listApprovals, ({ ctx, query }) => approvals.list(ctx, query)),
  bind(contract.getApproval, ({ ctx, query }) => approvals.read(ctx, query.id)),
  bind(contract.listDeciders, ({ ctx }) => approvals.deciders(ctx)),
  bind(contract.decideApproval, ({ ctx, body }) => approvals.decide(ctx, body)),
  bind(contract.takeBackApproval, ({ ctx, body }) => approvals.takeBack(ctx, body.id)),
];
