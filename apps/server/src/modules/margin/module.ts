import type { Module } from '../module.ts';
import { marginExport, orderMarginExport } from './margin.export.ts';
import { marginRoutes } from './margin.routes.ts';
import { sweepMargins, sweepMarginsAgain } from './margin.sweep.ts';

export const marginModule: Module = {
  name: 'margin',
  routes: marginRoutes,
  exports: [marginExport, orderMarginExport],
  often: [sweepMargins],
  nightly: [sweepMarginsAgain],
};
