import type { Module } from '../module.ts';
import { consigneeExport, shipperExport } from './addresses.export.ts';
import { consigneeImport, shipperImport } from './addresses.import.ts';
import { addressesRoutes } from './addresses.routes.ts';
import { addressSteps } from './addresses.steps.ts';
import { parseRoutes } from './parse/parse.routes.ts';

export const addressesModule: Module = {
  name: 'addresses',
  routes: [...addressesRoutes, ...parseRoutes],
  imports: [shipperImport, consigneeImport],
  exports: [shipperExport, consigneeExport],
  firstSteps: addressSteps,
};
