import * as contract from '@alpaca/contract';
import { bind } from '../../platform/http/bind.ts';
import * as logs from './logs.service.ts';
import { sealing } from './sealing/sealing.service.ts';
import * as signIns from './signIns/signIns.service.ts';

export const logsRoutes = [
  bind(contract.getLogList, ({ ctx, query }) => logs.list(ctx, query)),
  bind(contract.getLogMenus, ({ ctx }) => logs.menus(ctx)),
  bind(contract.getLogDetail, ({ ctx, query }) => logs.get(ctx, query.id)),
  bind(contract.getLogSealing, ({ ctx }) => sealing(ctx)),
  bind(contract.listSignIns, ({ ctx, query }) => signIns.list(ctx, query)),
];
