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

const openOne = (text: string): Keeper => {
  if (text === 'dev') return keeperOf({ current: 'dev', keys: { dev: everybodysKey } });
  if (text.startsWith('file:')) return fileKeeper(text.slice('file:'.length));
  if (text.startsWith('kms:')) return kmsKeeper(text);
  throw new Error('environment: ALPACA_KEYS: file:/path/of/keys.json or kms:<key>');
};

/** Whom `ALPACA_KEYS` names: `file:/path`, `kms:<key>`, or `dev`; behind a space who had the key before. */
export const openKeeper = (text: string): Keeper => {
  const keepers = text.trim().split(/\s+/).map(openOne);
  const [first] = keepers as [Keeper];
  return remembering({
    ...first,
    opens: (by) => keepers.some((keeper) => keeper.opens(by)),
    async unwrap(about, wrapped) {
      const keeper = keepers.find((one) => one.opens(wrapped.by)) ?? first;
      return keeper.unwrap(about, wrapped);
    },
  });
};
