import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../platform/http/bind.ts';
import * as changes from './handOver/changeList.service.ts';
import * as handOver from './handOver/handOver.service.ts';
import * as lists from './lists/lists.service.ts';
import * as sheet from './sheet/sheet.service.ts';
import * as waiting from './waiting/waiting.service.ts';

export const shipmentRoutes: Bound[] = [
  bind(contract.listWaitingOrders, ({ ctx, body }) => waiting.list(ctx, body)),
  bind(contract.getDeliverProProduct, ({ ctx }) => waiting.lines(ctx)),
  bind(contract.batchDeliver, ({ ctx, query }) => waiting.preview(ctx, query)),
  bind(contract.scanWaiting, ({ ctx, body }) => waiting.scan(ctx, body)),
  bind(contract.confirmDeliver, ({ ctx, body }) => handOver.confirm(ctx, body)),
  bind(contract.confirmDeliverByShipper, ({ ctx, body }) => handOver.confirmByShipper(ctx, body)),
  bind(contract.editShipment, ({ ctx, body }) => changes.edit(ctx, body)),
  bind(contract.takeBackShipment, ({ ctx, body }) => changes.takeBack(ctx, body)),
  bind(contract.listShipments, ({ ctx, body }) => lists.list(ctx, body)),
  bind(contract.listShipmentWarehouses, ({ ctx }) => lists.warehouses(ctx)),
  bind(contract.getDeliverDetail, ({ ctx, query }) => lists.detail(ctx, query.id)),
  bind(contract.listShipmentOrders, ({ ctx, body }) => lists.orders(ctx, body)),
  bind(contract.deliverPrint, ({ ctx, query }) => sheet.print(ctx, query.id)),
];
