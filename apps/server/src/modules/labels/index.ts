export { label } from './papers/label.service.ts';
export { printKeysOf } from './signing/printKeys.ts';
