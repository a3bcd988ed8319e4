import { randomBytes } from 'node:crypto';
import type { KnownKey } from './keySession.service.ts';

const passes = new Map<string, KnownKey>();

/** Whom a pass speaks for. */
export const openWithPass = (authorization = '') => passes.get(authorization) ?? null;

/** Opens the door of a sandbox for as long as one request lasts; nobody outside this process has the pass. */
export const withPass = async <T>(key: KnownKey, ask: (authorization: string) => Promise<T>) => {
  if (!key.tenant.twinOf) throw new Error('only sandboxes are open to replays');
  const pass = `Replay ${randomBytes(32).toString('base64url')}`;
  passes.set(pass, key);
  try {
    return await ask(pass);
  } finally {
    passes.delete(pass);
  }
};
