export { declarationsSamples as samples } from './declarations.samples.ts';
export { skuForm, taxNumberForm } from './declarationsTestForms.ts';
export { subjects } from './declarationsTestSubjects.ts';
