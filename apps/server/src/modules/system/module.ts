import type { Module } from '../module.ts';
import { systemRoutes } from './system.routes.ts';

export const systemModule: Module = {
  name: 'system',
  routes: systemRoutes,
};
