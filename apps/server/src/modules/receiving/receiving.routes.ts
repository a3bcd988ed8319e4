import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../platform/http/bind.ts';
import * as arrivals from './arrivals.service.ts';
import { look } from './look.service.ts';
import * as receipts from './receipts.service.ts';
import { receive } from './receive.service.ts';
import * as strays from './strays.service.ts';
import { receiveRest } from './without.service.ts';

export const receivingRoutes: Bound[] = [
  bind(contract.lookAtNumber, ({ ctx, body }) => look(ctx, body)),
  bind(contract.receiveParcel, ({ ctx, body }) => receive(ctx, body)),
  bind(contract.receiveWithout, ({ ctx, body }) => receiveRest(ctx, body)),
  bind(contract.listReceipts, ({ ctx, body }) => receipts.list(ctx, body)),
  bind(contract.listToPrint, ({ ctx, query }) => receipts.toPrint(ctx, query)),
  bind(contract.signIn, ({ ctx, body }) => arrivals.signIn(ctx, body)),
  bind(contract.listArrivals, ({ ctx, query }) => arrivals.list(ctx, query)),
  bind(contract.takeInStray, ({ ctx, body }) => strays.takeInUnforecast(ctx, body)),
  bind(contract.listStrays, ({ ctx, body }) => strays.list(ctx, body)),
  bind(contract.giveStrayOrder, ({ ctx, body }) => strays.giveOrder(ctx, body)),
];
