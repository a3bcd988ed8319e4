import { headers } from '@alpaca/contract';
import type { InjectOptions } from 'fastify';
import type { Ctx, Session } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { ownMerchant } from '../../../platform/ownMerchant.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type KnownKey, ownerOf } from '../door/keySession.service.ts';
import { doorOf } from '../door/ownDoor.ts';
import { withPass } from '../door/replayPass.ts';
import { openSandbox } from '../sandbox/openSandbox.ts';
import { answerText } from './answerText.ts';
import { requireRequest } from './requests.repository.ts';
import { canSeal, type Original, unsealRequest } from './sealedRequest.ts';

type Kept = Awaited<ReturnType<typeof requireRequest>>;

/** As the key, but with what the person who asks may do, and in the sandbox only. */
const sandboxKey = async (ctx: Ctx, { slot, key_id, prefix }: Kept): Promise<KnownKey> => {
  const merchantId = ownMerchant(ctx);
  const owner = (await ownerOf(ctx, merchantId)) ?? refuse('apiRequest.notFound');
  const person = ctx.session as Session;
  return {
    tenant: await openSandbox(ctx, merchantId),
    keptIn: ctx.tenant.id,
    // In a sandbox nobody else is known.
    session: { ...person, id: key_id, userId: owner.id, username: prefix },
    slot,
    facts: { revokedAt: null, expiresAt: null, graceUntil: null, addresses: [] },
    ownerId: owner.id,
    isReplay: true,
  };
};

const ask = (ctx: Ctx, { method, url, body }: Original, authorization: string) =>
  doorOf(ctx.node).inject({
    method: method as NonNullable<InjectOptions['method']>,
    url,
    headers: {
      authorization,
      'accept-language': ctx.lang === 'zh_CN' ? 'zh' : 'en',
      [headers.idempotencyKey]: newId(),
    },
    ...(body !== null && { payload: body as object }),
  });

const originalOf = (ctx: Ctx, { id, sealed }: Kept) => {
  const { node, tenant } = ctx;
  if (!canSeal(node)) refuse('apiRequest.notSetUp');
  const original = sealed && unsealRequest(node, `${tenant.id}/${id}`, sealed);
  return original ?? refuse('apiRequest.notKept');
};

/** Asks the same again under another idempotency key, in the sandbox and by the door's own rules. */
export const replay = async (ctx: Ctx, { id }: { id: string }) => {
  const kept = await requireRequest(ctx, id);
  const original = originalOf(ctx, kept);
  ctx.trail?.note({ method: kept.method, path: kept.path });
  const key = await sandboxKey(ctx, kept);
  const started = performance.now();
  const reply = await withPass(key, (pass) => ask(ctx, original, pass));
  const isJson = String(reply.headers['content-type']).includes('json');
  const { answer } = answerText(isJson ? reply.body : reply.rawPayload, undefined);
  return { status: reply.statusCode, ms: Math.round(performance.now() - started), answer };
};
