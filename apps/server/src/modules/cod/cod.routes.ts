import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../platform/http/bind.ts';
import * as lines from './codLines.service.ts';
import * as orders from './codList.service.ts';
import * as decisions from './decisions.service.ts';
import * as remittances from './remittances.service.ts';

export const codRoutes: Bound[] = [
  bind(contract.listCodOrders, ({ ctx, body }) => orders.list(ctx, body)),
  bind(contract.decideCod, ({ ctx, body }) => decisions.decide(ctx, body)),
  bind(contract.approveCod, ({ ctx, body }) => decisions.approve(ctx, body)),
  bind(contract.listCodCarriers, ({ ctx }) => remittances.carriers(ctx)),
  bind(contract.listRemittances, ({ ctx, query }) => remittances.list(ctx, query)),
  bind(contract.addRemittance, ({ ctx, body }) => remittances.add(ctx, body)),
  bind(contract.getRemittance, ({ ctx, query }) => remittances.get(ctx, query.id)),
  bind(contract.postRemittance, ({ ctx, body }) => remittances.post(ctx, body)),
  bind(contract.discardRemittance, ({ ctx, body }) => remittances.discard(ctx, body)),
  bind(contract.listCodLines, ({ ctx, query }) => lines.list(ctx, query)),
  bind(contract.matchCodLine, ({ ctx, body }) => lines.match(ctx, body)),
  bind(contract.setCodLineAside, ({ ctx, body }) => lines.setAside(ctx, body)),
];
