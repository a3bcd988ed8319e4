export { label } from './papers/label.service.ts';
export { batch as papersAsFile, check as checkPapers } from './papers/papers.service.ts';
export { printKeysOf } from './signing/printKeys.ts';
