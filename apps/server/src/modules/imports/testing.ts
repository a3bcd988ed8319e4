export { importsSamples as samples } from './imports.samples.ts';
export { csvOf, sampleHeaders, sampleRow, xlsxOf } from './importsTestFiles.ts';
export { finished, rowsOf, upload } from './importsTestSteps.ts';
export { subjects } from './importsTestSubjects.ts';
