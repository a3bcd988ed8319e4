import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { type Endpoint, lockEndpoint, switchOff } from './endpoints.repository.ts';
import { tellFailing, tellOff, warnings } from './webhooks.messages.ts';

const hourMs = 3_600_000;
const offAfterHours = 120;

const hoursOf = ({ failing_since }: Endpoint, now: number) =>
  failing_since === null ? 0 : (now - failing_since.getTime()) / hourMs;

const warn = async (ctx: Ctx, endpoint: Endpoint, now: number) => {
  const due = warnings.filter(({ afterHours }) => hoursOf(endpoint, now) >= afterHours);
  const warning = due.at(-1);
  if (!warning || due.length <= endpoint.warned) return;
  await ctx.db
    .updateTable('webhook_endpoints')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', endpoint.id)
    .set({ warned: due.length })
    .execute();
  await tellFailing(ctx, endpoint, warning);
};

const watch = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    const endpoint = await lockEndpoint(ctx, id);
    if (!endpoint.is_on) return;
    const now = Date.now();
    if (hoursOf(endpoint, now) < offAfterHours) return warn(ctx, endpoint, now);
    await switchOff(ctx, id, 'failing');
    await tellOff(ctx, endpoint, 'failing');
  });

/** Tells of endpoints that only fail, by the clock and not by attempts, which grow rare; at last turns them off. */
export const watchFailing = async (ctx: Ctx) => {
  const failing = await ctx.db
    .selectFrom('webhook_endpoints')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('is_on', '=', true)
    .where('failing_since', 'is not', null)
    .select('id')
    .execute();
  for (const { id } of failing) await watch(ctx, id);
};
