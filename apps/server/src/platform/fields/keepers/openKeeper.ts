import { createHash } from 'node:crypto';
import { fileKeeper, keeperOf } from './fileKeeper.ts';
import type { Keeper } from './keeper.ts';
import { kmsKeeper } from './kmsKeeper.ts';

/** A developer's machine keeps no secrets; production refuses to start with this one. */
const everybodysKey = createHash('sha256').update('on a machine of one’s own').digest('base64');

const most = 20_000;

/** What was unwrapped stays in memory, for KMS is far and asked for money. */
const remembering = (keeper: Keeper): Keeper => {
  const known = new Map<string, Promise<Buffer>>();
  return {
    ...keeper,
    unwrap(about, wrapped) {
      const name = `${about}/${wrapped.by}/${wrapped.wrapped.toString('base64')}`;
      const hit = known.get(name);
      if (hit) return hit;
      const [oldest] = known.keys();
      if (known.size >= most && oldest !== undefined) known.delete(oldest);
      const key = keeper.unwrap(about, wrapped);
      known.set(name, key);
      key.catch(() => known.delete(name));
      return key;
    },
  };
};

/** Whom `ALPACA_KEYS` names: `file:/path`, `kms:<key>`, or `dev`. */
export const openKeeper = (text: string): Keeper => {
  if (text === 'dev')
    return remembering(keeperOf({ current: 'dev', keys: { dev: everybodysKey } }));
  if (text.startsWith('file:')) return remembering(fileKeeper(text.slice('file:'.length)));
  if (text.startsWith('kms:')) return remembering(kmsKeeper(text));
  throw new Error('environment: ALPACA_KEYS: file:/path/of/keys.json or kms:<key>');
};
