export { tellMerchant } from './accounts.messages.ts';
export { accountsSamples as samples } from './accounts.samples.ts';
export { subjects } from './accountsTestSubjects.ts';
