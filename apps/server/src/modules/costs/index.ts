export { carrierWeightOf } from './carrierWeight.ts';
export { get as costChange, list as listCostChanges } from './changeList.service.ts';
export { announceChange, announceChanges, recordCredit, undoChanges } from './changes.service.ts';
export { sweepCostChanges } from './costChanges.sweep.ts';
export {
  confirm as confirmChanges,
  confirmOfOrders,
  dispute as disputeChange,
} from './disputes.service.ts';
export {
  giveBack,
  isUndecided,
  type PaidChange,
  paidChanges,
} from './giveBack.service.ts';
