import type { Module } from '../module.ts';
import { shipmentExport } from './lists/shipment.export.ts';
import { shipmentRoutes } from './shipment.routes.ts';
import { shipmentWaits } from './shipment.waits.ts';
import { sweepMissing } from './sweeps/missing.sweep.ts';
import { sweepNotBrought } from './sweeps/notBrought.sweep.ts';

export const shipmentModule: Module = {
  name: 'shipment',
  routes: shipmentRoutes,
  exports: [shipmentExport],
  waits: shipmentWaits,
  often: [sweepMissing, sweepNotBrought],
};
