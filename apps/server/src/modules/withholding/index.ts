export { intercept, letGoOn } from './intercept.service.ts';
