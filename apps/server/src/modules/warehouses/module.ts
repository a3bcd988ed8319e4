import type { Module } from '../module.ts';
import { badgesRoutes } from './badges/badges.routes.ts';
import { housesRoutes } from './houses/houses.routes.ts';

export const warehousesModule: Module = {
  name: 'warehouses',
  routes: [...housesRoutes, ...badgesRoutes],
};
