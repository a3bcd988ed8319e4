import type { Module } from '../module.ts';
import { approvalsRoutes } from './approvals.routes.ts';

export const approvalsModule: Module = {
  name: 'approvals',
  routes: approvalsRoutes,
};
