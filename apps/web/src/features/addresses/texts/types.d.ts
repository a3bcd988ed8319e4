import type addresses from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    addresses: typeof addresses;
  }
}
