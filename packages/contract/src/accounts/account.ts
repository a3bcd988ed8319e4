import * as z from 'zod/mini';
import { CodeSent, SentCode, userKinds } from '../auth/auth.ts';
import { Wallet } from '../finance/wallets.ts';
import { call } from '../wire/call.ts';
import { id, LanguageField, Mobile, WireTime } from '../wire/fields.ts';

/** Of what a merchant is warned after signing in. */
export const accountWarnings = ['inactive', 'frozen', 'lowBalance'] as const;

export const getMyInfo = call({
  method: 'GET',
  path: '/common/getMyInfo',
  access: 'signedIn',
  result: z.strictObject({
    authStatus: z.number(),
    /** The main wallet; null for who may not see the merchant's money. */
    wallet: z.nullable(Wallet),
    warning: z.nullable(
      z.strictObject({
        kind: z.enum(accountWarnings),
        text: z.string(),
        /** Where something can be done about it; empty for who may not. */
        path: z.string(),
      }),
    ),
  }),
});

export const paymentTerms = ['prepaid', 'credit'] as const;

export const getInformation = call({
  method: 'GET',
  path: '/sys/user/information',
  access: 'basic:information',
  result: z.strictObject({
    username: z.string(),
    realname: z.string(),
    kind: z.enum(userKinds),
    isOwner: z.boolean(),
    phone: z.string(),
    email: z.string(),
    language: LanguageField,
    avatar: z.string(),
    createTime: WireTime,
    /** Null for the tenant's own people. */
    merchant: z.nullable(
      z.strictObject({
        code: z.string(),
        nameZh: z.string(),
        nameEn: z.string(),
        authStatus: z.number(),
        createTime: WireTime,
        /** Null for who may not see the merchant's money. */
        credit: z.nullable(
          z.strictObject({
            terms: z.enum(paymentTerms),
            limit: z.string(),
            days: z.number(),
          }),
        ),
      }),
    ),
  }),
});

/** Sends a code to the number that is to be the user's; none, and answers alike, if it is somebody's. */
export const sendMobileCode = call({
  method: 'POST',
  path: '/sys/user/mobileCode',
  access: 'signedIn',
  log: { menu: 'account', type: 'create' },
  body: z.strictObject({ mobile: Mobile }),
  result: CodeSent,
  refuses: ['auth.tooManyCodes', 'auth.smsUsedUp'],
});

export const setMobile = call({
  method: 'PUT',
  path: '/sys/user/mobile',
  access: 'signedIn',
  confirms: 'now',
  log: { menu: 'account', type: 'update' },
  body: z.strictObject({ mobile: Mobile, ...SentCode }),
  result: z.null(),
  refuses: ['auth.codeWrong', 'auth.tooManyTries', 'register.taken'],
});

export const setAvatar = call({
  method: 'PUT',
  path: '/sys/user/avatar',
  access: 'signedIn',
  log: { menu: 'account', type: 'update' },
  body: z.strictObject({ key: id('avatarFile') }),
  result: z.null(),
  refuses: ['file.notFound'],
});
