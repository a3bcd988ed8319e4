import type { Module } from '../module.ts';
import { priceRowImport, remoteAreaImport, zonePlaceImport } from './prices.import.ts';
import { productsRoutes } from './products.routes.ts';
import { tellLowRanges } from './ranges/lowRanges.sweep.ts';

export const productsModule: Module = {
  name: 'products',
  routes: productsRoutes,
  often: [tellLowRanges],
  imports: [priceRowImport, zonePlaceImport, remoteAreaImport],
};
