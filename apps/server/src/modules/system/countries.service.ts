export { countries } from './reference/countries.ts';
