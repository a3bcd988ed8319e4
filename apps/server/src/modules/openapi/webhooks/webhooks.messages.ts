import type { WebhookOffReason } from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { raiseMessage } from '../../announcements/index.ts';
import { usersOf } from '../../auth/index.ts';
import type { Endpoint } from './endpoints.repository.ts';

const inBoth = (key: string) => ({ zh: words('zh_CN', key, {}), en: words('en_US', key, {}) });

const tell = async (
  ctx: Ctx,
  { id, merchant_id, url }: Endpoint,
  kind: 'webhook.failing' | 'webhook.off',
  vars: Record<string, string | { zh: string; en: string }>,
) => {
  const userIds = await usersOf(ctx, merchant_id);
  const said = { ...vars, url, host: new URL(url).host };
  await raiseMessage(ctx, { kind, userIds, busId: id, vars: said });
};

/** How often somebody is told that nothing but failures come: once for each. */
export const warnings = [
  { afterHours: 1, lasting: 'hour' },
  { afterHours: 24, lasting: 'day' },
  { afterHours: 96, lasting: 'days' },
] as const;
export type Warning = (typeof warnings)[number];

export const tellFailing = (ctx: Ctx, endpoint: Endpoint, { lasting }: Warning) =>
  tell(ctx, endpoint, 'webhook.failing', {
    lasting: inBoth(`webhookLasting.${lasting}`),
    since: toWire(endpoint.failing_since as Date, ctx.tenant.zone),
  });

export const tellOff = (ctx: Ctx, endpoint: Endpoint, why: Exclude<WebhookOffReason, 'hand'>) =>
  tell(ctx, endpoint, 'webhook.off', { why: inBoth(`webhookOff.${why}`) });
