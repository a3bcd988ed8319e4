import type { Ctx } from '../context.ts';
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

/** Texts of these templates open a door: none is kept once it is sent, or can't be. */
const secretTemplates = 'code.';

/** Sends by a worker once the transaction commits. */
export const sendMessage = async (ctx: Ctx, message: Outgoing) => {
  const id = newId();
  const { params, ...columns } = message;
  await ctx.db
    .insertInto('outgoing_messages')
    .values({ tenant_id: ctx.tenant.id, id, ...columns, params: JSON.stringify(params) })
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

const load = (ctx: Ctx, id: string) =>
  ctx.db
    .selectFrom('outgoing_messages')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .selectAll()
    .executeTakeFirst();

const blanked = (provider: MessageProvider, template: string) =>
  template.startsWith(secretTemplates) && !provider.isRead ? { body: '', params: '{}' } : {};

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
    const left = blanked(provider, row.template);
    try {
      const { providerId } = await provider.send({
        to: row.recipient,
        subject: row.subject,
        text: row.body,
        template: { code: row.template, params: row.params as Record<string, string> },
      });
      await close(ctx, id, { ...left, status: 'sent', provider_id: providerId });
    } catch (error) {
      if (!(error instanceof MessageFailed) || error.retryable) throw error;
      await close(ctx, id, { ...left, status: 'failed', failure: error.code });
    }
  },
};
