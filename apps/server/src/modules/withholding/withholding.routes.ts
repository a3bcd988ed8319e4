import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../platform/http/bind.ts';
import * as interception from './intercept.service.ts';
import * as outcomes from './outcomes.service.ts';
import { addPhotos, putAside } from './putAside.service.ts';
import { detail } from './withheldDetail.service.ts';
import { list } from './withheldList.service.ts';

export const withholdingRoutes: Bound[] = [
  bind(contract.listWithheld, ({ ctx, body }) => list(ctx, body)),
  bind(contract.getWithheld, ({ ctx, query }) => detail(ctx, query.orderId)),
  bind(contract.withholdParcel, ({ ctx, body }) => putAside(ctx, body)),
  bind(contract.addParcelPhotos, ({ ctx, body }) => addPhotos(ctx, body)),
  bind(contract.settleWithheld, ({ ctx, body }) => outcomes.settle(ctx, body)),
  bind(contract.bookWithheldAgain, ({ ctx, body }) => outcomes.askAgain(ctx, body)),
  bind(contract.payWithheld, ({ ctx, body }) => outcomes.pay(ctx, body.orderId)),
  bind(contract.giveUpWithheld, ({ ctx, body }) => outcomes.end(ctx, body)),
  bind(contract.listOtherLines, ({ ctx, query }) => outcomes.otherLines(ctx, query.orderId)),
  bind(contract.changeWithheldLine, ({ ctx, body }) => outcomes.takeLine(ctx, body)),
  bind(contract.interceptOrder, ({ ctx, body }) => interception.intercept(ctx, body)),
  bind(contract.letOrderGoOn, ({ ctx, body }) => interception.letGoOn(ctx, body.orderId)),
];
