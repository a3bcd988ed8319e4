export { label } from './papers/label.service.ts';
export { batch as papersAsFile, check as checkPapers } from './papers/papers.service.ts';
export { add as notePrints } from './records/records.service.ts';
export { printKeysOf } from './signing/printKeys.ts';
