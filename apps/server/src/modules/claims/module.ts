import type { Module } from '../module.ts';
import { claimExports } from './claims.export.ts';
import { claimsRoutes } from './claims.routes.ts';
import { sweepClaims } from './claims.sweep.ts';
import { claimsWaits } from './claims.waits.ts';
import { claimTalk } from './claimTalk.ts';

export const claimsModule: Module = {
  name: 'claims',
  routes: claimsRoutes,
  exports: claimExports,
  waits: claimsWaits,
  talks: [claimTalk],
  often: [sweepClaims],
};
