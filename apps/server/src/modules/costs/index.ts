export { announceChange, announceChanges, recordCredit, undoChanges } from './changes.service.ts';
export { sweepCostChanges } from './costChanges.sweep.ts';
export { confirmOfOrders } from './disputes.service.ts';
