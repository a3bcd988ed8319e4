import { hash, verify } from '@node-rs/argon2';

export const hashPassword = (password: string) => hash(password);

let nobody: Promise<string> | undefined;

/** Takes as long for an unknown user as for a wrong password, so that time tells nothing. */
export const passwordMatches = async (stored: string | undefined, given: string) => {
  nobody ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await nobody), given);
  return stored !== undefined && matches;
};
