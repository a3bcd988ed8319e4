import type { debugWebhook, Parsed } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { debugSignature } from './debugSignature.ts';
import { sentBody } from './deliveries.repository.ts';
import { requireEndpoint } from './endpoints.repository.ts';
import { secretsOf } from './sealedSecret.ts';
import { eventIdOf } from './signature.ts';

export const debug = async (ctx: Ctx, { id, ...given }: Parsed<typeof debugWebhook>['body']) => {
  const endpoint = await requireEndpoint(ctx, id);
  const eventId = eventIdOf(given.messageId.trim());
  const sent = eventId === null ? null : await sentBody(ctx, id, eventId);
  const known = { sent, secrets: secretsOf(ctx, endpoint), now: Date.now() };
  const { messageId, timestamp } = given;
  const received = { ...given, messageId: messageId.trim(), timestamp: timestamp.trim() };
  return debugSignature(known, received);
};
