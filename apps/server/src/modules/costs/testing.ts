export { announceChange, undoChanges } from './changes.service.ts';
export { sweepCostChanges } from './costChanges.sweep.ts';
export { costsSamples as samples } from './costs.samples.ts';
export { subjects } from './costsTestSubjects.ts';
export * as disputes from './disputes.service.ts';
