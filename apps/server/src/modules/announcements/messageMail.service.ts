import type { Ctx } from '../../platform/context.ts';
import { addJobs, type JobKind, stepOnce } from '../../platform/jobs/jobs.ts';
import { sendMessage } from '../../platform/messaging/outgoing.ts';
import { withContacts } from '../../platform/userContacts.ts';
import { plain } from './noticeText.ts';

/** Without a provider mails go nowhere but to a developer's own page. */
export const canMail = ({ node }: Ctx) => node.config.mail !== 'dev' || node.config.dev;

/**
 * Addresses are looked up by a worker that sees the whole tenant: whoever raised the message may be
 * one merchant, and its readers another's or staff.
 */
export const mailJob: JobKind = {
  name: 'notice.mail',
  lane: 'bulk',
  async run(ctx, job) {
    const { noticeId, userId } = job.ids as { noticeId: string; userId: string };
    const [notice, user] = await Promise.all([
      ctx.db
        .selectFrom('notices')
        .where('tenant_id', '=', ctx.tenant.id)
        .where('id', '=', noticeId)
        .selectAll()
        .executeTakeFirst(),
      ctx.db
        .selectFrom('users')
        .where('tenant_id', '=', ctx.tenant.id)
        .where('id', '=', userId)
        .where('disabled_at', 'is', null)
        .select(['email', 'language'])
        .executeTakeFirst(),
    ]);
    if (!notice || !user?.email) return;
    const english = user.language === 'en_US';
    const mail = {
      channel: 'mail' as const,
      recipient: withContacts(ctx, user).email as string,
      subject: english ? notice.title_en : notice.title_zh,
      body: plain(english ? notice.content_en : notice.content_zh),
      template: '',
      params: {},
    };
    await stepOnce(ctx, job, 'mail', (ctx) => sendMessage(ctx, mail));
  },
};

export const mailLater = async (ctx: Ctx, noticeId: string, userIds: readonly string[]) => {
  if (userIds.length === 0) return;
  const wide = { ...ctx, merchantId: null };
  await addJobs(
    wide,
    mailJob,
    userIds.map((userId) => ({ noticeId, userId })),
  );
};
