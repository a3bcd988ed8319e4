import type { Module } from '../module.ts';
import { noteFunds } from './overdue.service.ts';
import { receivableExport, statementExport } from './receivables.export.ts';
import { receivablesRoutes } from './receivables.routes.ts';
import { sweepNewlyOverdue, sweepReceivables } from './receivables.sweep.ts';
import { receivablesWaits } from './receivables.waits.ts';

export const receivablesModule: Module = {
  name: 'receivables',
  routes: receivablesRoutes,
  exports: [statementExport, receivableExport],
  waits: receivablesWaits,
  // The talk about a statement is of all who look after receivables, wherever they work.
  talks: [{ kind: 'statement', staffAt: async () => null }],
  funded: noteFunds,
  often: [sweepReceivables],
  nightly: [sweepNewlyOverdue],
};
