import {
  type ApiKeyForm,
  type ApiKeyView,
  type ApiScope,
  apiKeysMost,
  type editApiKey,
  type NewApiKey,
  type Parsed,
  type resetApiKey,
  scopesWithin,
} from '@alpaca/contract';
import { fromWire, toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx, onceCommitted } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Edited, requireRevision, saveRevision } from '../../platform/revisions/revisions.ts';
import { tellOfKey } from './apiKeys.messages.ts';
import * as repo from './apiKeys.repository.ts';
import { makeKey } from './apiKeyText.ts';
import { forgetKeys } from './door/keySession.service.ts';

const edited: Edited = { kind: 'apiKey', table: 'api_keys', missing: 'apiKey.notFound' };

const isOver = (at: Date | null) => at !== null && at.getTime() <= Date.now();

const requireFuture = (expiresAt: Date | null) => {
  if (isOver(expiresAt)) refuse('apiKey.expiryPast');
};

/** Nobody gives a key more than they hold: it would be a way to what they were not given. */
const requireHeld = (ctx: Ctx, scopes: readonly string[]) => {
  const mayGive = new Set<string>(scopesWithin(ctx.session?.permissions ?? new Set()));
  if (!scopes.every((scope) => mayGive.has(scope))) refuse('apiKey.cannotGrant');
};

// One address is a network of its own, which nobody writes so.
const shortAddress = (network: string) =>
  network.replace(network.includes(':') ? /\/128$/ : /\/32$/, '');

const formOf = (ctx: Ctx, row: repo.Locked) => ({
  name: row.name,
  scopes: row.scopes as ApiScope[],
  addresses: row.addresses.map(shortAddress),
  expireTime: row.expires_at && toWire(row.expires_at, ctx.tenant.zone),
});

const termsOf = (ctx: Ctx, form: Omit<ApiKeyForm, 'mode'>): repo.KeyTerms => ({
  name: form.name,
  scopes: [...new Set(form.scopes)].sort(),
  addresses: [...new Set(form.addresses)],
  expiresAt: form.expireTime === null ? null : fromWire(form.expireTime, ctx.tenant.zone),
});

export const list = async (ctx: Ctx): Promise<ApiKeyView[]> => {
  const [rows, formers] = await Promise.all([repo.currentKeys(ctx), repo.formerKeys(ctx)]);
  const at = (moment: Date | null) => moment && toWire(moment, ctx.tenant.zone);
  return rows.map((row) => {
    const former = formers.get(row.slot);
    return {
      ...formOf(ctx, row),
      id: row.id,
      revision: row.revision,
      mode: row.mode as ApiKeyView['mode'],
      prefix: row.prefix,
      expired: isOver(row.expires_at),
      lastUsedTime: at(row.last_used_at),
      createTime: toWire(row.created_at, ctx.tenant.zone),
      createdBy: row.by_name ?? '',
      former: former
        ? {
            prefix: former.prefix,
            graceTime: toWire(former.grace_until as Date, ctx.tenant.zone),
            lastUsedTime: at(former.last_used_at),
          }
        : null,
    };
  });
};

const made = async (
  ctx: Ctx,
  key: repo.KeyTerms & { id: string; slot: string; mode: string },
): Promise<NewApiKey> => {
  const fresh = makeKey(key.mode, ctx.tenant.cell);
  await repo.insertKey(ctx, fresh, key);
  ctx.trail?.note({ name: key.name, prefix: fresh.prefix });
  return { id: key.id, prefix: fresh.prefix, key: fresh.key };
};

/** Nodes remember keys: this one forgets once the change is committed, the others when they are told. */
const tellNodes = async (ctx: Ctx) => {
  await tell(ctx, { cmd: 'apiKeys' });
  onceCommitted(ctx, () => forgetKeys(ctx.node, ctx.tenant.id));
};

export const add = (ctx: Ctx, { mode, ...form }: ApiKeyForm): Promise<NewApiKey> =>
  inTx(ctx, async (ctx) => {
    requireHeld(ctx, form.scopes);
    const terms = termsOf(ctx, form);
    requireFuture(terms.expiresAt);
    // Two at once may make one more: the limit only keeps the list short.
    if ((await repo.currentKeys(ctx)).length >= apiKeysMost) refuse('apiKey.tooMany');
    const id = newId();
    const key = await made(ctx, { ...terms, id, slot: id, mode });
    await tellOfKey(ctx, 'apiKey.made', { name: form.name, prefix: key.prefix });
    return key;
  });

export const edit = (ctx: Ctx, { id, revision, ...form }: Parsed<typeof editApiKey>['body']) =>
  inTx(ctx, async (ctx) => {
    const row = await repo.lockKey(ctx, id);
    const before = formOf(ctx, row);
    const terms = termsOf(ctx, form);
    const after = { ...form, scopes: terms.scopes, addresses: terms.addresses.map(shortAddress) };
    const saved = await saveRevision(ctx, edited, { id, revision, before, after });
    requireHeld(
      ctx,
      terms.scopes.filter((scope) => !row.scopes.includes(scope)),
    );
    if (form.expireTime !== before.expireTime) requireFuture(terms.expiresAt);
    await repo.setTerms(ctx, id, terms);
    await tellNodes(ctx);
    ctx.trail?.note({ name: terms.name, prefix: row.prefix });
    return saved;
  });

const hourMs = 3_600_000;

/** Whoever resets a key holds it afterwards, so it must give no more than they have. */
export const replace = async (
  ctx: Ctx,
  row: repo.Locked,
  graceHours: number,
): Promise<NewApiKey> => {
  const { name, scopes, addresses, expires_at: expiresAt, slot, mode } = row;
  requireHeld(ctx, scopes);
  requireFuture(expiresAt);
  const id = newId();
  await repo.revokeFormer(ctx, slot);
  await repo.stepBack(ctx, row.id, id, new Date(Date.now() + graceHours * hourMs));
  const key = await made(ctx, { name, scopes, addresses, expiresAt, id, slot, mode });
  await tellNodes(ctx);
  await tellOfKey(ctx, 'apiKey.reset', { name, prefix: key.prefix });
  return key;
};

export const reset = (ctx: Ctx, asked: Parsed<typeof resetApiKey>['body']) =>
  inTx(ctx, async (ctx) => {
    const row = await repo.lockKey(ctx, asked.id);
    await requireRevision(ctx, edited, asked);
    return replace(ctx, row, asked.graceHours);
  });

export const revoke = (ctx: Ctx, asked: { id: string; revision: number }) =>
  inTx(ctx, async (ctx) => {
    const { name, prefix, slot } = await repo.lockKey(ctx, asked.id);
    await requireRevision(ctx, edited, asked);
    await repo.revokeFormer(ctx, slot);
    await repo.revoke(ctx, asked.id);
    await tellNodes(ctx);
    ctx.trail?.note({ name, prefix });
    return null;
  });
