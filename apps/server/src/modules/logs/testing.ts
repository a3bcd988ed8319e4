export { logsSamples as samples } from './logs.samples.ts';
export { subjects } from './logsTestSubjects.ts';
export { checkLog } from './sealing/logCheck.sweep.ts';
