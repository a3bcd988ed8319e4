import type keys from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    keys: typeof keys;
  }
}
