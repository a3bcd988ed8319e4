import { newId } from '../../platform/ids.ts';
import type { Subjects } from '../../testing/subjects.ts';
import { writeMessage } from './messages.service.ts';

export const subjects: Subjects = {
  advert: async ({ ctx }) => {
    const id = newId();
    const words = { title_zh: '广告', title_en: 'Advert', image_url: '/ads/sample.svg' };
    await ctx.db
      .insertInto('adverts')
      .values({ tenant_id: ctx.tenant.id, id, ...words })
      .execute();
    return id;
  },
  notice: ({ ctx, userId }) =>
    writeMessage(ctx, {
      kind: 'test',
      userIds: [userId],
      zh: { title: '标题', content: '内容' },
      en: { title: 'Title', content: 'Text' },
    }),
  announcement: async ({ ctx }) => {
    const id = newId();
    const words = { title_zh: '标题', title_en: 'Title', content_zh: '', content_en: '' };
    await ctx.db
      .insertInto('notices')
      .values({
        tenant_id: ctx.tenant.id,
        id,
        category: 'announcement',
        sender: ctx.tenant.nameZh,
        to_all: true,
        ...words,
      })
      .execute();
    return id;
  },
};
