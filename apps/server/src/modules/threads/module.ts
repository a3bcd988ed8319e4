import type { Module } from '../module.ts';
import { threadFileGuard } from './fileGuard.ts';
import { threadsRoutes } from './threads.routes.ts';

export const threadsModule: Module = {
  name: 'threads',
  routes: threadsRoutes,
  fileGuards: [threadFileGuard],
};
