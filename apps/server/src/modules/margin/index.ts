export { percentOf } from './percent.ts';
export { marginColumns } from './reckon.repository.ts';
