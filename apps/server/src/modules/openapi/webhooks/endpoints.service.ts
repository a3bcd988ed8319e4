import {
  type editWebhook,
  formerSecretHours,
  type NewWebhookSecret,
  type Parsed,
  type WebhookForm,
  type WebhookOffReason,
  type WebhookView,
  webhooksMost,
} from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  type Edited,
  requireRevision,
  saveRevision,
} from '../../../platform/revisions/revisions.ts';
import { requireAllowedUrl } from './allowedUrl.ts';
import * as repo from './endpoints.repository.ts';
import { sealSecret } from './sealedSecret.ts';
import { makeSecret } from './signature.ts';

const edited: Edited = {
  kind: 'webhook',
  table: 'webhook_endpoints',
  missing: 'webhook.notFound',
};

const formOf = ({ url, description, types, is_on }: repo.Endpoint) => ({
  url,
  description,
  types: types as WebhookForm['types'],
  isOn: is_on,
});

/** Each once and in one order, so that another order is no change. */
const termsOf = ({ url, description = '', types }: WebhookForm) => ({
  url,
  description,
  types: [...new Set(types)].sort(),
});

export const list = async (ctx: Ctx): Promise<WebhookView[]> => {
  const [rows, countOf] = await Promise.all([repo.allEndpoints(ctx), repo.countsByState(ctx)]);
  const at = (moment: Date | null) => moment && toWire(moment, ctx.tenant.zone);
  return rows.map((row) => ({
    ...formOf(row),
    id: row.id,
    revision: row.revision,
    offReason: row.off_reason as WebhookOffReason | null,
    offTime: at(row.off_at),
    failingSinceTime: at(row.failing_since),
    nextTime: at(row.due_at),
    waiting: countOf(row.id, 'waiting'),
    kept: countOf(row.id, 'kept'),
    failed: countOf(row.id, 'failed'),
    formerTime: at(row.former_until && row.former_until > new Date() ? row.former_until : null),
    createTime: toWire(row.created_at, ctx.tenant.zone),
  }));
};

export const add = (ctx: Ctx, form: WebhookForm): Promise<NewWebhookSecret> =>
  inTx(ctx, async (ctx) => {
    requireAllowedUrl(ctx, form.url);
    // Two at once may make one more: the limit only keeps the work small.
    if ((await repo.allEndpoints(ctx)).length >= webhooksMost) refuse('webhook.tooMany');
    const id = newId();
    const secret = makeSecret();
    await repo.insertEndpoint(ctx, { id, ...termsOf(form), secret: sealSecret(ctx, id, secret) });
    ctx.trail?.note({ url: form.url });
    return { id, secret };
  });

export const edit = (
  ctx: Ctx,
  { id, revision, isOn, ...form }: Parsed<typeof editWebhook>['body'],
) =>
  inTx(ctx, async (ctx) => {
    const row = await repo.lockEndpoint(ctx, id);
    const terms = termsOf(form);
    const before = formOf(row);
    const after = { ...terms, isOn };
    const saved = await saveRevision(ctx, edited, { id, revision, before, after });
    if (terms.url !== row.url) {
      requireAllowedUrl(ctx, terms.url);
      await repo.forgetFailures(ctx, id);
    }
    await repo.setTerms(ctx, id, terms);
    if (isOn && !row.is_on) await repo.switchOn(ctx, id);
    if (!isOn && row.is_on) await repo.switchOff(ctx, id, 'hand');
    ctx.trail?.note({ url: terms.url });
    return saved;
  });

type Asked = { id: string; revision: number };

export const remove = (ctx: Ctx, asked: Asked) =>
  inTx(ctx, async (ctx) => {
    const { url } = await repo.lockEndpoint(ctx, asked.id);
    await requireRevision(ctx, edited, asked);
    await repo.deleteEndpoint(ctx, asked.id);
    ctx.trail?.note({ url });
    return null;
  });

const hourMs = 3_600_000;

export const rollSecret = (ctx: Ctx, asked: Asked): Promise<NewWebhookSecret> =>
  inTx(ctx, async (ctx) => {
    const { url, secret: former } = await repo.lockEndpoint(ctx, asked.id);
    await requireRevision(ctx, edited, asked);
    const secret = makeSecret();
    await repo.setSecret(ctx, asked.id, {
      secret: sealSecret(ctx, asked.id, secret),
      former_secret: former,
      former_until: new Date(Date.now() + formerSecretHours * hourMs),
    });
    ctx.trail?.note({ url });
    return { id: asked.id, secret };
  });
