export { keepingSamples as samples } from './keeping.samples.ts';
export { bareMerchant, subjects } from './keepingTestSubjects.ts';
