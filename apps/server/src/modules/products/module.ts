import type { Module } from '../module.ts';
import { priceRowImport, remoteAreaImport, zonePlaceImport } from './prices.import.ts';
import { productsRoutes } from './products.routes.ts';

export const productsModule: Module = {
  name: 'products',
  routes: productsRoutes,
  imports: [priceRowImport, zonePlaceImport, remoteAreaImport],
};
