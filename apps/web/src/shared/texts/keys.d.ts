import type { Texts } from './texts.ts';

// i18next's own types work out anew for each call of `t` which texts it may ask for, and took three
// quarters of the time that the web's types take. The same is said here once for each namespace.

type Suffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutSuffix<Key> = Key extends `${infer Plain}_${Suffix}` ? Plain | Key : Key;

type Keys = { [Ns in keyof Texts]: WithoutSuffix<keyof Texts[Ns]> };
type Named = { [Ns in keyof Texts]: `${Ns}:${Keys[Ns] & string}` };

/** A text of the first namespace by its key, of each by its namespace and its key. */
type KeysOf<Ns> = Ns extends readonly [infer First extends keyof Texts, ...unknown[]]
  ? Keys[First] | Named[Ns[number] & keyof Texts]
  : Ns extends keyof Texts
    ? Keys[Ns]
    : never;

// biome-ignore lint/suspicious/noExplicitAny: an interface is assignable to no other index
type Facts = Record<string, any>;
/** Plurals go by a number. */
type Counted<F> = F extends { count: number }
  ? unknown
  : 'count' extends keyof F
    ? { count: number }
    : unknown;

declare module 'i18next' {
  interface TFunction<Ns extends Namespace = DefaultNamespace, KPrefix = undefined> {
    // What this refuses i18next's own signatures look at, so that it refuses in their words. Without
    // optional properties: with them an object that was put together before goes to those first.
    // biome-ignore lint/style/useShorthandFunctionType: only an interface stands before what it extends
    <F extends Facts>(
      key: [KPrefix] extends [undefined] ? KeysOf<Ns> : never,
      facts?: F & Counted<F>,
    ): string;
  }
}
