import type { Module } from '../module.ts';
import { serviceRoutes } from './service.routes.ts';
import { serviceWaits } from './service.waits.ts';
import { serviceTalk } from './serviceTalk.ts';

export const serviceModule: Module = {
  name: 'service',
  routes: serviceRoutes,
  talks: [serviceTalk],
  waits: [serviceWaits],
};
