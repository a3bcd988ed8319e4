export { approvalsSamples as samples } from './approvals.samples.ts';
export { approvedChange } from './approvalsTestSteps.ts';
export { subjects } from './approvalsTestSubjects.ts';
