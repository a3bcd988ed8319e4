import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type ChallengePurpose, keepChallenge, useChallenge } from './challenges.ts';

// Loaded by whoever first needs it: it takes a third of a second.
const webAuthn = () => import('@simplewebauthn/server');

/** Passkeys are bound to the host by which their tenant is asked. */
const hostOf = async (ctx: Ctx): Promise<string> => {
  const host = ctx.caller?.host ?? '';
  const tenant = await ctx.node.directory.byHost(host);
  return tenant?.id === ctx.tenant.id ? host : refuse('auth.passkeyRefused');
};

/**
 * The page's own origin, as its browser wrote it into what was signed: of our host, by any port, and
 * encrypted unless the host is this very machine.
 */
const originOf = (response: { response: { clientDataJSON: string } }, host: string): string => {
  const told = Buffer.from(response.response.clientDataJSON, 'base64url').toString('utf8');
  const { origin } = JSON.parse(told) as { origin: string };
  const { protocol, hostname } = new URL(origin);
  const own = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (hostname !== host || (protocol !== 'https:' && !own)) refuse('auth.passkeyRefused');
  return origin;
};

/** Whatever an authenticator's answer lacks or says wrong is one refusal. */
const read = async <R, T>(text: string, work: (response: R) => Promise<T>): Promise<T> => {
  try {
    return await work(JSON.parse(text) as R);
  } catch {
    return refuse('auth.passkeyRefused');
  }
};

type Transports = NonNullable<WebAuthnCredential['transports']>;

const ofUser = (ctx: Ctx, userId: string) =>
  ctx.db
    .selectFrom('passkeys')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .selectAll()
    .execute();
export const listPasskeys = ofUser;

/** What a new passkey is asked to sign: kept by the authenticator, so that it can name its owner. */
export const optionsToAdd = async (ctx: Ctx, user: { id: string; name: string; shown: string }) => {
  const options = await (await webAuthn()).generateRegistrationOptions({
    rpName: ctx.lang === 'en_US' ? ctx.tenant.nameEn : ctx.tenant.nameZh,
    rpID: await hostOf(ctx),
    userID: Buffer.from(user.id, 'utf8') as Uint8Array<ArrayBuffer>,
    userName: user.name,
    userDisplayName: user.shown,
    attestationType: 'none',
    excludeCredentials: (await ofUser(ctx, user.id)).map(({ credential_id }) => ({
      id: credential_id,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(ctx, options.challenge, 'add', user.id);
  return { options: JSON.stringify(options) };
};

export const addPasskey = async (ctx: Ctx, userId: string, name: string, passkey: string) => {
  const rpID = await hostOf(ctx);
  const { credential } = await read(passkey, async (response: RegistrationResponseJSON) => {
    const checked = await (await webAuthn()).verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => useChallenge(ctx, challenge, 'add', userId),
      expectedOrigin: originOf(response, rpID),
      expectedRPID: rpID,
      requireUserVerification: true,
    });
    return checked.registrationInfo ?? refuse('auth.passkeyRefused');
  });
  await ctx.db
    .insertInto('passkeys')
    .values({
      tenant_id: ctx.tenant.id,
      id: newId(),
      user_id: userId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: String(credential.counter),
      transports: [...(credential.transports ?? [])],
      name,
    })
    .execute();
};

/** What a passkey is asked to sign: any of this tenant's, or one of a user's. */
export const optionsToUse = async (
  ctx: Ctx,
  purpose: ChallengePurpose,
  userId: string | null = null,
) => {
  const mine = userId ? await ofUser(ctx, userId) : [];
  const options = await (await webAuthn()).generateAuthenticationOptions({
    rpID: await hostOf(ctx),
    userVerification: 'required',
    allowCredentials: mine.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: transports as Transports,
    })),
  });
  await keepChallenge(ctx, options.challenge, purpose, userId);
  return { options: JSON.stringify(options) };
};

/** Whose passkey has signed what we asked; refuses what it didn't. */
export const usePasskey = async (
  ctx: Ctx,
  passkey: string,
  purpose: ChallengePurpose,
  userId: string | null = null,
): Promise<string> => {
  const rpID = await hostOf(ctx);
  return read(passkey, async (response: AuthenticationResponseJSON) => {
    const key = await ctx.db
      .selectFrom('passkeys')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('credential_id', '=', response.id)
      .selectAll()
      .executeTakeFirst();
    if (!key || (userId !== null && key.user_id !== userId)) return refuse('auth.passkeyRefused');
    const { verified, authenticationInfo } = await (await webAuthn()).verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => useChallenge(ctx, challenge, purpose, userId),
      expectedOrigin: originOf(response, rpID),
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: key.credential_id,
        publicKey: new Uint8Array(key.public_key),
        counter: Number(key.counter),
        transports: key.transports as Transports,
      },
    });
    if (!verified) return refuse('auth.passkeyRefused');
    await ctx.db
      .updateTable('passkeys')
      .set({ counter: String(authenticationInfo.newCounter), used_at: new Date() })
      .where('tenant_id', '=', ctx.tenant.id)
      .where('id', '=', key.id)
      .execute();
    return key.user_id;
  });
};
