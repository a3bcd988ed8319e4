import { makeActivation, makeMember } from '../modules/accounts/accountsTestSubjects.ts';
import { raiseMessage } from '../modules/announcements/notices.service.ts';
import {
  newLedgerSubject,
  newPaymentProof,
  newTopUp,
} from '../modules/finance/financeTestSubjects.ts';
import type { Ctx } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';

export interface Owner {
  ctx: Ctx;
  userId: string;
  merchantId: string;
}

const makeFile =
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

/** How to make one of each kind of thing that has an id, owned by someone. */
export const subjects: Record<string, (owner: Owner) => Promise<string>> = {
  notice: ({ ctx, userId }) =>
    raiseMessage(ctx, {
      userIds: [userId],
      zh: { title: '标题', content: '内容' },
      en: { title: 'Title', content: 'Text' },
    }),
  user: async ({ userId }) => userId,
  topUp: newTopUp,
  paymentProof: newPaymentProof,
  ledgerSubject: newLedgerSubject,
  file: makeFile('labelFile'),
  licenceFile: makeFile('licence'),
  avatarFile: makeFile('avatar'),
  merchant: async ({ merchantId }) => merchantId,
  member: makeMember,
  activation: makeActivation,
};
