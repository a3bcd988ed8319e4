export { announceChange, recordCredit, undoChanges } from './costChanges.service.ts';
export { sweepCostChanges } from './costChanges.sweep.ts';
