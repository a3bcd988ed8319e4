import type { RowKey } from '../../platform/fields/job/dueRows.ts';
import type { Module } from '../module.ts';
import { consigneeExport, shipperExport } from './addresses.export.ts';
import { consigneeImport, shipperImport } from './addresses.import.ts';
import { deriveAnew } from './addresses.repository.ts';
import { addressesRoutes } from './addresses.routes.ts';
import { addressSteps } from './addresses.steps.ts';
import * as deliveryAddresses from './deliveryAddresses.service.ts';
import { parseRoutes } from './parse/parse.routes.ts';

const idsIn = (keys: readonly RowKey[]) => keys.map(([id]) => id as string);

export const addressesModule: Module = {
  name: 'addresses',
  routes: [...addressesRoutes, ...parseRoutes],
  imports: [shipperImport, consigneeImport],
  exports: [shipperExport, consigneeExport],
  firstSteps: addressSteps,
  followers: {
    'shippers.phone': (ctx, keys) => deriveAnew(ctx, 'shipper', idsIn(keys)),
    'consignees.phone': (ctx, keys) => deriveAnew(ctx, 'consignee', idsIn(keys)),
    'delivery_addresses.phone': (ctx, keys) => deliveryAddresses.deriveAnew(ctx, idsIn(keys)),
  },
};
