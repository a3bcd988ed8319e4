import * as contract from '@alpaca/contract';
import { bind } from '../../platform/http/bind.ts';
import * as kinds from './forget/keptKinds.service.ts';
import * as exports from './merchants/dataExport.service.ts';
import * as erasures from './merchants/erasures.service.ts';
import * as merchants from './merchants/merchantData.service.ts';

export const keepingRoutes = [
  bind(contract.listKeptKinds, ({ ctx }) => kinds.list(ctx)),
  bind(contract.getMerchantData, ({ ctx, query }) => merchants.read(ctx, query)),
  bind(contract.startDataExport, ({ ctx, body }) => exports.start(ctx, body)),
  bind(contract.askErasure, ({ ctx, body }) => erasures.ask(ctx, body)),
  bind(contract.takeBackErasure, ({ ctx, body }) => erasures.takeBack(ctx, body.id)),
  bind(contract.listErasures, ({ ctx, query }) => merchants.list(ctx, query)),
];
