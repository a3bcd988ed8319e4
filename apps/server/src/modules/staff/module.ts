import type { Module } from '../module.ts';
import { overGrants } from './overGrants.ts';
import { staffRoutes } from './staff.routes.ts';

export const staffModule: Module = {
  name: 'staff',
  routes: staffRoutes,
  pumps: [overGrants],
};
