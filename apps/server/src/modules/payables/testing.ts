export { bookBill, passBillOn } from './billsTestSteps.ts';
export { payablesSamples as samples } from './payables.samples.ts';
export { openPayablesKit, type SheetLine } from './payablesTestKit.ts';
export { subjects } from './payablesTestSubjects.ts';
