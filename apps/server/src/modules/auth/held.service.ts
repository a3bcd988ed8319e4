/** What users may do, for modules that sign-in itself makes use of. */
export { permissionsOfMany } from './users.repository.ts';
