export { declarationsSamples as samples } from './declarations.samples.ts';
export { taxNumberForm } from './declarationsTestForms.ts';
export { subjects } from './declarationsTestSubjects.ts';
