import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { seal, unseal } from '../../../platform/seal.ts';
import { keyFor } from '../../../platform/secret.ts';

const leastLength = 32;

// Of its own: workers sign webhooks, and need nothing of what signs sessions.
const keyOf = (ctx: Ctx) => {
  const { webhookKey } = ctx.node.config;
  if (webhookKey.length < leastLength) refuse('webhook.notSetUp');
  return keyFor({ secret: webhookKey }, 'webhook secrets');
};

const about = (ctx: Ctx, endpointId: string) => `${ctx.tenant.id}/${endpointId}`;

export const sealSecret = (ctx: Ctx, endpointId: string, secret: string) =>
  seal(keyOf(ctx), secret, about(ctx, endpointId));

interface Sealed {
  id: string;
  secret: Buffer;
  former_secret: Buffer | null;
  former_until: Date | null;
}

/** What an endpoint's messages are signed by at this moment, the current secret first. */
export const secretsOf = (ctx: Ctx, { id, secret, ...former }: Sealed): string[] => {
  const isFormerGood = former.former_until !== null && former.former_until.getTime() > Date.now();
  const sealed = former.former_secret && isFormerGood ? [secret, former.former_secret] : [secret];
  return sealed.map((each) => unseal(keyOf(ctx), each, about(ctx, id)));
};
