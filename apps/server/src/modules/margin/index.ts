export { marginColumns } from './reckon.repository.ts';
