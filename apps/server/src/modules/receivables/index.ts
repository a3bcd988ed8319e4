export { overdueStop } from './overdue.service.ts';
