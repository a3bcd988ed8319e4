import type { Module } from '../module.ts';
import { systemRoutes } from './system.routes.ts';

export const systemModule: Module = {
  name: 'system',
  routes: systemRoutes,
  expired: ["delete from deleted_records where deleted_at < now() - interval '1 day'"],
};
