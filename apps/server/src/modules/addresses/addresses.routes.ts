import * as contract from '@alpaca/contract';
import { bind } from '../../platform/http/bind.ts';
import { imports } from '../imports/index.ts';
import * as addresses from './addresses.service.ts';
import * as delivery from './deliveryAddresses.service.ts';

const shipperRoutes = [
  bind(contract.listShippers, ({ ctx, query }) => addresses.list(ctx, 'shipper', query)),
  bind(contract.allShippers, ({ ctx, query }) => addresses.pick(ctx, 'shipper', query)),
  bind(contract.queryShipperById, ({ ctx, query }) => addresses.read(ctx, 'shipper', query.id)),
  bind(contract.listShipperTags, ({ ctx }) => addresses.tags(ctx, 'shipper')),
  bind(contract.addShipper, ({ ctx, body }) => addresses.add(ctx, 'shipper', body)),
  bind(contract.editShipper, ({ ctx, body }) => addresses.edit(ctx, 'shipper', body)),
  bind(contract.deleteShippers, ({ ctx, body }) => addresses.remove(ctx, 'shipper', body.ids)),
  bind(contract.restoreShippers, ({ ctx, body }) => addresses.restore(ctx, 'shipper', body.ids)),
  bind(contract.setDefaultShipper, ({ ctx, body }) =>
    addresses.setDefault(ctx, 'shipper', body.id),
  ),
  bind(contract.getShipperExcelUrl, ({ ctx }) => imports.templateUrl(ctx, 'shipper')),
  bind(contract.getDefaultShipper, ({ ctx }) => addresses.readDefault(ctx, 'shipper')),
];

const consigneeRoutes = [
  bind(contract.listConsignees, ({ ctx, query }) => addresses.list(ctx, 'consignee', query)),
  bind(contract.allConsignees, ({ ctx, query }) => addresses.pick(ctx, 'consignee', query)),
  bind(contract.queryConsigneeById, ({ ctx, query }) => addresses.read(ctx, 'consignee', query.id)),
  bind(contract.listConsigneeTags, ({ ctx }) => addresses.tags(ctx, 'consignee')),
  bind(contract.addConsignee, ({ ctx, body }) => addresses.add(ctx, 'consignee', body)),
  bind(contract.editConsignee, ({ ctx, body }) => addresses.edit(ctx, 'consignee', body)),
  bind(contract.deleteConsignees, ({ ctx, body }) => addresses.remove(ctx, 'consignee', body.ids)),
  bind(contract.restoreConsignees, ({ ctx, body }) =>
    addresses.restore(ctx, 'consignee', body.ids),
  ),
  bind(contract.setDefaultConsignee, ({ ctx, body }) =>
    addresses.setDefault(ctx, 'consignee', body.id),
  ),
  bind(contract.getConsigneeExcelUrl, ({ ctx }) => imports.templateUrl(ctx, 'consignee')),
  bind(contract.getDefaultConsignee, ({ ctx }) => addresses.readDefault(ctx, 'consignee')),
];

export const addressesRoutes = [
  ...shipperRoutes,
  ...consigneeRoutes,
  bind(contract.listDeliveryCodes, ({ ctx, query }) => delivery.list(ctx, query)),
  bind(contract.queryDeliveryAddressById, ({ ctx, query }) => delivery.read(ctx, query.id)),
  bind(contract.addDeliveryAddress, ({ ctx, body }) => delivery.add(ctx, body)),
  bind(contract.editDeliveryAddress, ({ ctx, body }) => delivery.edit(ctx, body)),
];
