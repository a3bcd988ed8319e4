export { printKeysOf } from './signing/printKeys.ts';
