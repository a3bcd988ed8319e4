export { staffSamples as samples } from './staff.samples.ts';
export { hire, newRole } from './staffTestSteps.ts';
export { subjects } from './staffTestSubjects.ts';
