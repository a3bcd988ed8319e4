export { codSamples as samples } from './cod.samples.ts';
export { codRemittanceImport } from './codRemittance.import.ts';
export { subjects } from './codTestSubjects.ts';
export { creditCod } from './crediting.sweep.ts';
export * as codDecisions from './decisions.service.ts';
export * as remittances from './remittances.service.ts';
