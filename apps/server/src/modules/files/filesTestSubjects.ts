import { newId } from '../../platform/ids.ts';
import type { Owner, Subjects } from '../../testing/subjects.ts';

/** A file of five bytes, stored. */
export const makeFile =
  (purpose: string) =>
  async ({ ctx, userId, merchantId }: Owner) => {
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
        purpose,
        name: `${purpose}.pdf`,
        content_type: 'application/pdf',
        bytes: 5,
        sha256: '',
      })
      .execute();
    return id;
  };

export const subjects: Subjects = {
  file: makeFile('labelFile'),
  licenceFile: makeFile('licence'),
  avatarFile: makeFile('avatar'),
};
