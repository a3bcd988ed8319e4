import type { Module } from '../module.ts';
import { accountsRoutes } from './accounts.routes.ts';

export const accountsModule: Module = {
  name: 'accounts',
  routes: accountsRoutes,
};
