import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../platform/http/bind.ts';
import * as threads from './threads.service.ts';

export const threadsRoutes: Bound[] = [
  bind(contract.getThread, ({ ctx, query }) => threads.get(ctx, query.id)),
  bind(contract.sendThreadMessage, ({ ctx, body }) => threads.send(ctx, body)),
  bind(contract.readThread, ({ ctx, body }) => threads.read(ctx, body)),
];
