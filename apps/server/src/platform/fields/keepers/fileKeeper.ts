import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { seal, unseal } from '../../seal.ts';
import type { Keeper } from './keeper.ts';

const keyBytes = 32;

const KeyFile = z.strictObject({
  current: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
  keys: z.record(z.string(), z.string()),
});
export type KeyFile = z.infer<typeof KeyFile>;

const decoded = (name: string, text: string) => {
  const key = Buffer.from(text, 'base64');
  if (key.length !== keyBytes) throw new Error(`ALPACA_KEYS: key ${name} is not of 32 bytes`);
  return key;
};

/** Master keys by name; former ones stay until no data key is wrapped by them. */
export const keeperOf = ({ current, keys }: KeyFile): Keeper => {
  const byName = new Map(Object.entries(keys).map(([name, text]) => [name, decoded(name, text)]));
  const keyOf = (by: string) => {
    const key = byName.get(by.replace(/^file:/, ''));
    if (!key) throw new Error(`ALPACA_KEYS: no key ${by}, by which a data key is wrapped`);
    return key;
  };
  const wrappedBy = `file:${current}`;
  keyOf(wrappedBy);
  return {
    current: wrappedBy,
    opens: (by) => by.startsWith('file:') && byName.has(by.slice('file:'.length)),
    wrap: async (about, key) => ({
      wrapped: seal(keyOf(wrappedBy), key.toString('base64'), about),
      by: wrappedBy,
    }),
    unwrap: async (about, { wrapped, by }) =>
      Buffer.from(unseal(keyOf(by), wrapped, about), 'base64'),
  };
};

/** `{"current": "2026-11", "keys": {"2026-11": "<32 bytes in base64>"}}` */
export const fileKeeper = (path: string): Keeper => {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    // What the parser says repeats a part of the text, and that is the key.
    const why = error instanceof SyntaxError ? 'it is not JSON' : (error as Error).message;
    throw new Error(`ALPACA_KEYS: ${path} can't be read: ${why}`);
  }
  const file = KeyFile.safeParse(read);
  if (!file.success) throw new Error(`ALPACA_KEYS: ${path} must hold "current" and "keys"`);
  return keeperOf(file.data);
};
