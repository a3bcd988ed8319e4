import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import type { Subjects } from '../../testing/subjects.ts';

interface Owner {
  ctx: Ctx;
  userId: string;
  merchantId: string;
}

/** A colleague of the owner who may do nothing. */
export const makeMember = async ({ ctx, merchantId }: Owner): Promise<string> => {
  const id = newId();
  await ctx.db
    .insertInto('users')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      merchant_id: merchantId,
      kind: 'merchant',
      username: `member-${id.slice(24)}`,
      password_hash: '',
      realname: '成员',
    })
    .execute();
  return id;
};

const addLicence = async (ctx: Ctx, merchantId: string, userId: string) => {
  const id = newId();
  const file = { purpose: 'licence', name: 'card.png', content_type: 'image/png' };
  await ctx.db
    .insertInto('files')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      merchant_id: merchantId,
      user_id: userId,
      ...file,
      bytes: 1,
      sha256: '',
    })
    .execute();
  return id;
};

/** A request under review, of a merchant of its own: a merchant has at most one. */
export const makeActivation = async ({ ctx, userId }: Owner): Promise<string> => {
  const merchantId = newId();
  const id = newId();
  const code = `T${merchantId.slice(24)}`;
  await ctx.db
    .insertInto('merchants')
    .values({
      tenant_id: ctx.tenant.id,
      merchant_id: merchantId,
      code,
      name_zh: '待审商户',
      activation_status: 2,
    })
    .execute();
  const file = await addLicence(ctx, merchantId, userId);
  await ctx.db
    .insertInto('activation_requests')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      merchant_id: merchantId,
      kind: 'personal',
      real_name: '王一',
      identity_number: '440301199001011234',
      contact_name: '王一',
      contact_phone: '13700000009',
      address: '深圳市龙岗区',
      front_file: file,
      back_file: file,
      submitted_by: userId,
    })
    .execute();
  return id;
};

export const subjects: Subjects = {
  merchant: async ({ merchantId }) => merchantId,
  merchantCard: async ({ merchantId }) => merchantId,
  member: makeMember,
  activation: makeActivation,
};
