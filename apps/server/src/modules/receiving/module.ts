import type { Module } from '../module.ts';
import { receivingRoutes } from './receiving.routes.ts';

export const receivingModule: Module = {
  name: 'receiving',
  routes: receivingRoutes,
};
