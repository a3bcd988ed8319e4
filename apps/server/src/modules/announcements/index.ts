export { raiseMessage } from './messages.service.ts';
