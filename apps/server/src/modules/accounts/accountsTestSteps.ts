import {
  activateAccount,
  approveActivation,
  getLoginUserInfo,
  listActivations,
  rejectActivation,
  uploadFile,
} from '@alpaca/contract';
import sharp from 'sharp';
import { newId } from '../../platform/ids.ts';
import type { TestApp } from '../../testing/app.ts';
import { multipart } from '../../testing/multipart.ts';
import { startSession } from '../auth/testing.ts';

export type Visitor = Awaited<ReturnType<TestApp['as']>>;

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
  .png()
  .toBuffer();

export const uploaded = async (visitor: Visitor, purpose: 'licence' | 'avatar' = 'licence') => {
  const sent = multipart('card.png', await picture, 'image/png');
  return (await visitor.call(uploadFile, { query: { purpose } } as never, sent)).result.key;
};

const person = {
  realName: '陆小鹿',
  identityNumber: '44030119900101123X',
  contactName: '陆小鹿',
  contactPhone: '13800000004',
  address: '深圳市龙岗区坂田街道 8 号',
};

export const personalForm = async (visitor: Visitor) => ({
  kind: 'personal' as const,
  ...person,
  frontKey: await uploaded(visitor),
  backKey: await uploaded(visitor),
});

export const enterpriseForm = async (visitor: Visitor) => ({
  ...(await personalForm(visitor)),
  kind: 'enterprise' as const,
  companyNameZh: '深圳市小鹿贸易有限公司',
  companyNameEn: 'Fawn Trading',
  creditCode: '91440300MA5D77777F',
  licenceKey: await uploaded(visitor),
});

export const submit = async (visitor: Visitor, form?: object) =>
  visitor.call(activateAccount, { body: (form ?? (await personalForm(visitor))) as never });

export const statusOf = async (visitor: Visitor) =>
  (await visitor.call(getLoginUserInfo)).result.userInfo.authStatus;

/** The request of a merchant that waits for its review. */
export const waitingOf = async (operator: Visitor, merchant: string): Promise<string> => {
  const { result } = await operator.call(listActivations, {
    query: { status: 'submitted', merchant },
  });
  return result.records[0]?.id ?? '';
};

export const approve = (operator: Visitor, id: string, key?: string) =>
  operator.call(approveActivation, { body: { id } }, key ? { key } : {});

export const reject = (operator: Visitor, id: string, reason = '照片模糊') =>
  operator.call(rejectActivation, { body: { id, reason } });

/** An active merchant that never had any money, and its owner. */
export const newMerchant = async (app: TestApp, name = '新商户') => {
  const ctx = await app.ctxOf();
  const tenant_id = ctx.tenant.id;
  const [merchant_id, userId] = [newId(), newId()];
  const code = `N${merchant_id.slice(24)}`;
  const merchant = { tenant_id, merchant_id, code, name_zh: name, activation_status: 1 };
  await ctx.db.insertInto('merchants').values(merchant).execute();
  const user = { kind: 'merchant', username: code, password_hash: '', realname: name };
  await ctx.db
    .insertInto('users')
    .values({ tenant_id, id: userId, merchant_id, is_owner: true, ...user })
    .execute();
  const role = await ctx.db
    .selectFrom('roles')
    .where('code', '=', 'merchantOwner')
    .select('id')
    .executeTakeFirstOrThrow();
  await ctx.db
    .insertInto('user_roles')
    .values({ tenant_id, user_id: userId, role_id: role.id })
    .execute();
  return { id: merchant_id, code, owner: app.withToken(await startSession(ctx, userId)) };
};
