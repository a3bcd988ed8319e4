export { approvalsSamples as samples } from './approvals.samples.ts';
export { approvedChange } from './approvalsTestDesk.ts';
export { subjects } from './approvalsTestSubjects.ts';
