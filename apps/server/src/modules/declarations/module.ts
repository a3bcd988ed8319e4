import type { Module } from '../module.ts';
import { skuImport, taxNumberImport } from './declarations.import.ts';
import { declarationsRoutes } from './declarations.routes.ts';

export const declarationsModule: Module = {
  name: 'declarations',
  routes: declarationsRoutes,
  imports: [skuImport, taxNumberImport],
};
