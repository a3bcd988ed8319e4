import type { Module } from '../module.ts';
import { filesRoutes } from './files.routes.ts';
import { sweepFiles } from './files.sweep.ts';

export const filesModule: Module = {
  name: 'files',
  routes: filesRoutes,
  nightly: [sweepFiles],
};
