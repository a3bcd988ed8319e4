import type { Module } from '../module.ts';
import { realtimeRoutes } from './realtime.routes.ts';

export const realtimeModule: Module = {
  name: 'realtime',
  routes: realtimeRoutes,
};
