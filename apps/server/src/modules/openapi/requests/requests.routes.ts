import * as contract from '@alpaca/contract';
import { bind } from '../../../platform/http/bind.ts';
import { replay } from './replay.service.ts';
import { list } from './requests.service.ts';

export const requestRoutes = [
  bind(contract.listApiRequests, ({ ctx, query }) => list(ctx, query)),
  bind(contract.replayApiRequest, ({ ctx, body }) => replay(ctx, body)),
];
