import type { Module } from '../module.ts';
import { approvalsRoutes } from './approvals.routes.ts';
import { approvalWaits } from './approvals.waits.ts';

export const approvalsModule: Module = {
  name: 'approvals',
  routes: approvalsRoutes,
  waits: approvalWaits,
};
