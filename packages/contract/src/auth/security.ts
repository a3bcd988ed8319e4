import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { GivenPassword, id, text, WireTime } from '../wire/fields.ts';
import { LoginResult } from './auth.ts';

const Nothing = z.null();

/** What an authenticator signs, and what it answers, as the browser writes them: JSON text. */
const Options = z.strictObject({ options: z.string() });
const Passkey = text(8_000);

/** Of the authenticator app, or one of the recovery codes. */
const Code = text(40);

const signIn = { access: 'open', log: { menu: 'account', type: 'signIn' }, noStore: true } as const;

/** The second step of a sign-in; the ticket came with `auth.secondFactorNeeded`. */
export const giveSecondFactor = call({
  ...signIn,
  method: 'POST',
  path: '/alpaca-auth/secondFactor',
  body: z.strictObject({ ticket: text(200), code: Code }),
  result: LoginResult,
  refuses: ['auth.secondFactorWrong', 'auth.stepOver', 'auth.tooManyTries'],
});

/** What a passkey signs that is to sign its owner in. */
export const passkeyOptions = call({
  method: 'POST',
  path: '/alpaca-auth/passkey/options',
  access: 'open',
  noStore: true,
  result: Options,
  refuses: ['request.tooMany'],
});

/** A passkey is both factors in one: it is held, and opened by a finger, a face or a PIN. */
export const passkeyLogin = call({
  ...signIn,
  method: 'POST',
  path: '/alpaca-auth/passkeyLogin',
  body: z.strictObject({ passkey: Passkey }),
  result: LoginResult,
  refuses: ['auth.passkeyRefused'],
});

/** What a passkey signs to confirm that its owner still sits here. */
export const confirmOptions = call({
  method: 'POST',
  path: '/alpaca-auth/confirm/options',
  access: 'signedIn',
  even: ['locked', 'settingUp'],
  noStore: true,
  result: Options,
});

/**
 * Proves once more who holds this session: it is unlocked, and what `confirms` is granted for a
 * while. Who has a second factor confirms by it; their password only unlocks.
 */
export const confirmSession = call({
  method: 'POST',
  path: '/alpaca-auth/confirm',
  access: 'signedIn',
  even: ['locked', 'settingUp'],
  log: { menu: 'account', type: 'signIn' },
  body: z.union([
    z.strictObject({ password: GivenPassword }),
    z.strictObject({ code: Code }),
    z.strictObject({ passkey: Passkey }),
  ]),
  /** The session goes on under a new token. */
  result: z.strictObject({ confirmed: z.boolean(), token: z.string() }),
  noStore: true,
  refuses: [
    'auth.wrongPassword',
    'auth.secondFactorWrong',
    'auth.passkeyRefused',
    'auth.tooManyTries',
  ],
});

/** A person did something: the session does not lock for another while. Never sent by a clock. */
export const markActive = call({
  method: 'POST',
  path: '/alpaca-auth/active',
  access: 'signedIn',
  even: ['settingUp'],
  result: Nothing,
});

export const SessionLine = z.strictObject({
  id: z.string(),
  /** Browser and system, as far as they can be told; '' where they can't. */
  device: z.string(),
  address: z.string(),
  startTime: WireTime,
  seenTime: WireTime,
  /** The one that asks. */
  current: z.boolean(),
});
export type SessionLine = z.infer<typeof SessionLine>;

export const listSessions = call({
  method: 'GET',
  path: '/sys/user/sessions',
  access: 'signedIn',
  rules: { none: 'one’s own sessions' },
  result: z.array(SessionLine),
});

export const endSession = call({
  method: 'DELETE',
  path: '/sys/user/session',
  access: 'signedIn',
  confirms: 'recently',
  log: { menu: 'account', type: 'delete' },
  body: z.strictObject({ id: id('session') }),
  result: Nothing,
  refuses: ['session.notFound'],
});

export const endOtherSessions = call({
  method: 'DELETE',
  path: '/sys/user/sessions',
  access: 'signedIn',
  confirms: 'recently',
  log: { menu: 'account', type: 'delete' },
  result: z.strictObject({ ended: z.number() }),
});

/** How a user proves who they are besides their password. */
export const SecondFactor = z.strictObject({
  /** A role asks for one. */
  required: z.boolean(),
  totp: z.boolean(),
  passkeys: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      createTime: WireTime,
      usedTime: z.nullable(WireTime),
    }),
  ),
  recoveryCodesLeft: z.number(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

export const getSecondFactor = call({
  method: 'GET',
  path: '/sys/user/secondFactor',
  access: 'signedIn',
  rules: { none: 'one’s own' },
  even: ['locked', 'settingUp'],
  result: SecondFactor,
});

/** Shown once, with the first factor and when made anew; empty where there are some already. */
const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });

const adds = {
  method: 'POST',
  access: 'signedIn',
  even: ['settingUp'],
  log: { menu: 'account', type: 'create' },
  noStore: true,
} as const;

export const startTotp = call({
  ...adds,
  path: '/sys/user/totp/start',
  confirms: 'now',
  /** The secret as text, and as the address that an app reads from a picture. */
  result: z.strictObject({ secret: z.string(), uri: z.string() }),
});

/** The app's first code proves that it has the secret. All other sessions of the user end. */
export const finishTotp = call({
  ...adds,
  path: '/sys/user/totp/finish',
  body: z.strictObject({ code: Code }),
  result: RecoveryCodes,
  refuses: ['auth.secondFactorWrong', 'auth.tooManyTries'],
});

export const startPasskey = call({
  ...adds,
  path: '/sys/user/passkey/start',
  confirms: 'now',
  result: Options,
});

export const finishPasskey = call({
  ...adds,
  path: '/sys/user/passkey/finish',
  body: z.strictObject({ name: text(50), passkey: Passkey }),
  result: RecoveryCodes,
  refuses: ['auth.passkeyRefused'],
});

const removes = {
  method: 'DELETE',
  access: 'signedIn',
  confirms: 'now',
  log: { menu: 'account', type: 'delete' },
  result: Nothing,
} as const;

export const removeTotp = call({
  ...removes,
  path: '/sys/user/totp',
  refuses: ['secondFactor.lastOne'],
});

export const removePasskey = call({
  ...removes,
  path: '/sys/user/passkey',
  body: z.strictObject({ id: id('passkey') }),
  refuses: ['passkey.notFound', 'secondFactor.lastOne'],
});

/** New codes; the old ones open nothing any more. */
export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/sys/user/recoveryCodes',
  access: 'signedIn',
  confirms: 'now',
  log: { menu: 'account', type: 'create' },
  noStore: true,
  result: RecoveryCodes,
  refuses: ['secondFactor.none'],
});

export const StaffSecurity = z.strictObject({
  id: z.string(),
  username: z.string(),
  realname: z.string(),
  required: z.boolean(),
  totp: z.boolean(),
  passkeys: z.number(),
});
export type StaffSecurity = z.infer<typeof StaffSecurity>;

/** How the tenant's own people sign in. */
export const listStaffSecurity = call({
  method: 'GET',
  path: '/sys/user/staffSecurity',
  access: 'system:secondFactorReset',
  rules: { none: 'the tenant’s own people' },
  result: z.array(StaffSecurity),
});

/** A colleague lost phone and passkey: what they had is taken off, and all their sessions end. */
export const resetSecondFactor = call({
  method: 'POST',
  path: '/sys/user/secondFactor/reset',
  access: 'system:secondFactorReset',
  confirms: 'recently',
  log: { menu: 'account', type: 'delete' },
  body: z.strictObject({ id: id('staff') }),
  result: Nothing,
  refuses: ['user.notFound', 'secondFactor.own'],
});
