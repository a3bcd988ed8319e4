export { importsSamples as samples } from './imports.samples.ts';
export { rowsOf, settled, upload } from './importsTestDesk.ts';
export { csvOf, sampleHeaders, sampleRow, xlsxOf } from './importsTestFiles.ts';
export { subjects } from './importsTestSubjects.ts';
