import type { Module } from '../module.ts';
import { findRoutes } from './find.routes.ts';

export const findModule: Module = {
  name: 'find',
  routes: findRoutes,
};
