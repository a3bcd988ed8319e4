import { randomUUID } from 'node:crypto';
import type { MessageProvider } from './port.ts';

/** Sends nothing: the message's row is what the local outbox page shows. */
export const devProvider = (): MessageProvider => ({
  isRead: true,
  send: async () => ({ providerId: `dev-${randomUUID()}` }),
});
