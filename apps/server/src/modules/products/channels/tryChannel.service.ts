import type { ChannelForm } from '@alpaca/contract';
import { CarrierBusy, throughGate } from '../../../carriers/gate.ts';
import { type Account, CarrierUnknown, type Tried } from '../../../platform/carrier.ts';
import type { Ctx } from '../../../platform/context.ts';
import { tenantWide } from '../../../platform/db/tx.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { requireSound } from './adapters.service.ts';
import { noteAnswered } from './tries.repository.ts';

const longestMs = 15_000;

const no = (key: string, vars: Record<string, string> = {}): Tried => ({
  ok: false,
  reason: { key, vars },
});

/** What an error of a try means to who set the channel up. */
const silence = (error: unknown, account: string): Tried => {
  if (error instanceof CarrierBusy)
    return no('busy', { seconds: String(Math.ceil(error.retryMs / 1000)) });
  if (!(error instanceof CarrierUnknown)) throw error;
  return error.code === 'no account'
    ? no('noAccount', { account })
    : no('noAnswer', { code: error.code });
};

const ask = async (account: Account, adapter: string): Promise<Tried> => {
  const { node, tenant } = account.ctx;
  const carrier = node.carriers.get(adapter);
  if (!carrier?.tryOut) return no('cannotTry');
  const signal = AbortSignal.timeout(longestMs);
  const work = () => carrier.tryOut?.(account, signal) ?? Promise.resolve(no('cannotTry'));
  return throughGate(node, `${tenant.code}/${account.name}`, work).catch((error) =>
    silence(error, account.name),
  );
};

const textOf = (ctx: Ctx, { ok, reason }: Tried) => {
  if ('key' in reason) return words(ctx.lang, `tried.${reason.key}`, reason.vars ?? {});
  return words(ctx.lang, ok ? 'tried.said' : 'tried.refused', { text: reason.text });
};

/** Asks the carrier whether it would book with these settings, and remembers for a while that it would. */
export const tryChannel = async (
  ctx: Ctx,
  { adapter, settings: asked }: Pick<ChannelForm, 'adapter' | 'settings'>,
) => {
  const settings = await requireSound(ctx, { adapter, settings: asked });
  const name = String(settings.account ?? adapter);
  const tried = await ask({ ctx: tenantWide(ctx), name, settings }, adapter);
  if (tried.ok) await noteAnswered(ctx, { adapter, settings });
  ctx.trail?.note({ adapter, as: tried.ok ? 'answered' : 'unanswered' });
  return { answered: tried.ok, words: textOf(ctx, tried) };
};
