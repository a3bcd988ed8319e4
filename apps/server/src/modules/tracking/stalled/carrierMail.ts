import type { Language } from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { sendMessage } from '../../../platform/messaging/outgoing.ts';
import { refuse } from '../../../platform/refusal.ts';
import { canMail } from '../../announcements/index.ts';
import type { LockedStall } from './stalls.repository.ts';

interface Mail {
  email: string;
  lang: Language;
  note: string;
}

/** A number that the carrier knows it by, and since when it has told nothing of it. */
const lineOf = (ctx: Ctx, lang: Language, { tracking_number, order_no, since }: LockedStall) =>
  words(lang, 'carrierMail.line', {
    number: tracking_number || order_no,
    time: toWire(since, ctx.tenant.zone).slice(0, 16),
  });

/** Asks a carrier where parcels are, in one mail that goes out with the transaction. */
export const mailCarrier = async (
  ctx: Ctx,
  stalls: readonly LockedStall[],
  { email, lang, note }: Mail,
) => {
  if (!canMail(ctx)) refuse('stall.noMail');
  const from = lang === 'en_US' ? ctx.tenant.nameEn : ctx.tenant.nameZh;
  const parts = [
    words(lang, 'carrierMail.hello', { count: stalls.length }),
    stalls.map((stall) => lineOf(ctx, lang, stall)).join('\n'),
    ...(note ? [note] : []),
    words(lang, 'carrierMail.end', { from }),
  ];
  await sendMessage(ctx, {
    channel: 'mail',
    recipient: email,
    subject: words(lang, 'carrierMail.subject', { count: stalls.length, from }),
    body: parts.join('\n\n'),
    template: '',
    params: {},
  });
};
