export { addReturn } from './addReturn.service.ts';
