export { canMail } from './messageMail.service.ts';
export { raiseMessage } from './messages.service.ts';
