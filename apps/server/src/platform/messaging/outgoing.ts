import type { Ctx } from '../context.ts';
import {
  fieldIndex,
  openField,
  openWhole,
  type Sealing,
  sealField,
  sealWhole,
} from '../fields/index.ts';
import { newId } from '../ids.ts';
import { addJob, type JobKind } from '../jobs/jobs.ts';
import { MessageFailed, type MessageProvider, openMailProvider, openSmsProvider } from './index.ts';

interface Outgoing {
  channel: 'sms' | 'mail';
  recipient: string;
  subject: string;
  body: string;
  /** Vendors send approved texts by name; `params` fills them. */
  template: string;
  params: Record<string, string>;
}

const place = {
  recipient: 'outgoing_messages.recipient',
  body: 'outgoing_messages.body',
  params: 'outgoing_messages.params',
} as const;

/** A number or an address of mail, as messages to it are found. */
export const recipientIndex = (sealing: Sealing, recipient: string) =>
  fieldIndex(sealing, recipient.includes('@') ? 'email' : 'phone', recipient);

/** Sends by a worker once the transaction commits. */
export const sendMessage = async (ctx: Ctx, message: Outgoing) => {
  const id = newId();
  const { params, recipient, body, ...columns } = message;
  await ctx.db
    .insertInto('outgoing_messages')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      ...columns,
      recipient: sealField(ctx, place.recipient, recipient),
      recipient_index: recipientIndex(ctx, recipient),
      body: sealField(ctx, place.body, body),
      params: JSON.stringify(sealWhole(ctx, place.params, params)),
    })
    .execute();
  await addJob(ctx, sendJob, { messageId: id });
};

const providers = new Map<string, MessageProvider>();
const providerFor = (ctx: Ctx, channel: string): MessageProvider => {
  const address = channel === 'sms' ? ctx.node.config.sms : ctx.node.config.mail;
  const known = providers.get(`${channel} ${address}`);
  if (known) return known;
  const opened = channel === 'sms' ? openSmsProvider(address) : openMailProvider(address);
  providers.set(`${channel} ${address}`, opened);
  return opened;
};

/** A message as it goes out. */
export const openMessage = <R extends { recipient: string; body: string; params: unknown }>(
  sealing: Sealing,
  row: R,
) => ({
  ...row,
  recipient: openField(sealing, place.recipient, row.recipient),
  body: openField(sealing, place.body, row.body),
  params: openWhole<Record<string, string>>(sealing, place.params, row.params),
});

const load = (ctx: Ctx, id: string) =>
  ctx.db
    .selectFrom('outgoing_messages')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .selectAll()
    .executeTakeFirst();

/** Of what was sent, or can't be, only to whom and about what is kept. */
const blanked = (provider: MessageProvider) => (provider.isRead ? {} : { body: '', params: '{}' });

const close = (
  ctx: Ctx,
  id: string,
  how: { status: string; provider_id?: string; failure?: string; body?: string; params?: string },
) =>
  ctx.db
    .updateTable('outgoing_messages')
    .set({ ...how, sent_at: new Date() })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();

/** A vendor can't be part of a transaction: a crash after sending may send the message again. */
export const sendJob: JobKind = {
  name: 'message.send',
  lane: 'interactive',
  async run(ctx, { ids }) {
    const id = ids.messageId as string;
    const row = await load(ctx, id);
    if (!row) return;
    const provider = providerFor(ctx, row.channel);
    const left = blanked(provider);
    const { recipient, body, params } = openMessage(ctx, row);
    try {
      const { providerId } = await provider.send({
        to: recipient,
        subject: row.subject,
        text: body,
        template: { code: row.template, params },
      });
      await close(ctx, id, { ...left, status: 'sent', provider_id: providerId });
    } catch (error) {
      if (!(error instanceof MessageFailed) || error.retryable) throw error;
      await close(ctx, id, { ...left, status: 'failed', failure: error.code });
    }
  },
};
