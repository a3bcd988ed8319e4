import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import {
  Email,
  GivenPassword,
  LanguageField,
  Mobile,
  Password,
  text,
  Username,
} from '../wire/fields.ts';
import { patterns } from '../wire/patterns.ts';

/** A picture's characters, and the work that its answer's `challenge` asked for, in base64. */
const Captcha = {
  captchaKey: z.uuid('web.verify.6'),
  captcha: text(8),
  proof: z.optional(text(3000)),
};
/**
 * A code, and the flow that asking for it answered with: with it, tries by others don't count. Who
 * sends none must come from the address that asked.
 */
export const SentCode = {
  code: text(8).check(z.regex(patterns.code, 'web.verify.7')),
  flow: z.optional(text(100)),
};
const Empty = z.null();

export const DictItem = z.strictObject({
  value: z.string(),
  text: z.string(),
  label: z.string(),
  disabled: z.optional(z.literal('1')),
});
export type DictItem = z.infer<typeof DictItem>;

export const userKinds = ['merchant', 'operator', 'administrator'] as const;

export const UserInfo = z.strictObject({
  id: z.string(),
  username: z.string(),
  nickName: z.string(),
  realname: z.string(),
  avatar: z.string(),
  userCode: z.string(),
  kind: z.enum(userKinds),
  isIt: z.boolean(),
  /** A role asks for a second factor, and until it is set up nothing else can be done. */
  mustSetUp: z.boolean(),
  /** After so many minutes without a person's hand the session locks; 0 = never. */
  idleMinutes: z.number(),
  phone: z.string(),
  email: z.string(),
  language: LanguageField,
  /** 1 = the account is active; 99 = not fetched yet. */
  authStatus: z.number(),
  tenantCompanyNameLogoImg: z.string(),
  /** Businesses of the tenant that this user may choose between. */
  tenantCustomBusinessList: z.array(z.strictObject({ code: z.string(), name: z.string() })),
});
export type UserInfo = z.infer<typeof UserInfo>;

const DictItems = z.record(z.string(), z.array(DictItem));

export const LoginResult = z.strictObject({
  token: z.string(),
  userInfo: UserInfo,
  sysAllDictItems: DictItems,
  lang: LanguageField,
});
export type LoginResult = z.infer<typeof LoginResult>;

const signIn = { access: 'open', log: { menu: 'account', type: 'signIn' }, noStore: true } as const;

export const login = call({
  ...signIn,
  method: 'POST',
  path: '/alpaca-auth/login',
  body: z.strictObject({
    username: text(100),
    password: GivenPassword,
    captchaKey: z.optional(Captcha.captchaKey),
    captcha: z.optional(Captcha.captcha),
    proof: Captcha.proof,
  }),
  result: LoginResult,
  refuses: [
    'auth.wrongCredentials',
    'auth.captchaNeeded',
    'auth.captchaWrong',
    'auth.proofNeeded',
    'auth.tooManyTries',
    'auth.secondFactorNeeded',
  ],
});

export const phoneLogin = call({
  ...signIn,
  method: 'POST',
  path: '/alpaca-auth/phoneLogin',
  body: z.strictObject({ mobile: Mobile, ...SentCode }),
  result: LoginResult,
  refuses: ['auth.codeWrong', 'auth.tooManyTries', 'auth.secondFactorNeeded'],
});

/**
 * Exchanges the one-time code that the root's address carried, in the browser that began: only it has
 * the nonce whose hash the code was made with.
 */
export const thirdLogin = call({
  ...signIn,
  method: 'POST',
  path: '/alpaca-auth/thirdLogin',
  body: z.strictObject({ token: text(200), nonce: z.optional(text(100)) }),
  result: LoginResult,
  refuses: ['auth.loginCodeInvalid', 'auth.loginCodeElsewhere'],
});

/**
 * Makes a one-time code with which this same user can be signed in elsewhere within a minute, in the
 * one browser that holds the nonce behind the binding: base64url of its SHA-256.
 */
export const createLoginCode = call({
  method: 'POST',
  path: '/alpaca-auth/thirdLogin/code',
  access: 'signedIn',
  log: { menu: 'account', type: 'create' },
  noStore: true,
  body: z.strictObject({ binding: text(43).check(z.regex(/^[\w-]{43}$/, 'web.verify.40')) }),
  result: z.strictObject({ token: z.string() }),
});

export const logout = call({
  method: 'POST',
  path: '/alpaca-auth/logout',
  access: 'signedIn',
  even: ['locked', 'settingUp'],
  log: { menu: 'account', type: 'signOut' },
  result: Empty,
});

export const getLoginUserInfo = call({
  method: 'GET',
  path: '/sys/getLoginUserInfo',
  access: 'signedIn',
  rules: { none: 'who one is' },
  even: ['settingUp'],
  result: z.strictObject({ userInfo: UserInfo, sysAllDictItems: DictItems, lang: LanguageField }),
});

export interface MenuEntry {
  id: string;
  path: string;
  name: string;
  component: string;
  redirect: string;
  hidden: boolean;
  alwaysShow: boolean;
  /** '0' = shown in the menu but not a route of its own. */
  route: '0' | '1';
  meta: {
    title: string;
    /** In every language it has, so that a page is found by any name; third is '' where there is none. */
    titles: { zh: string; en: string; third: string };
    icon: string;
    url: string;
    permissionList: string[];
    keepAlive: boolean;
    internalOrExternal: boolean;
  };
  children: MenuEntry[];
}
export const MenuEntry: z.ZodMiniType<MenuEntry> = z.strictObject({
  id: z.string(),
  path: z.string(),
  name: z.string(),
  component: z.string(),
  redirect: z.string(),
  hidden: z.boolean(),
  alwaysShow: z.boolean(),
  route: z.enum(['0', '1']),
  meta: z.strictObject({
    title: z.string(),
    titles: z.strictObject({ zh: z.string(), en: z.string(), third: z.string() }),
    icon: z.string(),
    url: z.string(),
    permissionList: z.array(z.string()),
    keepAlive: z.boolean(),
    internalOrExternal: z.boolean(),
  }),
  get children() {
    return z.array(MenuEntry);
  },
});

const Authority = z.strictObject({ action: z.string(), describe: z.string() });

export const getUserPermissionByToken = call({
  method: 'GET',
  path: '/alpaca-auth/permission/getUserPermissionByToken',
  access: 'signedIn',
  rules: { none: 'what one may do oneself' },
  result: z.strictObject({
    menu: z.array(MenuEntry),
    auth: z.array(Authority),
    allAuth: z.array(Authority),
    /** Who gives a member what is missing: the merchant's owner by name; '' for everybody else. */
    owner: z.string(),
  }),
});

/** What a code is asked for by people who are not signed in. */
const openCodePurposes = ['login', 'register', 'resetPassword'] as const;
export const codePurposes = [...openCodePurposes, 'changeMobile'] as const;

/**
 * A picture of four characters, and work for the browser (altcha's challenge, as JSON). Whatever it
 * guards must send its key, what stands in it, and the proof that the work was done.
 */
export const getCaptcha = call({
  method: 'GET',
  path: '/alpaca-auth/captcha',
  access: 'open',
  noStore: true,
  result: z.strictObject({ captchaKey: z.string(), image: z.string(), challenge: z.string() }),
  refuses: ['request.tooMany'],
});

export const CodeSent = z.strictObject({ waitSeconds: z.number(), flow: z.string() });
const guarded = ['auth.captchaWrong', 'auth.proofNeeded'] as const;

export const sendSmsCode = call({
  method: 'POST',
  path: '/alpaca-auth/sendSmsCode',
  access: 'open',
  log: { menu: 'account', type: 'create' },
  body: z.strictObject({ mobile: Mobile, purpose: z.enum(openCodePurposes), ...Captcha }),
  result: CodeSent,
  refuses: [...guarded, 'auth.tooManyCodes', 'auth.smsUsedUp'],
});

const ResetCode = z.strictObject({ account: text(100), ...Captcha });
const resetCode = {
  path: '/alpaca-auth/getCaptchaByUpdatePwd',
  access: 'open',
  log: { menu: 'account', type: 'create' },
  noStore: true,
  result: CodeSent,
  refuses: [...guarded, 'auth.tooManyCodes', 'auth.smsUsedUp'],
} as const;

/** Sends a code for a new password to the account's phone or e-mail; alike for unknown accounts. */
export const getCaptchaByUpdatePwd = call({ ...resetCode, method: 'GET', query: ResetCode });
export const sendResetCode = call({ ...resetCode, method: 'POST', body: ResetCode });

export const getCaptchaSendCount = call({
  method: 'GET',
  path: '/alpaca-auth/getCaptchaSendCount',
  access: 'open',
  noStore: true,
  query: z.strictObject({ account: text(100) }),
  result: z.strictObject({ sent: z.number(), left: z.number(), waitSeconds: z.number() }),
  refuses: ['request.tooMany'],
});

export const resetPassword = call({
  method: 'POST',
  path: '/alpaca-auth/resetPassword',
  access: 'open',
  idempotent: true,
  log: { menu: 'account', type: 'update' },
  body: z.strictObject({ account: text(100), ...SentCode, password: Password }),
  result: Empty,
  refuses: ['auth.codeWrong', 'auth.tooManyTries'],
});

export const resetPasswordWithOld = call({
  method: 'POST',
  path: '/alpaca-auth/resetPasswordWithOld',
  access: 'signedIn',
  idempotent: true,
  endsSession: true,
  log: { menu: 'account', type: 'update' },
  body: z.strictObject({ oldPassword: GivenPassword, password: Password }),
  result: Empty,
  refuses: ['auth.wrongOldPassword', 'auth.tooManyTries'],
});

export const register = call({
  method: 'POST',
  path: '/alpaca-auth/register',
  access: 'open',
  idempotent: true,
  log: { menu: 'account', type: 'create' },
  body: z.strictObject({
    username: Username,
    password: Password,
    companyName: text(100),
    mobile: Mobile,
    ...SentCode,
    email: z.optional(Email),
  }),
  result: z.strictObject({ username: z.string(), userCode: z.string() }),
  refuses: ['register.taken', 'auth.codeWrong', 'auth.tooManyTries'],
});

export const checkOnlyUser = call({
  method: 'GET',
  path: '/alpaca-auth/register/checkOnlyUser',
  access: 'open',
  noStore: true,
  query: z.strictObject({
    field: z.enum(['username', 'email', 'phone']),
    value: text(100),
    ...Captcha,
  }),
  result: z.strictObject({ free: z.boolean() }),
  refuses: [...guarded, 'request.tooMany'],
});

export const getTenantInfoByDomain = call({
  method: 'GET',
  path: '/alpaca-auth/getTenantInfoByDomain',
  access: 'open',
  result: z.strictObject({
    companyName: z.string(),
    companyNameEn: z.string(),
    companyLogoImg: z.string(),
    helpUrl: z.string(),
    chatUrl: z.string(),
    /** In which every time on the wire is told, by its name: Asia/Shanghai. */
    zone: z.string(),
  }),
});

export const setLanguage = call({
  method: 'PUT',
  path: '/sys/user/language',
  access: 'signedIn',
  even: ['settingUp'],
  log: { menu: 'account', type: 'update' },
  body: z.strictObject({ language: LanguageField }),
  result: z.null(),
});
