import { raiseMessage } from '../modules/announcements/notices.service.ts';
import type { Ctx } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';

export interface Owner {
  ctx: Ctx;
  userId: string;
  merchantId: string;
}

/** How to make one of each kind of thing that has an id, owned by someone. */
export const subjects: Record<string, (owner: Owner) => Promise<string>> = {
  notice: ({ ctx, userId }) =>
    raiseMessage(ctx, {
      userIds: [userId],
      zh: { title: '标题', content: '内容' },
      en: { title: 'Title', content: 'Text' },
    }),
  user: async ({ userId }) => userId,
  file: async ({ ctx, userId, merchantId }) => {
    const id = newId();
    await ctx.node.storage.put(`${ctx.tenant.id}/${id}`, Buffer.from('hello'), {
      contentType: 'application/pdf',
    });
    await ctx.db
      .insertInto('files')
      .values({
        tenant_id: ctx.tenant.id,
        id,
        merchant_id: merchantId,
        user_id: userId,
        purpose: 'labelFile',
        name: 'label.pdf',
        content_type: 'application/pdf',
        bytes: 5,
        sha256: '',
      })
      .execute();
    return id;
  },
};
