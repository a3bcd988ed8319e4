import { Secret, TOTP } from 'otpauth';

/** What an app shows that was given the secret, so many steps from now. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });
